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
level-spirekeeper = Хранитель веж
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
pace-instant = Миттєвий
pace-quick = Швидкий
pace-normal = Звичайний
pace-calm = Спокійний
theme = Тема
theme-night = Ніч
theme-light = День
language = Мова

home-claim-1 = Пересуньте вежу.
home-claim-2 = Загубіть чарівника.
home-claim-duel-1 = Візьміть ропуху.
home-claim-duel-2 = Здобудьте вежу.
home-about = Дві гри про вежі для тихих вечорів. Без встановлення й без реєстрації.
home-play = Грати
home-games = Гра
home-again = Нова гра (замінить цю)
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
page-missing-note = Перевірте адресу або почніть із головної сторінки.
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
continue-won = Перемога
continue-won-by = Перемога: { $names }
continue-lost = Поразка
continue-yours = ваш хід
continue-theirs = хід: { $name }
continue-forget = Прибрати зі списку: { $players }
level-elo = { $level } (Elo { $elo })
lobby-bot = Бот: { $level }
lobby-absent = не в мережі
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
