### Магічні Вежі та сторінки довкола гри. Речення про гравців стоять у теперішньому часі й не знають роду.

## Things of the game

game-towers = Магічні Вежі
game-duel = Лицар і маг
castle = Замок Ворона
ring = Ігрове поле з 16 клітинок
pool = Колода: { $draw ->
    [one] { $draw } карта
    [few] { $draw } карти
    [many] { $draw } карт
   *[other] { $draw } карти
  }. Скид: { $discard ->
    [one] { $discard } карта
    [few] { $discard } карти
    [many] { $discard } карт
   *[other] { $discard } карти
  }.
towers-count = { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  }
wizards-count = { $count ->
    [one] { $count } чарівник
    [few] { $count } чарівники
    [many] { $count } чарівників
   *[other] { $count } чарівника
  }
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
potions-state = Колби: повних { $full }, порожніх { $empty }, витрачених { $spent }
home-state = Чарівники в замку: { $home }{ "\u00A0" }з{ "\u00A0" }{ $all }

## Seats

seat-A = Бурштин
seat-B = Малина
seat-C = Блакить
seat-D = Присмерк
seat-E = В’яз
seat-F = Іній
level-child = Дитина
level-wanderer = Мандрівник
level-apprentice = Учень
level-journeyman = Підмайстер
level-magister = Магістр
level-archmage = Архімаг
seat-bot = бот
seat-away = немає за столом, грає бот
seat-turn-you = ваш хід, карта { $act }{ "\u00A0" }з{ "\u00A0" }{ $actions }
seat-turn = грає карту { $act }{ "\u00A0" }з{ "\u00A0" }{ $actions }
seat-partner = ваш партнер
seat-reserved = збережене заклинання: { $spell }
seats = Гравці

## Cards

card-W = Чарівник { $steps }
card-T = Вежа { $steps }
card-C = Вежа { $tower } / чарівник { $wizard }
card-DC = Вежа / чарівник, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
  }
card-DT = Вежа, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
  }
card-DW = Чарівник, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
  }
card-hidden = Закрита карта
card-number = Карта { $number }: { $card }
card-side-tower = { $card }: вежа на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
card-side-wizard = { $card }: чарівник на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
hand = Ваші карти
hand-played-first = першу карту зіграно
draw-pile = Колода
discard-pile = Скид

## Spells

spells = Заклинання
spell-MW = Перемістити чарівника
spell-MT = Перемістити вежу
spell-HW = Зустрічний вітер для чарівників
spell-HT = Зустрічний вітер для веж
spell-SW = Поміняти вежі місцями
spell-NK = Перемістити замок Ворона
spell-FR = Звільнити чарівника
spell-PB = Підкинь-но мене
spell-DT2C = Взяти дві карти
spell-none = немає заклинання
spell-short-MW = Будь-який видимий чарівник{ "\u00A0" }— на 1 клітинку вперед.
spell-short-MT = Будь-яка вежа з усім, що на ній,{ "\u00A0" }— на 2 клітинки вперед.
spell-short-HW = Будь-який видимий чарівник{ "\u00A0" }— на 1 клітинку назад.
spell-short-HT = Будь-яка вежа з усім, що на ній,{ "\u00A0" }— на 2 клітинки назад.
spell-short-SW = Поміняйте місцями верхні вежі 2 клітинок.
spell-short-NK = Замок Ворона перелітає вперед чи назад, на найближчу клітинку без чарівників згори.
spell-short-FR = Зазирніть під вежу. Якщо там ваш чарівник, підніміть його нагору.
spell-short-PB = Ваш чарівник підсідає до того, який рушає з цієї самої клітинки.
spell-short-DT2C = Візьміть 2 карти.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } колба
    [few] { $cost } колби
    [many] { $cost } колб
   *[other] { $cost } колби
  }. { $short }
spell-ready = Можна застосувати

## What is asked

