### За столом: налаштування, довідка, нотатки, паси наперед, хто де сидить.

prompt = Запитання

## Why not

why-card-first = Спершу оберіть карту: вона каже, що може рушити й наскільки далеко.
why-watching = Ви лише дивитеся. Ходити можуть ті, хто сидить за столом.

## Asked once more before it is done

ask-discard-confirm = Скинути без дії: { $card }?
ask-hand-confirm = Карту отримає { $name }: { $card }?
ask-give-confirm = { $name } отримає { $count ->
    [one] { $count } повну колбу
    [few] { $count } повні колби
    [many] { $count } повних колб
   *[other] { $count } повної колби
  }?
ask-ask-confirm = Попросити карту ({ $name })? Одну зі своїх ви віддасте.
ask-refuse-confirm = Скинути руку й узяти нову?
would-next = наступний політ на { $space }
clock-left = Лишилося часу

## Notes

marks = Нотатки
marks-ask = Торкніться клітинки, щоб записати, хто під вежами
marks-of = Нотатки: клітинка { $space }
marks-under = Під рівнем { $level }
marks-count = { $name }, записано: { $count ->
    [one] { $count } чарівник
    [few] { $count } чарівники
    [many] { $count } чарівників
   *[other] { $count } чарівника
  }. Додає ще одного.
marks-nothing = Тут немає жодної вежі, тож ніхто не ув'язнений.
marks-note = Ці позначки бачите тільки ви. Вони лишаються на цьому пристрої та зникають разом зі столом.

## Standing passes

passes = Пас наперед
passes-on = Ви пасуєте автоматично
passes-about = У чужих ходах гра питає, чи хочете ви щось застосувати. Можна спасувати наперед, щоб ніхто на вас не чекав.
passes-unless = Усе ж запитати, якщо можу застосувати:
passes-action = Пас до кінця цієї дії
passes-turn = Пас до мого наступного ходу
passes-off = Питати мене знову

## Who sits there

seat-bot-elo = Бот: { $level }, Ело { $elo } за іграми з іншими ботами
seat-bot-sees = Бачить лише те, що й ви.
seat-is-you = Це ваше місце.
seat-is-here = Сидить за столом.
seat-is-absent = Зараз не за столом.
seat-is-away = Немає за столом: далі грає бот. На це місце можна повернутися будь-коли.
seat-memory-strict = Грає з пам'яті: ув'язнених чарівників не видно.
seat-memory-notes = Може робити приватні нотатки про ув'язнених чарівників.
seat-memory-open = Бачить ув'язнених чарівників.
seat-passes = У чужих ходах пасує автоматично.
seat-passes-short = пасує
seat-partner-is = Партнер: { $name }
come-back = Повернутися на місце: { $name }
forget = Видалити моє ім'я та мої повідомлення
forget-sure = Видалити назавжди?
watching = Ви дивитеся гру
chat-name = Ваше ім'я в чаті
chat-join = Увійти в чат
hand-over-note = Зараз ніхто інший не дивиться.
end-waits = Інші вирішують, чи завершити гру тут.
end-withdraw = Відкликати
undo-waits = Інші вирішують, чи можна вам скасувати хід.
come-back-short = Повернутися
lobby-facts = Цей стіл
lobby-clock = { $turn } с на хід, ще { $increment } с з кожним рішенням, { $window } с на відповідь у чужих ходах

## Settings

set-sound = Звук
set-sound-note = Кілька тихих звуків, які створює сама сторінка.
set-captions = Підписи
set-captions-note = Кожен звук також словами.
set-letters = Літерні клавіші
set-letters-note = Окремі клавіші керують столом.
sound-lift = Вежа здіймається
sound-land = Вежа приземляється
sound-step = Чарівник стрибає
sound-home = Чарівник заходить до замку
sound-potion = Колба наповнюється
sound-die = Котиться кубик
sound-castle = Замок Ворона летить
sound-spell = Застосовано заклинання
sound-turn = Ваш хід
sound-end = Кінець гри

## Help

help = Довідка й клавіші
help-signs = Що ви бачите
help-keys = Клавіші
help-can = Золоте світло: цим можна скористатися зараз.
help-ghost = Прозора фігура: так буде після вашого ходу. Ще нічого не сталося.
help-warn = Кораловий колір: цих чарівників буде ув'язнено.
help-castle = Фіолетовий: туди далі полетить замок Ворона; «?» означає, що це залежить від того, що відкриє піднята вежа.
help-why = Торкніться того, що не світиться, і прочитаєте, чому цим не можна скористатися.
keys-card = зіграти карту з руки
keys-ring = перейти до ігрового поля
keys-walk = іти по колу
keys-levels = обирати серед фігур клітинки
keys-choose = обрати; ще раз — підтвердити
keys-back = назад, закрити
keys-undo = скасувати
keys-spells = перейти до заклинань
keys-hand = перейти до руки
keys-players = перейти до гравців
keys-log = журнал
keys-notes = нотатки, якщо стіл їх дозволяє
keys-chat = чат
keys-menu = меню
keys-help = ця довідка
keys-note = Клавіші названо за їхнім місцем на англійській клавіатурі. Усюди можна дістатися також клавішами Tab і Shift+Tab.
