### Магічні Вежі та сторінки довкола гри. Речення про гравців стоять у теперішньому часі й не знають роду.

## Things of the game

game-towers = Магічні Вежі
game-duel = Лицар і маг
castle = Замок Ворона
ring = Ігрове поле із шістнадцяти клітинок
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
home-state = Чарівники в замку: { $home } з { $all }

## Seats

seat-A = Бурштин
seat-B = Малина
seat-C = Блакить
seat-D = Сутінки
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
seat-turn-you = ваш хід, карта { $act } з { $actions }
seat-turn = грає карту { $act } з { $actions }
seat-partner = партнер
seat-reserved = заклинання в запасі: { $spell }
seats = Гравці

## Cards

card-W = Чарівник { $steps }
card-T = Вежа { $steps }
card-C = Вежа { $tower } або чарівник { $wizard }
card-DC = Вежа або чарівник, { $dice ->
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
hand = Ваша рука
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
spell-short-MW = Будь-який видимий чарівник іде на одну клітинку вперед.
spell-short-MT = Будь-які вежі йдуть на дві клітинки вперед.
spell-short-HW = Будь-який видимий чарівник іде на одну клітинку назад.
spell-short-HT = Будь-які вежі йдуть на дві клітинки назад.
spell-short-SW = Дві верхні вежі міняються місцями.
spell-short-NK = Замок Ворона перелітає на найближчу клітинку без чарівників у будь-який бік.
spell-short-FR = Зазирніть під вежу й підніміть нагору свого чарівника.
spell-short-PB = Ваш чарівник їде разом із тим, що рухається.
spell-short-DT2C = Візьміть дві карти.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } колба
    [few] { $cost } колби
    [many] { $cost } колб
   *[other] { $cost } колби
  }. { $short }
spell-ready = можна застосувати зараз

## What is asked

ask-wait = { $name } думає
ask-chance = Вирішує карта або кубик
ask-tiles = Витягуються плитки заклинань
ask-deal = Роздаються карти
ask-choose = Зіграйте карту { $act } з { $actions }
ask-rescue = Звільнити чарівника чи спасувати?
ask-answer = { $name } просить карту
ask-offered = { $name } пропонує: { $card }
ask-return = Яку карту віддати?
ask-roll = Кубик котиться
ask-reroll = На кубику { $value }. Перекинути?
ask-side = { $value }: вежа чи чарівник?
ask-pre = { $name } грає: { $card }. Застосувати щось перед цим?
ask-pre-own = Застосувати щось перед своїм рухом?
ask-mid = { $name } рухає чарівника. Поїхати разом?
ask-mid-own = Взяти ще одного чарівника?
ask-post = Застосувати щось зараз?
ask-piece-wizard = Чарівник на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
ask-piece-tower = Вежа на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
  }
ask-piece-either = Перемістіть вежу або чарівника
ask-redraw = Береться нова рука
ask-step = Можна пересунути вежу на одну клітинку
ask-end = Кінець ходу чи ще заклинання?
ask-refill = Беруться карти
ask-over = Кінець гри
ask-repeat = { $spell }: ще раз?
ask-pick = Чий чарівник підіймається нагору?
ask-fill = Наповнити колбу партнера?
ask-ride = Чарівник рушає. Поїхати разом?
ask-draw = Беруться дві карти
ask-spell-target = { $spell }: оберіть ціль
ask-spell-second = { $spell }: оберіть другу клітинку
ask-spell-confirm = { $spell }: застосувати?
ask-card-side = { $card }: вежа чи чарівник?
ask-discard = Яку карту скинути без дії?
ask-give = Скільки колб партнерові?
ask-play-confirm = Зіграти: { $card }?
ask-roll-confirm = { $card }: кинути кубик?

## Answers

do-confirm = Підтвердити
do-more = Більше відповідей
do-undo = Скасувати
do-cancel = Назад
do-play = Зіграти
do-roll = Кинути
do-refuse = Нова рука
do-refuse-long = Скинути руку, взяти три карти й за бажання пересунути одну вежу на клітинку
do-ask = Попросити партнера
do-decline = Без карти
do-takeCard = Взяти карту
do-reroll = Перекинути
do-accept = Лишити { $value }
do-accept-plain = Лишити
do-unused = Без дії
do-nostep = Без руху
do-end = Кінець ходу
do-pass = Пас
do-stop = Досить
do-leave = Лишити
do-discard = Скинути карту
do-discard-card = Скинути: { $card }
do-give = Дати колби
do-give-count = Дати { $count ->
    [one] { $count } колбу
    [few] { $count } колби
    [many] { $count } колб
   *[other] { $count } колби
  }