ask-wait = { $name } думає
ask-chance = Зачекайте мить…
ask-tiles = Обираємо заклинання…
ask-deal = Роздаємо карти…
ask-choose = Ваш хід: зіграйте { $which ->
    [first] першу
    [second] другу
   *[next] наступну
  } карту ({ $act } з { $actions })
ask-rescue = Звільнити чарівника?
ask-answer = { $name } просить у вас карту
ask-offered = { $name } пропонує вам: { $card }
ask-return = Яку карту віддати?
ask-roll = Кидаємо кубик…
ask-reroll = Випало { $value }. Перекинути?
ask-side = Випало { $value }. Вежа чи чарівник?
ask-pre = { $name } грає: { $card }. Застосувати заклинання до ходу?
ask-pre-own = Застосувати заклинання до ходу?
ask-mid = { $name } переміщує чарівника. Підсісти?
ask-mid-own = Узяти ще одного чарівника?
ask-post = Застосувати заклинання зараз?
ask-piece-wizard = Перемістіть чарівника на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
ask-piece-tower = Перемістіть вежу на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
ask-piece-either = Перемістіть вежу або чарівника
ask-redraw = Беремо нові карти…
ask-step = Пересунути вежу на 1 клітинку?
ask-end = Заклинання чи кінець ходу?
ask-refill = Добираємо карти…
ask-over = Кінець гри
ask-repeat = { $spell }: ще раз?
ask-pick = Чийого чарівника підняти нагору?
ask-fill = Наповнити колбу партнера?
ask-ride = Чарівник рушає. Підсісти?
ask-draw = Беремо 2 карти…
ask-spell-target = { $spell }: оберіть ціль
ask-spell-second = { $spell }: оберіть другу клітинку
ask-spell-confirm = Застосувати «{ $spell }»?
ask-card-side = { $card }: вежа чи чарівник?
ask-discard = Яку карту скинути без дії?
ask-give = Скільки колб дати партнерові?
ask-play-confirm = Зіграти: { $card }?
ask-roll-confirm = { $card }: кинути кубик?

## Answers

do-confirm = Підтвердити
do-more = Ще варіанти
do-undo = Повернути хід
do-cancel = Скасувати
do-play = Зіграти
do-roll = Кинути
do-refuse = Замінити карти · завершує хід
do-refuse-long = Скинути всі карти, взяти 3 нові й за бажання пересунути вежу на 1 клітинку. На цьому хід завершується.
do-ask = Попросити партнера
do-decline = Відмовитися
do-takeCard = Взяти карту
do-reroll = Перекинути
do-accept = Лишити { $value }
do-accept-plain = Лишити
do-unused = Лишити без дії
do-nostep = Не пересувати
do-end = Завершити хід
do-pass = Пас
do-stop = Досить заклинань
do-leave = Не чіпати
do-discard = Скинути карту
do-discard-card = Скинути: { $card }
do-give = Дати колби
do-give-count = Дати { $count ->
    [one] { $count }{ "\u00A0" }колбу
    [few] { $count }{ "\u00A0" }колби
    [many] { $count }{ "\u00A0" }колб
   *[other] { $count }{ "\u00A0" }колби
  }
