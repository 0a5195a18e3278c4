### За столом: налаштування, довідка, нотатки, автопас, хто де сидить.

prompt = Запитання

## Why not

why-card-first = Спершу оберіть карту. Вона показує, що і наскільки перемістити.
why-watching = Ви дивитеся гру. Ходити можуть лише гравці за столом.

## Asked once more before it is done

ask-discard-confirm = Скинути без дії: { $card }?
ask-hand-confirm = { $name } отримує карту: { $card }?
ask-offer = Яку карту запропонувати? ({ $name })
ask-give-confirm = { $name } отримує { $count ->
    [one] { $count } повну колбу
    [few] { $count } повні колби
    [many] { $count } повних колб
   *[other] { $count } повної колби
  }?
ask-ask-confirm = Попросити карту в партнера ({ $name })? Одну ви віддасте.
do-offer-card = Запропонувати карту
ask-refuse-confirm = Замінити всі карти й завершити хід?
would-next = наступна зупинка: { $space }
clock-left = Лишилося часу

## Notes

marks = Нотатки
marks-ask = Торкніться клітинки, щоб записати, хто під її вежами
marks-of = Нотатки: клітинка { $space }
marks-under = Під рівнем { $level }
marks-count = { $name }, записано: { $count ->
    [one] { $count } чарівник
    [few] { $count } чарівники
    [many] { $count } чарівників
   *[other] { $count } чарівника
  }. Торкніться, щоб додати ще одного.
marks-nothing = Тут немає вежі, тож записувати нічого.
marks-note = Нотатки бачите лише ви. Вони на цьому пристрої та зникнуть разом зі столом.

## Auto-pass

passes = Автопас
passes-on = Автопас увімкнено
passes-about = У чужий хід вас питають, чи застосувати заклинання. Автопас відповідає «пас» за вас, і гра не чекає.
passes-unless = Усе ж питати, якщо можу застосувати:
passes-action = Пас на цю карту
passes-turn = Пас до мого наступного ходу
passes-off = Питати мене знову

## Who sits there

seat-bot-elo = Бот: { $level }, Elo { $elo } за іграми з іншими ботами
seat-bot-sees = Бачить лише те, що й ви.
seat-is-you = Це ви.
seat-is-here = За столом.
seat-is-absent = Зараз не в мережі.
seat-is-away = Немає за столом. До повернення грає бот.
seat-memory-strict = Не бачить ув’язнених чарівників.
seat-memory-notes = Може робити приватні нотатки про ув’язнених чарівників.
seat-memory-open = Бачить ув’язнених чарівників.
seat-passes = У чужі ходи ввімкнено автопас.
seat-passes-short = автопас
seat-partner-is = Партнер: { $name }
come-back = Повернутися на місце: { $name }
forget = Видалити моє ім’я та повідомлення
forget-sure = Видалити назавжди?
watching = Ви дивитеся гру
chat-name = Ваше ім’я в чаті
chat-join = Увійти в чат
hand-over-note = Решта, не підглядайте!
end-waits = Ви пропонуєте завершити гру. Чекаємо на відповіді.
end-withdraw = Відкликати
undo-waits = Ви просите повернути хід. Чекаємо на відповіді.
come-back-short = Повернутися

## Settings

set-sound = Звук
set-sound-note = Кілька тихих звуків.
set-captions = Підписи
set-captions-note = Показувати звуки словами.
set-letters = Швидкі клавіші
set-letters-note = Керування однією клавішею.
sound-lift = Вежа здіймається
sound-land = Вежа приземляється
sound-step = Чарівник стрибає
sound-home = Чарівник заходить до замку
sound-potion = Колба наповнюється
sound-die = Котиться кубик
sound-castle = Замок Ворона летить
sound-spell = Діє заклинання
sound-walk = Кроки
sound-card = Карта лягає на стіл
sound-secret = Переміщують таємні карти
sound-turn = Ваш хід
sound-end = Кінець гри

## Help

help = Довідка й клавіші
help-signs = Що ви бачите
help-keys = Клавіші
help-can = Золоте: цим можна скористатися зараз.
help-ghost = Прозора фігура: де вона опиниться. Ще нічого не сталося.
help-warn = Коралове: ці чарівники будуть у пастці.
help-castle = Фіолетове: наступна зупинка замку Ворона. «?»{ "\u00A0" }— залежить від того, що відкриє піднята вежа.
help-duel-ghost = Бліда постать: де ви станете. Бліда карта: що здобудете чи покладете.
help-duel-swing = Смуги: хто має перевагу в кожній вежі. Малі числа: що змінить ваш хід.
help-duel-stale = Око: карта, яку ви бачили. Знак питання: відтоді її могли поміняти.
help-why = Торкніться затемненого{ "\u00A0" }— дізнаєтеся, чому воно недоступне.
keys-card = зіграти карту з руки
keys-ring = перейти до ігрового поля
keys-walk = рухатися по колу
keys-levels = обрати фігуру на клітинці
keys-choose = обрати, ще раз{ "\u00A0" }— підтвердити
keys-back = назад, закрити
keys-undo = повернути хід
keys-spells = перейти до заклинань
keys-hand = перейти до своїх карт
keys-players = перейти до гравців
keys-duel-card = обрати одну зі своїх карт
keys-duel-ring = перейти до веж
keys-duel-hand = перейти до своїх карт
keys-duel-other = перейти до карт суперника
keys-duel-seen = перейти до таємних карт
keys-log = журнал
keys-notes = нотатки, якщо стіл їх дозволяє
keys-chat = чат
keys-menu = меню
keys-help = ця довідка
keys-note = Клавіші названо за їхнім місцем в англійській розкладці. Через Tab і Shift+Tab теж можна дістатися всюди.

