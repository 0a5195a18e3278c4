### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = лицар
duel-role-M = маг
duel-who = { $name }, { $role }
duel-ing-FE = перо
duel-ing-TO = ропуха
duel-ing-BO = книга
duel-ing-EL = еліксир
duel-ing-TS = мухомор
duel-ing-ST = камінь
duel-of-TRK = з треком раундів
duel-of-PUR = книги
duel-of-GRE = ропухи
duel-of-YEL = еліксиру
duel-of-RED = мухомора
duel-of-BLU = пера
duel-tower = вежа { $of }
duel-between = між вежею { $a } та вежею { $b }
duel-card-chest = { $card } зі скринею
duel-card-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
  } { $arrow ->
    [left] зі стрілкою ліворуч
   *[right] зі стрілкою праворуч
  }
duel-card-down = карта долілиць
duel-card-unknown = невідома карта
duel-secret-princess = { $card } з принцесою
duel-spell-force_discard = Скинути
duel-spell-push_down = Зсунути
duel-spell-salvage = Повернути
duel-spell-peek_swap = Підглянути й поміняти
duel-spell-any = Будь-яке закляття
duel-any = будь-який інгредієнт

## Both players' cards

duel-area = Карти: { $name }
duel-acquired = Здобуті
duel-acquired-note = платять за закляття
duel-acquired-none = Здобутих карт немає
duel-used = Ряд використаних
duel-used-note = зберігає порядок, росте з обох боків
duel-used-none = Ряд використаних порожній
duel-gap = проміжок
duel-end-L = лівий край
duel-end-R = правий край
duel-group = { $count } × { $card }
duel-stones-as = { $count ->
    [one] { $count } камінь зараз рахується як
    [few] { $count } камені зараз рахуються як
    [many] { $count } каменів зараз рахуються як
   *[other] { $count } каменя зараз рахуються як
  }
duel-stones-idle = { $count ->
    [one] { $count } камінь зараз не рахується
    [few] { $count } камені зараз не рахуються
    [many] { $count } каменів зараз не рахуються
   *[other] { $count } каменя зараз не рахуються
  }
duel-veiled = { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
    [many] { $count } прихованих карт
   *[other] { $count } прихованої карти
  }
duel-veiled-own = бачите лише ви
duel-veiled-other = вам не видно
duel-veiled-none = Прихованих карт немає
duel-chests = { $count ->
    [one] { $count } скриня
    [few] { $count } скрині
    [many] { $count } скринь
   *[other] { $count } скрині
  }
duel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
  }
duel-swap-ready = Обмін місцями: доступний
duel-swap-used = Обмін місцями: використаний
duel-jumps = Оминає лицаря
duel-you-turn = ваш хід
duel-their-turn = ходить
duel-asked = має вирішити
duel-you-asked = вирішувати вам
duel-waits = чекає
duel-over = кінець гри
duel-held = Щойно здобуто: { $card }

## The ring

duel-ring = Коло шести веж
duel-round-turn = Раунд { $round }, хід { $turn }
duel-at-tower = { $tower }: { $points }, вирішує { $ingredient }.
duel-spell-of = Закляття: { $spell }, ціна: { $cost }.
duel-no-spell = Тут немає закляття.
duel-stands = Тут стоїть { $role }.
duel-count = Лицар { $knight }, маг { $mage }: { $leads }.
duel-secret-down = Таємна карта лежить долілиць.
duel-secret-shown = Таємна карта: { $card }.
duel-secret-seen = Ви бачили її таємну карту: { $card }.
duel-secret-stale = Ви бачили її таємну карту: { $card }. Відтоді її могли поміняти.
duel-slot-up = Карта { $between }: { $card }.
duel-slot-down = Карта { $between }: долілиць.
duel-slot-open = Карта { $between }: долілиць, { $card }.
duel-slot-empty = Немає карти { $between }.
duel-piles = Стос добору: { $draw }. Стос скинутих карт: { $discard }.
duel-text = Стіл словами
duel-text-row = ряд використаних зліва направо: { $cards }
duel-text-acquired = здобуті: { $cards }

## What was seen

duel-secrets = Таємні карти
duel-secrets-note = що ви підглянули
duel-secrets-open = що лежить під вежами
duel-stale = непевно
duel-look-own = Раунд { $round }, ви: { $a } та { $b }
duel-look-other = Раунд { $round }, { $name }: { $a } та { $b }
duel-look-none = Під вежі ще ніхто не зазирав.

## Who leads

duel-balance = Хто де має перевагу
duel-leads-K = перевага лицаря
duel-leads-M = перевага мага
duel-leads-nobody = порівну
duel-cell = { $tower }, { $points }: лицар { $knight }, маг { $mage }, { $leads }
duel-would-be = Після цього ходу: лицар { $knight }, маг { $mage }, { $leads }