do-offer = Дати: { $card }
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
do-ride = Поїхати
do-wizard = Чарівник ({ $name }) із клітинки { $space }
do-tower = Із клітинки { $space }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  }
do-step = Крок із клітинки { $space }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  }
do-cast-wizard = { $spell }: чарівник ({ $name }) на клітинці { $space }
do-cast-tower = { $spell }, клітинка { $space }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  }
do-cast-free = { $spell }: під рівень { $level } на клітинці { $space }
do-cast-swap = { $spell }: { $first } і { $second }
do-cast-swap-first = { $spell }: верхня вежа клітинки { $space }

## What it would do

would-cover = ув’язнення
would-cover-spoken = ув’язнення: { $names }
would-potion = +{ $count ->
    [one] { $count } колба
    [few] { $count } колби
    [many] { $count } колб
   *[other] { $count } колби
  }
would-price = −{ $count ->
    [one] { $count } колба
    [few] { $count } колби
    [many] { $count } колб
   *[other] { $count } колби
  }
would-home = у замку
would-castle = Замок Ворона на { $space }
would-castle-unknown = Замок Ворона на ?
would-open = решта з’ясується потім
keep-next = Замок Ворона далі летить на { $space }
keep-stays = Замок Ворона лишається
keep-unknown = Замок Ворона далі летить на ?
keep-when = коли чарівник заходить до замку

## The ring in words

space-name = Клітинка { $space }
space-raven = щит Ворона
space-empty = порожньо
space-castle = тут замок Ворона
space-next = сюди полетить замок Ворона
space-top-shield = згори вежа зі щитом
space-top-plain = згори вежа без щита
space-wizards = { $name } { $count }
text-view = Ігрове поле словами
level-name = Рівень { $level }
level-top = Верхня вежа

## What happened

log = Перебіг
log-TilesRevealed = Заклинання у грі: { $spells }
log-CardDrawn = { $name } бере карту
log-CardDrawn-own = { $name } бере: { $card }
log-Reshuffled = Скид перетасовано, це нова колода
log-CardPlayed = { $name } грає: { $card }
log-CardDiscarded = { $name } скидає без дії: { $card }
log-HandDiscarded = { $name } скидає руку: { $cards }
log-DieRolled = На кубику { $value }
log-RerollCalled = { $name } перекидає
log-ResultStands = { $name } лишає результат
log-PieceChosen = { $name } обирає клітинку { $space }
log-CardFizzled = Карті нема чого рухати
log-CardFinished = Карту виконано
log-WizardMoved = { $name }: чарівник із { $from } на { $to }
log-WizardMoved-other = { $name } рухає чарівника ({ $owner }) із { $from } на { $to }
log-WizardEntered = { $owner }: чарівник із { $from } заходить до замку
log-TowerMoved = { $name }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із { $from } на { $to }
log-TowerMoved-covers = { $name }: { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } із { $from } на { $to }, ув’язнено { $covered ->
    [one] { $covered } чарівника
    [few] { $covered } чарівників
    [many] { $covered } чарівників
   *[other] { $covered } чарівника
  }
log-TowersSwapped = { $name }: верхні вежі { $first } і { $second } міняються місцями
log-CastleMoved = Замок Ворона летить на { $to }
log-SurfaceShown = Під рівнем { $level } клітинки { $space }: { $wizards }
log-SurfaceShown-nobody = Під рівнем { $level } клітинки { $space }: нікого
log-WizardFreed = { $owner }: чарівник клітинки { $space } підіймається нагору
log-PotionFilled = { $name }: +1 колба
log-SpellCast = { $name } застосовує: { $spell }
log-RepeatBound = Та сама фігура може рушити ще раз
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
log-TurnEnded = { $name } закінчує хід
log-GameEnded = Кінець гри
log-Waiting = { $name } вирішує
log-Hidden = Щось діється потай
log-Undone = Скасовано { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
  }
log-Undone-by = { $name } скасовує { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
  }

## Table and pages

nav-spells = Заклинання
nav-players = Гравці
nav-log = Перебіг
menu = Меню
speed = Швидкість руху
speed-off = без руху
theme = Барви
theme-night = Ніч
theme-light = День
language = Мова

home-claim-1 = Пересунь вежу.
home-claim-2 = Загуби чарівника.
home-about = Дві гри про вежі для тихих вечорів. Без встановлення й без реєстрації.
home-play = Грати
home-against = проти { $count ->
    [one] { $count } бота
    [few] { $count } ботів
    [many] { $count } ботів
   *[other] { $count } бота
  }
