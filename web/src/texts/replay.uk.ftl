### Погляд назад: що сталося, перебіг, повтор, перевірка, результат.

## What just happened, and looking back

recap = Що щойно сталося
recap-skip = Пропустити
recap-auto = Показувати на початку кожного мого ходу
look-back = Погляд назад
look-earlier = Попередній рядок
look-later = Наступний рядок
look-asked = Зараз ваш хід.
look-news = Відтоді: { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
    [many] { $count } нових рядків
   *[other] { $count } нового рядка
  }
look-now = Назад до гри
log-forgotten = Що було раніше, підкаже лише пам’ять: поле можна повернути тільки до вашого останнього ходу.
log-forgotten-all = Що було раніше, підкаже лише пам’ять: поле можна повернути тільки до останнього ходу.
space-under = під рівнем { $level }: { $wizards }

## Replay

replay = Повтор
replay-loading = Гра відтворюється заново…
replay-running = Ця гра ще триває. Повтор відкриється, коли вона закінчиться.
replay-turn = Хід { $turn } з { $turns }
replay-scrub = Момент гри
replay-turn-back = Попередній хід
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Крок уперед
replay-turn-forward = Наступний хід
replay-options = Як дивитися
replay-glass = Скляні вежі
replay-glass-note = Видно, де насправді стоїть кожен чарівник.
replay-open = Відкриті карти
replay-open-note = Видно все: таємні карти, карти долілиць і приховані карти.
replay-hand = Чиї карти
replay-hand-none = Нічиї
replay-rate = Темп
replay-keys = Клавіші: стрілки — крок, із Shift — хід; пробіл — відтворення й пауза; Home і End — початок і кінець; G — скляні вежі.
replay-table = До столу
replays = Повтори
replays-about = Перегляньте завершену гру ще раз, хід за ходом, зі скляними вежами. Усе відбувається на цьому пристрої.
replays-here = Ігри на цьому пристрої
replays-last = Та, яку дивилися востаннє
replays-none = Тут ще немає завершених ігор.
replays-file = Із запису гри
replays-choose = Вибрати файл
replays-paste = Або вставте текст запису
replays-open = Відкрити
replays-other = Інша гра

## Verification

verify = Перевірити чесність
verify-works = Цей пристрій обчислює всю гру заново…
verify-right = Усе збігається
verify-differs = Щось не збігається
verify-failed = Перевірити не вдалося. Оновіть сторінку й спробуйте ще раз.
verify-digest = Запис не змінено
verify-digest-note = Контрольна сума збігається до останньої літери.
verify-seal = Запечатане число відкрито
verify-seal-note = Печатку в записі зроблено саме для цього числа.
verify-seal-seen-note = Саме це число стіл запечатав перед першою картою.
verify-other-seal = Печатка в записі не та, яку стіл показав перед першою картою.
verify-outcomes = Обчислено заново { $count ->
    [one] { $count } карту, кубик чи плитку
    [few] { $count } карти, кубики й плитки
    [many] { $count } карт, кубиків і плиток
   *[other] { $count } карти, кубика чи плитки
  }
verify-chance-sealed = Кожен результат випливає із запечатаного числа: жодного з них ніхто не міг обрати.
verify-chance-seeded = Кожен результат випливає із числа в записі, яке не було запечатане.
verify-chance-recorded = Результати записано за справжнім столом: вони можливі, а більше нічого сказати не можна.
verify-decisions = Перевірено { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }
verify-decisions-note = Кожне дозволене правилами, і з них випливає результат гри.
record-unreadable = Цей запис неможливо прочитати, або в ньому бракує частини.
record-digest = Текст змінено після того, як його записали.
record-commitment = Число не відповідає печатці.
record-game = Поле цієї гри ще не готове.
record-rules = Гру зіграно за іншою редакцією правил, ніж та, яку знає ця сторінка.
record-set = Із такими налаштуваннями столу не створити.
record-step = Крок { $number } не збігається: випадок дає там інший результат, або правила не дозволяють цього рішення.
record-unfinished = Гру із цього запису не дограно.
record-result = Результат не той, до якого веде гра.
record-trail = Проміжні позиції не збігаються з грою.

## Result

result-replay = Переглянути повтор
result-won-team = Перемагають { $names }
result-place = Місце { $place }
result-reached = Усі в замку, усі колби наповнено
result-out = { $count ->
    [one] { $count } чарівник ще не в замку
    [few] { $count } чарівники ще не в замку
    [many] { $count } чарівників ще не в замку
   *[other] { $count } чарівника ще не в замку
  }
result-empty = { $count ->
    [one] { $count } порожня колба
    [few] { $count } порожні колби
    [many] { $count } порожніх колб
   *[other] { $count } порожньої колби
  }
result-team-sum = Разом: наповнених колб { $filled }, ще повних { $full }
result-solo-won = Усі в замку!
result-solo-lost = Цього разу не вдалося
result-solo-won-why = Карт у скиді наприкінці: { $cards }.
result-solo-lost-why = Карти скінчилися раніше, ніж усе вдалося зробити.
result-goal-only = { $names }: усі чарівники в замку й усі колби наповнено. Більше нікому це не вдалося.
result-goal-full = Мети досягнуто не раз. Вирішують колби, що досі повні; найбільше: { $count }.
result-goal-shared = Мети досягнуто не раз, щоразу з тією самою кількістю повних колб: { $count }. Перемога спільна.
result-deadlock-filled = Ніхто вже не досягне мети. Вирішують наповнені колби; найбільше: { $count }.
result-deadlock-full = Ніхто вже не досягне мети. Наповнених колб порівну, тож вирішують ті, що досі повні; найбільше: { $count }.