## Questions

duel-ask-MOVE = Перейдіть до іншої вежі
duel-ask-TAKE = Здобудьте карту біля вежі { $of }
duel-ask-PLACE = На який край вашого ряду?
duel-ask-SPELL = { $spell }: торкніться карти для оплати або грайте далі
duel-ask-SPELL-two = { $spell }: торкніться першої з двох карт або грайте далі
duel-ask-SPELL-second = Тепер друга карта
duel-ask-SPELL-as = Яке закляття накладаєте?
duel-ask-end = На який край вашого ряду?
duel-ask-their-end = Ряд ({ $name }): на який край?
duel-ask-LOOK = Під які дві вежі зазирнути?
duel-ask-LOOK-second = А під яку ще?
duel-ask-RETURN = Покласти, як були, чи поміняти місцями?
duel-ask-PUSH = Яку карту зсунути ({ $name })?
duel-ask-DISCARD = Скиньте одну зі своїх карт
duel-ask-GUESS = Під якою вежею принцеса?
duel-ask-UP = Яку карту викласти горілиць?
duel-ask-LAY = Який камінь ви кладете?
duel-ask-wait = { $name } думає
duel-ask-chance = Вирішують карти
duel-sure = { $what }?

## Answers

duel-do-move = Перейти до вежі { $of }
duel-do-skip = Оминути лицаря й перейти до вежі { $of }
duel-do-swap = Помінятися місцями з магом (раз за гру)
duel-do-take = Здобути: { $card }
duel-do-up = Викласти цю карту горілиць
duel-do-place-L = Покласти на лівий край
duel-do-place-R = Покласти на правий край
duel-do-pass = Без закляття
duel-do-cast-now = Накласти
duel-spells = Закляття
duel-do-cast = Накласти «{ $spell }», заплатити: { $cards }
duel-do-as = { $spell }
duel-do-look = Зазирнути під вежу { $a } та вежу { $b }
duel-do-first = Зазирнути під вежу { $of }
duel-do-keep = Як були
duel-do-exchange = Поміняти
duel-do-push-L = Зсунути на лівий край: { $card }
duel-do-push-R = Зсунути на правий край: { $card }
duel-do-discard = Скинути: { $card }
duel-do-guess = Назвати вежу { $of }
duel-do-lay-L = Покласти на лівий край: { $card }
duel-do-lay-R = Покласти на правий край: { $card }
duel-do-card = Обрати: { $card }
duel-do-pay = Заплатити: { $card }
duel-do-end-L = На лівий край
duel-do-end-R = На правий край
duel-do-score = Підрахунок
duel-do-xray = Рентген

## What it would do

duel-would-take = ще й карта: { $card }
duel-would-down = ще й карта долілиць
duel-would-fail = закляттю нема на що діяти
duel-would-turn = завершує ваш хід
duel-would-round = завершує раунд
duel-step-move = Перехід
duel-step-take = Карта
duel-step-spell = Закляття
duel-step-done = { $step }, готово
duel-seen-under = Під вежею { $of }

## The foot of a phone

duel-nav-mine = Мої
duel-nav-seen = Побачене
duel-nav-log = Перебіг

## The log