home-code = Маєте код від друзів?
home-code-hint = наприклад brave-raven-42
home-join = Увійти
home-new = Новий стіл
home-rules = Правила
home-watch = Дивитися
home-replays = Повтори
home-players-range = від { $from } до { $to } гравців
home-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
page-missing = Цієї сторінки ще немає.
page-home = На головну
connecting = З’єднання…

## Start, new table, lobby, end of a game

seat-K = Лицар
seat-M = Маг
close = Закрити
agree = Згода
disagree = Ні
home-failed = Сервер не відповідає. Спробуйте ще раз за мить.
continue = Продовжити гру
continue-gathering = ще не розпочато
continue-over = закінчено
continue-yours = ваш хід
continue-theirs = хід: { $name }
continue-forget = Прибрати { $code } зі списку
new-edition = Видання
edition-international = Міжнародне
edition-international-note = Другу карту ходу можна скинути без дії; доступні всі варіанти.
edition-polish = Польське
edition-polish-note = Карту, яку можна використати, треба використати; команда, що впоралась, одразу завершує гру.
edition-ukrainian = Українське
edition-ukrainian-note = У варіанті для Майстрів-Чарівників кожен може застосувати заклинання в кожній дії, навіть під час переміщення.
edition-czech = Чеське
edition-czech-note = Бік карти визначає обрана фігура; плитки варіанта для Майстрів-Чарівників обирають.
new-players = Гравці
new-variant = Варіант
variant-basic = Базовий
variant-basic-note = Два заклинання, одне застосування за хід.
variant-advanced = Розширений
variant-advanced-note = Чотири випадкові заклинання; застосовуйте, скільки вистачить зілля, але лише між картами.
variant-master = Для Майстрів-Чарівників
variant-master-note = Чотири заклинання, які інші можуть застосовувати і у ваш хід.
variant-solo-note = Наодинці проти колоди: одна карта за хід, усі чарівники вчасно в замку.
new-teams = Партнери сидять навпроти й перемагають разом.
new-memory = Ув’язнені чарівники
memory-Strict = З пам’яті
memory-Strict-note = Накрите не бачить ніхто: запам’ятовуйте.
memory-Notes = З нотатками
memory-Notes-note = Ув’язнених не видно, але можна робити власні позначки.
memory-Open = Відкрито
memory-Open-note = Усі бачать, хто під якою вежею.
new-seats = Місця
new-player = Гравець { $number }
new-sitter = Хто грає: { $seat }
new-sitter-person = Людина за цим пристроєм
new-sitter-open = Відкрите: будь-хто з посиланням
new-sitter-bot = Бот
new-level = Сила: { $seat }
level-elo = { $level } (Elo { $elo })
new-sees = бачить ув’язнених
new-bots-see = Elo виміряно між ботами; дитина має 0. Бот бачить лише те, що й ви.
new-clock = Годинник
clock-none = Без нього
clock-none-note = Кожен думає, скільки хоче.
clock-quick = Швидкий
clock-quick-note = 45 секунд на хід, ще 5 за кожне рішення.
clock-calm = Спокійний
clock-calm-note = Дві хвилини на хід, ще 10 секунд за кожне рішення.
clock-long = Довгий
clock-long-note = Десять хвилин на хід.
new-visibility = Хто може прийти
visibility-link = За посиланням
visibility-link-note = Лише ті, хто знає код чи посилання.
visibility-public = Публічно
visibility-public-note = Стіл є у списку відкритих столів.
new-options = Усі опції
new-reset = Як у виданні
new-create = Створити стіл
new-as-variant = як у варіанті
new-in-play = у грі
new-cost = Ціна
new-cost-of = Ціна: { $spell }
group-castle = Замок
group-cards = Карти та кінець гри
group-spells = Заклинання
group-master = Варіант для Майстрів-Чарівників
group-team = Команди
group-solo = Соло
group-duel-play = Ходи, закляття та коло
group-duel-see = Що видно
group-duel-count = Підрахунок і колода
lobby-closed = Цей стіл закрито.
lobby-invite = Запросіть інших
lobby-copy = Поділитися посиланням
lobby-copied = Готово
lobby-qr = Посилання як QR-код
lobby-name = Ваше ім’я
lobby-colour = Ваш колір
lobby-bot = Бот: { $level }
lobby-reserved = для пристрою господаря
lobby-open = вільне
lobby-you = ви
lobby-absent = немає
lobby-sit = Сісти сюди
lobby-apply = Узяти це ім’я та колір
lobby-leave = Встати
lobby-free = Звільнити місце
lobby-make-bot = Бот
lobby-fill = Вільні місця займе
lobby-start = Почати
lobby-close = Закрити стіл
lobby-waits = Гру починає господар столу.
reconnecting = Відновлення з’єднання…
table-code = Стіл { $code }
end-propose = Запропонувати кінець гри
end-asked = { $name } пропонує завершити гру як є.
undo-wish = Попросити скасувати моє рішення
resign = Здатися
resign-sure = Точно здатися?
leave-seat = Піти: далі грає бот
remove-absent = Нехай бот грає за: { $name }
hand-over = Передайте екран: { $name }
hand-over-ready = Показати мою руку
result = Результат
result-won = Перемагає { $name }
result-shared = Спільна перемога: { $names }
result-points = Вирішують очки.
result-agreed = Усі погодилися завершити гру як є.
result-resigned = Хтось здався і посідає останнє місце.
result-board = Подивитися на поле
result-record = Завантажити запис
rematch = Реванш
rematch-follow = До реваншу
chat = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-phrases = Готові фрази
chat-text = Скажіть щось
chat-say = Сказати
chat-mute = Не читати: { $name }
chat-unmute = Читати знову: { $name }
lobby-spectators = Дивиться: { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
undo-asked = { $name } просить скасувати { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
  }.

## Options of a new table: what each one changes

opt-castleLanding = Де замок може стати на клітинці без вежі, коли до нього хтось зайшов.
optv-castleLanding-ShieldOnly = лише на щиті Ворона
optv-castleLanding-EmptySpaceOrShieldTower = на будь-якій порожній клітинці
opt-castleTrigger = Після чийого входу замок летить далі.
optv-castleTrigger-AnyWizard = будь-якого чарівника
optv-castleTrigger-OwnWizard = лише приведеного власником
opt-entryEndsTurn = Який вхід до замку завершує хід.
optv-entryEndsTurn-ActiveOwnByActive = свій чарівник, приведений власноруч
optv-entryEndsTurn-ActiveOwnByAnyone = свій чарівник, хоч би хто його привів
optv-entryEndsTurn-AnyEntry = будь-який чарівник
opt-declineMove = Які карти можна скинути, хоч їх можна використати.
optv-declineMove-Forced = жодні
optv-declineMove-SecondCard = другу за хід
optv-declineMove-Any = будь-які
opt-sideAnnounce = Коли визначають бік подвійної карти.
optv-sideAnnounce-OnPlay = коли її зіграно
optv-sideAnnounce-WithPiece = з вибором фігури
opt-openDiscard = Можна переглядати весь скид.
opt-deadlock = Що буде, коли ніхто вже не досягне мети.
optv-deadlock-End = гра завершується
optv-deadlock-PlayOn = гра триває
opt-wizardStock = Скільки чарівників у коробці; у грі нічого не змінює.
opt-spellMidCard = У базовій грі заклинання можливе між картою та переміщенням.
opt-spellsPerTurn = Скільки заклинань дозволено за хід базової гри.
opt-swapWithCastle = Чи можна поміняти вежу під замком.
optv-swapWithCastle-Carry = так, замок їде разом
optv-swapWithCastle-Forbid = ні
opt-freeMayDecline = Хто звільняє чарівника, може лишити його на місці.
opt-pbOutOfTurn = У розширеній грі інші можуть підсісти у ваш хід.
opt-pbCardMovesOnly = Підсідають лише до чарівника, якого рухає карта, а не заклинання.
opt-piggybackRelocations = Скільки разів летить замок, коли входять кілька разом.
optv-piggybackRelocations-Once = один раз
optv-piggybackRelocations-PerWizard = раз за кожного
opt-advancedVariant = Розширений варіант належить до цього видання.
opt-promo = Плитка «Взяти дві карти» може бути серед витягнутих.
opt-tileCount = Скільки плиток заклинань витягують навмання.
opt-masterPick = Звідки беруться заклинання варіанта для Майстрів-Чарівників.
optv-masterPick-Random = навмання
optv-masterPick-Chosen = за вибором
opt-masterCasters = Хто може застосувати заклинання в одній дії.
optv-masterCasters-OnePerAction = один гравець
optv-masterCasters-EachPlayerOne = кожен гравець
opt-masterWindows = Коли застосовують заклинання.
optv-masterWindows-BeforeAfter = до й після переміщення
optv-masterWindows-BeforeDuringAfter = також під час переміщення
opt-masterRepeat = Скільки разів можна повторити заклинання в одній дії.
optv-masterRepeat-Many = скільки разів оплачено
optv-masterRepeat-Once = один раз
opt-repeatTargets = На що діє повторене заклинання.
optv-repeatTargets-Free = щоразу нова ціль
optv-repeatTargets-SamePiece = та сама фігура
opt-freeExempt = Звільнення має власні раунди й не займає заклинання дії.
opt-refusalSlot = В особливому випадку можна застосувати заклинання довкола кроку вежі.
opt-teamEnd = Коли команда, що впоралась, завершує гру.
optv-teamEnd-Immediate = одразу
optv-teamEnd-FinishRound = після раунду
opt-teamMovePartner = Чи рухає гравець, у якого всі в замку, чарівників партнера.
optv-teamMovePartner-must = мусить
optv-teamMovePartner-may = може
opt-teamDecline = Партнер, якого просять про карту, може відмовити.
opt-teamOffer = Коли партнер може дати карту?
optv-teamOffer-Unasked = щоразу, коли її можна попросити
optv-teamOffer-AskedOnly = лише на прохання
opt-soloCardLimit = Скільки карт дозволено в соло; 0 без обмежень.
opt-soloPotions = Якими починають колби в соло.
optv-soloPotions-Full = повними
optv-soloPotions-Empty = порожніми
opt-soloRefusal = У соло можна змінити всю руку.
opt-swap_range = З якої відстані лицар може помінятися місцями з магом.
optv-swap_range-any = звідки завгодно
optv-swap_range-adjacent = із сусідньої вежі
opt-cast_without_effect = Чи можна накласти закляття, що ні на що не подіє.
optv-cast_without_effect-allow = так
optv-cast_without_effect-forbid = ні
opt-multi_icon_cost = За що платить карта з кількома символами.
optv-multi_icon_cost-card = за один будь-який символ
optv-multi_icon_cost-exact = ні за що, платять лише карти з одним
opt-deal_adjacent = Скільки карт кладуть горілиць, коли персонажі поруч.
optv-deal_adjacent-three = три
optv-deal_adjacent-random4 = чотири, четверта навмання
optv-deal_adjacent-choose4 = чотири, четверта за вибором
opt-ring_mode = Як стоять вежі в колі.
optv-ring_mode-fixed = завжди однаково
optv-ring_mode-random = навмання
opt-on = так
opt-off = ні
opt-role_assign = Як розподіляють персонажів.
optv-role_assign-random = жеребом
optv-role_assign-agreement = за домовленістю
optv-role_assign-swap = обмін у реванші
roles-random-note = Персонажів розподіляє жереб, коли створюють стіл.
roles-agreement-note = Кожне місце має свого персонажа.
roles-swap-note = Кожне місце має свого персонажа, а в реванші ви міняєтеся персонажами.
opt-yellow_swap_public = Обоє бачать, чи поміняли таємні карти місцями.
opt-discard_inspect = Можна переглядати стос скинутих карт.
opt-memory_aids = Екран нагадує, що ви вже бачили.
opt-reveal_all_at_end = Після гри показують усі таємні карти.
opt-row_gap = Що стається, коли карта зникає із середини ряду.
optv-row_gap-close = ряд стуляється
optv-row_gap-gap = лишається проміжок, що спиняє камені
opt-stone_chain = Як рахується камінь, що вказує на інший камінь.
optv-stone_chain-transitive = так само, як той камінь
optv-stone_chain-straight = як те, що за всіма каменями
optv-stone_chain-direct = ніяк
opt-veiled_stone = Що стається з каменем серед прихованих карт.
optv-veiled_stone-inert = не рахується
optv-veiled_stone-row_end = його кладуть на край ряду
opt-chest_overflow = Чого варті скрині понад таблицю.
optv-chest_overflow-cap = нічого більше
optv-chest_overflow-plus3 = три очки кожна
opt-final_tie = Хто перемагає, коли нічию нічим розв’язати.
optv-final_tie-draw = ніхто
optv-final_tie-K = лицар
optv-final_tie-M = маг
opt-data = Яку колоду й таємні карти взято.
optv-data-km-deck-derived-1 = звичайна колода
optv-data-km-deck-eight-chests = вісім скринь
optv-data-km-deck-mixed-stones = мішані камені
optv-data-km-deck-stone-chests = скрині на картах із каменями
optv-data-km-deck-thirty-ingredients = тридцять інгредієнтів
optv-data-km-deck-three-stones = три камені
optv-data-km-deck-two-icons = карти з двома символами
