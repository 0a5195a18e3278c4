### Правила: сторінка довкола них. Самі правила — у rules.towers і rules.duel.

rules = Правила
rules-choose = Дві короткі книжки правил
rules-about-towers = Порожнисті вежі, загублені чарівники й замок, що весь час тікає.
rules-about-duel = Лицар, маг, п’ять заклинань і прихована принцеса.
rules-of = Правила: { $game }
rules-contents = Зміст
rules-search = Шукати в правилах
rules-found = { $count ->
    [one] Знайдено { $count } розділ
    [few] Знайдено { $count } розділи
    [many] Знайдено { $count } розділів
   *[other] Знайдено { $count } розділу
  }
rules-found-none = Нічого не знайдено. Спробуйте коротше слово або номер правила.
rules-in-force = Фільтр
rules-variant-all = Усі варіанти
rules-teams = Командний варіант
rules-everything = Показати всі видання та налаштування
rules-at-table = Ви читаєте правила столу { $code }.
rules-table-unknown = Не вдалося завантажити правила столу { $code }. Ви читаєте правила видання.
rules-mark-here = За цим столом
rules-mark-edition = У цьому виданні
rules-mark-option = За домовленістю
rules-edition-international = Міжнародне видання
rules-edition-polish = Польське видання
rules-edition-ukrainian = Українське видання
rules-edition-czech = Чеське видання
rules-example = Приклад
rules-number = Правило { $rule }
rules-cost = Ціна: { $cost ->
    [one] { $cost } повна колба
    [few] { $cost } повні колби
    [many] { $cost } повних колб
   *[other] { $cost } повної колби
  }
rules-more = Відкрити правила
rules-top = Нагору
rules-print = Друкувати
fact-card = Карта
fact-copies = Штук