duel-log-RingLaid = Вежі стоять колом
duel-log-SecretBoxed = Одна таємна карта повертається в коробку
duel-log-SecretLaid = Таємна карта лежить під вежею { $of }
duel-log-CardBurned = Карта йде долілиць у стос скинутих карт
duel-log-FourthSlotChosen = Четверта карта горілиць буде { $between }
duel-log-CardDealt = Викладено { $between }: { $card }
duel-log-TurnStarted = Хід: { $name }
duel-log-CharacterMoved-step = { $name } переходить до вежі { $of }
duel-log-CharacterMoved-skip = { $name } оминає лицаря й переходить до вежі { $of }
duel-log-CharacterMoved-swap = { $name } міняється місцями з магом і тепер стоїть у вежі { $of }
duel-log-CardTaken-up = { $name } здобуває: { $card }
duel-log-CardTaken-down = { $name } здобуває карту, що лежала долілиць: { $card }
duel-log-StonePlaced-L = { $name } кладе на лівий край: { $card }
duel-log-StonePlaced-R = { $name } кладе на правий край: { $card }
duel-log-SpellCast = { $name } накладає закляття «{ $spell }»
duel-log-SpellCast-as = { $name } накладає у вежі мухомора закляття «{ $spell }»
duel-log-CostPaid-L = плата на лівий край: { $card }
duel-log-CostPaid-R = плата на правий край: { $card }
duel-log-SpellFailed = Закляттю нема на що діяти
duel-log-SecretsSeen = { $name } зазирає під вежу { $a } та вежу { $b }
duel-log-SecretsSeen-own = { $name } зазирає під вежу { $a } ({ $seen_a }) та вежу { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } кладе обидві карти назад
duel-log-SecretsReturned-kept = { $name } кладе обидві карти назад, як були
duel-log-SecretsReturned-swapped = { $name } міняє обидві карти місцями й кладе назад
duel-log-CardPushed-L = Зсунуто на лівий край ряду ({ $name }): { $card }
duel-log-CardPushed-R = Зсунуто на правий край ряду ({ $name }): { $card }
duel-log-CardDiscarded = { $name } скидає: { $card }
duel-log-CardSalvaged = { $name } бере приховану карту зі стосу скинутих карт
duel-log-CardSalvaged-own = { $name } бере приховану карту зі стосу скинутих карт: { $card }
duel-log-LeftoversDiscarded = Решта карт іде у стос скинутих карт
duel-log-RoundStarted = Раунд { $round }: шість нових карт
duel-log-TowerGuessed = { $name } називає вежу { $of }: { $card }
duel-log-CardUnveiled = Прихована карта ({ $name }): { $card }
duel-log-VeiledStoneLaid-L = { $name } кладе на лівий край: { $card }
duel-log-VeiledStoneLaid-R = { $name } кладе на правий край: { $card }
duel-log-ScoringStarted = Час рахувати очки
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Лицар { $knight }, маг { $mage }: вежу { $of } здобуває лицар
duel-log-TowerScored-M = Лицар { $knight }, маг { $mage }: вежу { $of } здобуває маг
duel-log-TowerScored-nobody = Лицар { $knight }, маг { $mage }: вежу { $of } не здобуває ніхто
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Під вежею { $of }: { $card }
duel-log-SecretShown-box = У коробці: { $card }
duel-log-GameEnded-K = Перемагає лицар
duel-log-GameEnded-M = Перемагає маг
duel-log-GameEnded-nobody = Нічия
duel-log-Waiting = { $name } має вирішити
duel-log-Hidden = Стається щось, чого ви не бачите
duel-log-Undone = { $count ->
    [one] Скасовано { $count } крок
    [few] Скасовано { $count } кроки
    [many] Скасовано { $count } кроків
   *[other] Скасовано { $count } кроку
  }

## Scoring, step by step

duel-score = Підрахунок
duel-score-step = Крок { $step } з { $steps }
duel-score-next = Далі
duel-score-back = Назад
duel-score-end = До результату
duel-score-guess = Де принцеса?
duel-score-guess-text = { $name } каже: під вежею { $of }.
duel-score-guess-right = Вона тут!
duel-score-guess-wrong = Її тут немає. Хибний здогад нічого не коштує.
duel-score-unveil = Приховані карти
duel-score-unveil-text = Усе приховане тепер рахується разом із рештою.
duel-score-counting = Скільки чого?
duel-score-counting-text = Малюнки на всіх картах і камені, що рахуються як карта, на яку вказують.
duel-score-of-stones = з них каменів: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } має більше й отримує { $points }.
duel-score-level = Порівну: ніхто не отримує ні вежі, ні її таємної карти.
duel-score-secret = Разом із нею таємна карта: { $card }.
duel-score-secret-points = { $points } за такі малюнки на власних картах.
duel-score-secret-none = На власних картах таких малюнків немає: без очок.
duel-score-chests = Скрині
duel-score-chests-text = Що більше скринь, то більше варта кожна.
duel-score-row-guess = Здогад
duel-score-row-towers = Вежі
duel-score-row-secrets = Таємні карти
duel-score-row-chests = Скрині
duel-score-row-total = Разом
duel-score-won = Перемагає { $name }
duel-score-draw = Нічия
duel-score-why-none = Вирішує більша кількість очок.
duel-score-why-princess = Очок порівну: вирішує здобута карта з принцесою.
duel-score-why-towers = Очок порівну: вирішує більша кількість здобутих веж.
duel-score-why-red = Очок порівну: вирішує здобута вежа мухомора.
duel-score-why-draw = Очок порівну, і розв’язати нічию нема чим.
duel-score-so-far = Очки дотепер

## Where the secret cards really were

duel-xray = Рентген таємних карт
duel-xray-note = Де насправді лежала кожна карта, від початку гри до останнього погляду під вежу.
duel-xray-start = Початок
duel-xray-look = Раунд { $round }
duel-xray-box = Коробка
duel-xray-kept = { $name } зазирає й кладе карти назад, як були
duel-xray-swapped = { $name } зазирає й міняє карти місцями
duel-xray-none = У цій грі ніхто не зазирав під вежі.