do-offer = Запропонувати: { $card }
do-return = Віддати: { $card }
do-side-tower = Вежа
do-side-wizard = Чарівник
do-side-tower-steps = Вежа { $steps }
do-side-wizard-steps = Чарівник { $steps }
do-take = { $name }
do-fill-partner = Наповнити
do-fill-none = Ні
do-reserve = Зберегти на потім
do-cast = Застосувати
do-cast-forward = Вперед
do-cast-backward = Назад
do-ride = Підсісти
do-wizard = Перемістити чарівника ({ $name }) із клітинки { $space }
do-tower = Перемістити { $count ->
    [one] { $count } вежу
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із клітинки { $space }
do-step = Пересунути на 1 клітинку { $count ->
    [one] { $count } вежу
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із клітинки { $space }
do-cast-wizard = { $spell }: чарівник ({ $name }) на клітинці { $space }
do-cast-tower = { $spell }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } на клітинці { $space }
do-cast-free = { $spell }: з-під рівня { $level }, клітинка { $space }
do-cast-swap = { $spell }: клітинки { $first } і { $second }
do-cast-swap-first = { $spell }: верхня вежа, клітинка { $space }

## What it would do

would-cover = у пастці
would-cover-spoken = у пастці: { $names }
would-potion = +{ $count ->
    [one] { $count }{ "\u00A0" }повна колба
    [few] { $count }{ "\u00A0" }повні колби
    [many] { $count }{ "\u00A0" }повних колб
   *[other] { $count }{ "\u00A0" }повної колби
  }
would-price = −{ $count ->
    [one] { $count }{ "\u00A0" }колба
    [few] { $count }{ "\u00A0" }колби
    [many] { $count }{ "\u00A0" }колб
   *[other] { $count }{ "\u00A0" }колби
  }
would-home = у замку
would-castle = Замок Ворона летить на { $space }
would-castle-unknown = Замок Ворона летить на ?
would-open = відкриється після ходу
keep-next = Наступна зупинка: { $space }
keep-stays = Замок Ворона лишається
keep-unknown = Наступна зупинка: ?
keep-when = коли чарівник заходить до замку

## The ring in words

space-name = Клітинка { $space }
space-raven = щит Ворона
space-empty = порожньо
space-castle = тут замок Ворона
space-next = наступна зупинка замку Ворона
space-top-shield = згори вежа зі щитом
space-top-plain = згори вежа без щита
space-wizards = { $name } { $count }
text-view = Ігрове поле словами
level-name = Рівень { $level }
level-top = Верхня вежа

## What happened

log = Журнал
log-TilesRevealed = Заклинання у грі: { $spells }
log-CardDrawn = { $name } бере карту
log-CardDrawn-own = { $name } бере: { $card }
log-Reshuffled = Скид перетасовано: тепер це нова колода
log-CardPlayed = { $name } грає: { $card }
log-CardDiscarded = { $name } скидає без дії: { $card }
log-HandDiscarded = { $name } скидає всі карти: { $cards }
log-DieRolled = На кубику { $value }
log-RerollCalled = { $name } перекидає
log-ResultStands = { $name } лишає результат
log-PieceChosen = { $name } обирає фігуру на клітинці { $space }
log-CardFizzled = Цією картою нема чого перемістити
log-CardFinished = Карту виконано
log-WizardMoved = { $name } переміщує чарівника із { $from } на { $to }
log-WizardMoved-other = { $name } переміщує чарівника ({ $owner }) із { $from } на { $to }
log-WizardEntered = { $owner }: чарівник із { $from } заходить до замку
log-TowerMoved = { $name } переміщує { $count ->
    [one] { $count } вежу
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із { $from } на { $to }
log-TowerMoved-covers = { $name } переміщує { $count ->
    [one] { $count } вежу
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із { $from } на { $to } та ув’язнює { $covered ->
    [one] { $covered } чарівника
    [few] { $covered } чарівників
    [many] { $covered } чарівників
   *[other] { $covered } чарівника
  }
log-TowersSwapped = { $name } міняє місцями верхні вежі на { $first } і { $second }
log-CastleMoved = Замок Ворона летить на { $to }
log-SurfaceShown = Під рівнем { $level } на клітинці { $space }: { $wizards }
log-SurfaceShown-nobody = Під рівнем { $level } на клітинці { $space }: чарівників немає
log-WizardFreed = { $owner }: чарівник на клітинці { $space } підіймається нагору
log-PotionFilled = { $name } наповнює колбу
log-SpellCast = { $name } застосовує «{ $spell }»
log-RepeatBound = Ту саму фігуру можна перемістити ще раз
log-SpellResolved = Заклинання виконано
log-SpellReserved = { $name } зберігає на потім: { $spell }
log-ReservationClosed = { $name } відмовляється від збереженого заклинання
log-PartnerAsked = { $name } просить карту в партнера
log-CardOffered = { $from } пропонує карту: { $to }
log-CardOffered-own = { $from } пропонує ({ $to }): { $card }
log-OfferTaken = { $name } бере карту
log-OfferDeclined = { $name } не бере карти
log-CardPassed = { $from } передає карту: { $to }
log-CardPassed-own = { $from } передає ({ $to }): { $card }
log-PotionsGiven = { $from } дає ({ $to }): { $count ->
    [one] { $count } колба
    [few] { $count } колби
    [many] { $count } колб
   *[other] { $count } колби
  }
log-TurnStarted = { $name } починає хід
log-ActionStarted = { $name }: карта { $act }
log-TurnEnded = { $name } завершує хід
log-GameEnded = Кінець гри
log-Waiting = { $name } вирішує
log-Hidden = Стається щось приховане від вас
log-Undone = { $count ->
    [one] Повернуто { $count } крок
    [few] Повернуто { $count } кроки
    [many] Повернуто { $count } кроків
   *[other] Повернуто { $count } кроку
  }
log-Undone-by = { $name } повертає { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
  }

## Table and pages

nav-spells = Заклинання
nav-players = Гравці
nav-log = Журнал
menu = Меню
pace = Темп чужих ходів
pace-instant = миттєвий
pace-quick = швидкий
pace-normal = звичайний
pace-calm = спокійний
theme = Тема
theme-night = Ніч
theme-light = День
language = Мова

home-claim-1 = Зруште вежу.
home-claim-2 = Загубіть чарівника.
home-about = Дві гри про вежі для тихих вечорів. Без встановлення й без реєстрації.
home-play = Грати
home-against = проти { $count ->
    [one] { $count } бота
    [few] { $count } ботів
    [many] { $count } ботів
   *[other] { $count } бота
  }
home-code = Маєте код від друзів?
home-code-hint = напр. brave-raven-42
home-join = Приєднатися
home-new = Новий стіл
home-rules = Правила
home-watch = Дивитися
home-replays = Повтори
home-players-range = { $from }–{ $to } гравців
home-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
page-missing = Такої сторінки немає
page-home = На головну
connecting = З’єднання…

## Start, new table, lobby, end of a game

seat-K = Лицар
seat-M = Маг
close = Закрити
agree = Погодитися
disagree = Відмовитися
home-failed = Сервер не відповідає. Спробуйте ще раз за мить.
continue = Продовжити гру
continue-gathering = не розпочато
continue-over = завершено
continue-yours = ваш хід
continue-theirs = хід: { $name }
continue-forget = Прибрати { $code } зі списку
new-edition = Видання
edition-international = Міжнародне
edition-international-note = Другу карту можна скинути без дії. Доступні всі варіанти.
edition-polish = Польське
edition-polish-note = Якщо карта може щось перемістити, її треба використати. Команда, яка досягає мети, одразу завершує гру.
edition-ukrainian = Українське
edition-ukrainian-note = У варіанті для майстрів-чарівників усі можуть застосовувати заклинання з кожною картою, навіть під час переміщення.
edition-czech = Чеське
edition-czech-note = Половину подвійної карти визначає фігура, яку ви переміщуєте. Заклинання для майстрів-чарівників обираєте ви.
new-players = Гравці
new-variant = Варіант
variant-basic = Базовий
variant-basic-note = 2 заклинання. За хід можна застосувати 1.
variant-advanced = Розширений
variant-advanced-note = 4 випадкові заклинання. Застосовуйте, скільки вистачить колб, але лише між картами.
variant-master = Майстри-чарівники
variant-master-note = 4 заклинання; у ваш хід їх можуть застосовувати й інші.
variant-solo-note = Гра для одного. 1 карта за хід: приведіть усіх чарівників до замку, доки не скінчилися карти.
new-teams = Команди по двоє, партнери сидять одне навпроти одного
new-memory = Ув’язнені чарівники
memory-Strict = Приховано
memory-Strict-note = Ув’язнених не видно. Запам’ятовуйте, де вони!
memory-Notes = Нотатки
memory-Notes-note = Ув’язнених не видно, але можна робити приватні нотатки.
memory-Open = Видно всім
memory-Open-note = Усі бачать, хто під якою вежею.
new-seats = Місця
new-player = Гравець { $number }
new-sitter = { $seat }: хто грає?
new-sitter-person = Людина за цим пристроєм
new-sitter-open = Вільне: будь-хто за посиланням
new-sitter-bot = Бот
new-level = { $seat }: рівень бота
level-elo = { $level } (Elo { $elo })
new-sees = бачить ув’язнених
new-bots-see = Боти бачать лише те, що й ви. Їхній Elo виміряно в іграх між ботами: Дитина має 0.
new-clock = Час на хід
clock-none = Без обмежень
clock-none-note = Без обмеження часу.
clock-quick = Швидко
clock-quick-note = 45{ "\u00A0" }с на хід, +5{ "\u00A0" }с за кожне рішення.
clock-calm = Спокійно
clock-calm-note = 2 хвилини на хід, +10{ "\u00A0" }с за кожне рішення.
clock-long = Довго
clock-long-note = 10 хвилин на хід.
new-visibility = Хто може приєднатися?
visibility-link = За посиланням
visibility-link-note = Лише ті, хто має посилання або код.
visibility-public = Будь-хто
visibility-public-note = Ваш стіл буде серед публічних столів.
new-options = Усі налаштування
new-reset = Як у виданні
new-create = Створити стіл
new-as-variant = як у варіанті
new-in-play = У грі
new-cost = Ціна
new-cost-of = Ціна: { $spell }
group-castle = Замок
group-cards = Карти та кінець гри
group-spells = Заклинання
group-master = Варіант для майстрів-чарівників
group-team = Команди
group-solo = Соло
group-duel-play = Ходи, заклинання та коло
group-duel-see = Приховане й видиме
group-duel-count = Підрахунок і колода
lobby-closed = Цей стіл закрито.
lobby-invite = Запросіть друзів
lobby-copy = Поділитися посиланням
lobby-copied = Готово
lobby-qr = QR-код посилання
lobby-name = Ваше ім’я
lobby-colour = Ваш колір
lobby-bot = Бот: { $level }
lobby-reserved = для пристрою, де створено стіл
lobby-open = вільне
lobby-you = ви
lobby-absent = не в мережі
lobby-sit = Сісти сюди
lobby-apply = Зберегти
lobby-leave = Встати з-за столу
lobby-free = Прибрати
lobby-make-bot = Додати бота
lobby-fill = Вільні місця займе
lobby-start = Почати
lobby-close = Закрити стіл
lobby-waits = Гру розпочнуть із пристрою, де створено стіл.
reconnecting = Відновлення з’єднання…
table-code = Стіл { $code }
end-propose = Запропонувати завершити гру
end-asked = { $name } пропонує завершити гру зараз.
undo-wish = Попросити повернути мій хід
resign = Здатися
resign-sure = Точно здатися?
leave-seat = Піти · далі грає бот
remove-absent = { $name }: нехай грає бот
hand-over = Передайте пристрій: { $name }
hand-over-ready = Показати карти
result = Результат
result-won = Перемагає { $name }
result-shared = Спільна перемога: { $names }
result-points = Вирішують очки.
result-agreed = Усі погодилися завершити гру зараз.
result-resigned = Хто здається, посідає останнє місце.
result-board = Подивитися на поле
result-record = Завантажити запис
rematch = Реванш
rematch-follow = До реваншу
chat = Чат
chat-empty = Повідомлень ще немає.
chat-phrases = Швидкі фрази
chat-text = Повідомлення
chat-say = Надіслати
chat-mute = Сховати в чаті: { $name }
chat-unmute = Показувати в чаті: { $name }
lobby-spectators = { $count ->
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
    [many] Дивиться { $count } глядачів
   *[other] Дивиться { $count } глядача
  }
undo-asked = { $name } просить повернути { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
  }.

## Options of a new table: a short question or label each, with the answer in the values

opt-castleLanding = Куди летить замок?
optv-castleLanding-ShieldOnly = лише на щит Ворона
optv-castleLanding-EmptySpaceOrShieldTower = на будь-яку порожню клітинку
opt-castleTrigger = Після чийого входу замок летить далі?
optv-castleTrigger-AnyWizard = будь-якого чарівника
optv-castleTrigger-OwnWizard = чарівника, приведеного власником
opt-entryEndsTurn = Чий вхід до замку завершує хід?
optv-entryEndsTurn-ActiveOwnByActive = свого чарівника, якщо привели ви
optv-entryEndsTurn-ActiveOwnByAnyone = свого чарівника, навіть якщо привели інші
optv-entryEndsTurn-AnyEntry = будь-якого чарівника
opt-declineMove = Які карти можна скинути без дії?
optv-declineMove-Forced = жодних
optv-declineMove-SecondCard = другу за хід
optv-declineMove-Any = будь-які
opt-sideAnnounce = Коли обирати половину подвійної карти?
optv-sideAnnounce-OnPlay = коли граєте карту
optv-sideAnnounce-WithPiece = коли обираєте фігуру
opt-openDiscard = Чи можна переглядати скид?
opt-deadlock = Мета недосяжна
optv-deadlock-End = кінець гри
optv-deadlock-PlayOn = граємо далі
opt-wizardStock = Чарівників у коробці (на гру не впливає)
opt-spellMidCard = Базова гра: заклинання між картою та переміщенням?
opt-spellsPerTurn = Базова гра: заклинань за хід
opt-swapWithCastle = Чи можна поміняти вежу під замком?
optv-swapWithCastle-Carry = так, разом із замком
optv-swapWithCastle-Forbid = ні
opt-freeMayDecline = Чи можна лишити знайденого чарівника під вежею?
opt-pbOutOfTurn = Розширена гра: у ваш хід підсідати можуть усі?
opt-pbCardMovesOnly = Підсідати лише до чарівника, якого переміщує карта?
opt-piggybackRelocations = Скільки разів летить замок, якщо заходять кілька чарівників?
optv-piggybackRelocations-Once = один раз
optv-piggybackRelocations-PerWizard = раз за кожного
opt-advancedVariant = Чи є в цьому виданні розширений варіант?
opt-promo = Додати заклинання «{ spell-DT2C }»?
opt-tileCount = Випадкових заклинань
opt-masterPick = Звідки заклинання для майстрів-чарівників?
optv-masterPick-Random = навмання
optv-masterPick-Chosen = за вашим вибором
opt-masterCasters = Хто може застосувати заклинання з картою?
optv-masterCasters-OnePerAction = один гравець
optv-masterCasters-EachPlayerOne = кожен гравець
opt-masterWindows = Коли можна застосувати заклинання?
optv-masterWindows-BeforeAfter = до й після переміщення
optv-masterWindows-BeforeDuringAfter = також під час переміщення
opt-masterRepeat = Скільки разів можна повторити заклинання з картою?
optv-masterRepeat-Many = скільки вистачить колб
optv-masterRepeat-Once = один раз
opt-repeatTargets = На що діє повторене заклинання?
optv-repeatTargets-Free = на будь-яку ціль
optv-repeatTargets-SamePiece = на ту саму фігуру
opt-freeExempt = «{ spell-FR }» не входить у ліміт дії
opt-refusalSlot = Заміна карт: заклинання до або після руху вежі?
opt-teamEnd = Коли команда, яка досягає мети, завершує гру?
optv-teamEnd-Immediate = одразу
optv-teamEnd-FinishRound = після раунду
opt-teamMovePartner = Переміщувати чарівників партнера, коли всі ваші в замку?
optv-teamMovePartner-must = обов’язково
optv-teamMovePartner-may = за бажанням
opt-teamDecline = Чи може партнер не дати карту?
opt-teamOffer = Коли партнер може запропонувати карту?
optv-teamOffer-Unasked = щоразу, коли її можна попросити
optv-teamOffer-AskedOnly = лише на прохання
opt-soloCardLimit = Соло: ліміт карт (0{ "\u00A0" }— без обмежень)
opt-soloPotions = Соло: колби на початку
optv-soloPotions-Full = повні
optv-soloPotions-Empty = порожні
opt-soloRefusal = Соло: чи можна замінити всі карти?
opt-swap_range = З якої відстані лицар може помінятися місцями з магом?
optv-swap_range-any = звідки завгодно
optv-swap_range-adjacent = із сусідньої вежі
opt-cast_without_effect = Чи можна застосувати заклинання, яке не подіє?
optv-cast_without_effect-allow = так
optv-cast_without_effect-forbid = ні
opt-multi_icon_cost = За що може заплатити карта з кількома символами?
optv-multi_icon_cost-card = за один будь-який символ
optv-multi_icon_cost-exact = ні за що, платять лише карти з 1 символом
opt-deal_adjacent = Скільки карт горілиць, коли лицар і маг поруч?
optv-deal_adjacent-three = 3
optv-deal_adjacent-random4 = 4, одна навмання
optv-deal_adjacent-choose4 = 4, одна за вибором
opt-ring_mode = Порядок веж
optv-ring_mode-fixed = завжди той самий
optv-ring_mode-random = випадковий
opt-on = так
opt-off = ні
opt-role_assign = Хто за кого грає?
optv-role_assign-random = Навмання
optv-role_assign-agreement = Обираєте ви
optv-role_assign-swap = Обмін у реванші
roles-random-note = Персонажів визначає жереб, коли ви створюєте стіл.
roles-agreement-note = Ви обираєте, хто грає за лицаря, а хто за мага.
roles-swap-note = Оберіть зараз, а в реванші поміняєтеся персонажами.
opt-yellow_swap_public = Показувати, чи поміняли таємні карти місцями?
opt-discard_inspect = Чи можна переглядати скид?
opt-memory_aids = Чи нагадує екран, що ви бачили?
opt-reveal_all_at_end = Показати після гри всі таємні карти?
opt-row_gap = Карту забрано із середини ряду
optv-row_gap-close = ряд стуляється
optv-row_gap-gap = лишається проміжок, що спиняє камені
opt-stone_chain = Як діє камінь, що вказує на інший камінь?
optv-stone_chain-transitive = так само, як той камінь
optv-stone_chain-straight = як перший інгредієнт за каменями
optv-stone_chain-direct = ніяк
opt-veiled_stone = Що наприкінці з прихованими каменями?
optv-veiled_stone-inert = вони не діють як інгредієнт
optv-veiled_stone-row_end = їх кладуть на край ряду
opt-chest_overflow = Чого варті скрині понад таблицю?
optv-chest_overflow-cap = більше нічого
optv-chest_overflow-plus3 = 3 очки кожна
opt-final_tie = Хто перемагає, якщо все порівну?
optv-final_tie-draw = нічия
optv-final_tie-K = лицар
optv-final_tie-M = маг
opt-data = Яка колода?
optv-data-km-deck-derived-1 = звичайна
optv-data-km-deck-eight-chests = 8 скринь
optv-data-km-deck-mixed-stones = мішані камені
optv-data-km-deck-stone-chests = скрині на картах із каменями
optv-data-km-deck-thirty-ingredients = 30 інгредієнтів
optv-data-km-deck-three-stones = карти з 3 каменями
optv-data-km-deck-two-icons = карти з 2 символами