## Мета і ви

you-are = Ви · { $name }
film-of = { $name } ходить
film-of-you = Показуємо ваш хід
film-press = Торкніться будь-чого, щоб перейти до свого ходу
timeline = Що сталося
aim = Мета: приведіть у замок { $wizards ->
    [one] { $wizards } чарівника
    [few] { $wizards } чарівників
    [many] { $wizards } чарівників
   *[other] { $wizards } чарівника
  } і наповніть { $potions ->
    [one] { $potions } колбу
    [few] { $potions } колби
    [many] { $potions } колб
   *[other] { $potions } колби
  }.
aim-progress = Мета. Чарівники в замку: { $home } з { $wizards }. Наповнені колби: { $full } з { $potions }.
aim-home = Приведіть { $count ->
    [one] { $count } чарівника
    [few] { $count } чарівників
    [many] { $count } чарівників
   *[other] { $count } чарівника
  } у замок
aim-fill = наповніть { $count ->
    [one] { $count } колбу
    [few] { $count } колби
    [many] { $count } колб
   *[other] { $count } колби
  }
aim-home-short = У замок
aim-fill-short = Колби
aim-of = { $done } з { $all }
aim-of-home = { $done } з { $all } в замку
you = Ви
seat-trapped = ув’язнено: { $count }
hand-played-second = другу карту зіграно
hand-gap = карти немає
card-no-move = Немає ходу
card-home = У замок!
card-way = { $from } → { $to }
card-moves = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
  }
spells-count = { $count ->
    [one] { $count } заклинання
    [few] { $count } заклинання
    [many] { $count } заклинань
   *[other] { $count } заклинання
  }
prompt-usable = Золотий край: можна використати зараз ({ $things })
prompt-usable-short = Золоте: доступно
prompt-usable-tab = Внизу: заклинання
last-round = Останній раунд: мети досягнуто ({ $names })
last-round-you = Останній раунд: мети досягнуто
spells-limit = { $spells } за хід
spell-spent = Витрачені колби далі рахуються як повні.
cards-left = Карт на цей хід: { $count }
ask-choose-name = { $name }: зіграйте { $which ->
    [first] першу
    [second] другу
   *[next] наступну
  } карту ({ $act } з { $actions })
do-refuse-short = Замінити карти
do-refuse-note = завершує хід
undo-last = { $last ->
    [card] вашу останню карту
    [move] ваш останній хід
    [spell] ваше останнє заклинання
   *[decision] ваше останнє рішення
  }
undo-answers = { $what } і { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
    [many] { $count } відповідей
   *[other] { $count } відповіді
  }
undo-since = { $what } і все, що було потім
undo-ask-answers = Повернути { $what } і { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
    [many] { $count } відповідей
   *[other] { $count } відповіді
  } ({ $names })?
undo-ask = Повернути { $what } і все, що було потім? { $names }: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }.
undo-asked-last = { $name } просить повернути останнє рішення.
undo-asked-since = { $name } просить повернути останнє рішення і все, що було потім. { $names }: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }.
seat-bot-in = не за столом, бот зіграє за { $time }
ask-away = { $name } не за столом. Бот зіграє за { $time }
ask-wait-since = { $name } думає вже { $time }
away-now = Хай грає бот
away-wait = Зачекати
seat-silent = мовчить уже { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
  }
ask-silent = { $name } мовчить уже { $time }. Хай грає бот?
silent-bot = Хай грає бот
silent-here = Я тут
spectator-unnamed = Глядач
spectator-mute = Сховати в чаті
spectator-unmute = Показувати в чаті
spectator-remove = Прибрати
spectator-remove-name = Прибрати: { $name }
hint-other = Інша ідея
result-you-win = Ви перемогли!
result-you-team = Ви перемогли разом! Команда: { $names }
result-you-share = Спільна перемога: ви та { $names }
result-you-place = { $first }, { $place ->
    [second] ви на другому місці
    [third] ви на третьому місці
    [fourth] ви на четвертому місці
    [fifth] ви на п’ятому місці
   *[sixth] ви на шостому місці
  }
result-order = Спочатку ті, хто досягає мети: що більше повних колб, то краще. Потім решта, за наповненими, а далі за повними колбами.
result-report = Розбір
result-rule = Прочитати правило ({ $rule })
rematch-turned = Реванш зі зміною місць
ask-choose-short = Ваш хід: зіграйте { $which ->
    [first] першу
    [second] другу
   *[next] наступну
  } карту
ask-choose-name-short = { $name }: зіграйте { $which ->
    [first] першу
    [second] другу
   *[next] наступну
  } карту
