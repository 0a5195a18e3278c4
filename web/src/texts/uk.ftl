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
seat-E = В'яз
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
ask-tiles = Обираються заклинання
ask-deal = Роздаються карти
ask-choose = Зіграйте карту { $act } з { $actions }
ask-rescue = Звільнити чарівника чи пас?
ask-answer = { $name } просить карту
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

would-cover = ув'язнення
would-cover-spoken = ув'язнення: { $names }
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
would-open = решта з'ясується потім
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
  } із { $from } на { $to }, ув'язнено { $covered ->
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
speed-off = без
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
home-learn = Навчання за 5 ходів
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
connecting = З'єднання…
