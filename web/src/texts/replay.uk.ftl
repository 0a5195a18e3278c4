### Перегляд ходів: що сталося, журнал, повтор, перевірка, результат.

## What just happened, and looking back

look-back = Перегляд ходів
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
log-forgotten = Поле можна повернути лише до вашого останнього ходу. Що було раніше, підкаже пам’ять.
log-forgotten-all = Поле можна повернути лише до останнього ходу. Що було раніше, підкаже пам’ять.
space-under = під рівнем { $level }: { $wizards }

## Replay

replay = Повтор
replay-loading = Завантажуємо гру…
replay-running = Ця гра ще триває. Повтор можна буде дивитися, коли вона закінчиться.
replay-turn = Хід { $turn }{ "\u00A0" }з{ "\u00A0" }{ $turns }
replay-scrub = Момент гри
replay-turn-back = Попередній хід
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Крок уперед
replay-turn-forward = Наступний хід
replay-options = Налаштування перегляду
replay-glass = Скляні вежі
replay-glass-note = Видно, де насправді кожен чарівник.
replay-open = Відкриті карти
replay-open-note = Видно все: таємні й приховані карти та карти долілиць.
replay-hand = Чиї карти показати
replay-hand-none = нічиї
replay-rate = Швидкість
replay-keys = Клавіші: стрілки{ "\u00A0" }— крок, Shift зі стрілками{ "\u00A0" }— хід, пробіл{ "\u00A0" }— відтворення й пауза, Home і End{ "\u00A0" }— початок і кінець, G{ "\u00A0" }— скляні вежі.
replay-table = До столу
replays = Повтори
replays-about = Перегляньте завершену гру ще раз, хід за ходом, крізь скляні вежі. Усе лишається на цьому пристрої.
replays-here = Ігри на цьому пристрої
replays-last = Останній перегляд
replays-none = Завершених ігор тут ще немає.
replays-file = Із запису гри
replays-choose = Вибрати файл
replays-paste = Або вставте текст запису
replays-open = Відкрити
replays-other = Інша гра

## Verification

verify = Перевірити чесність
verify-works = Ваш пристрій обчислює всю гру заново…
verify-right = Усе збігається
verify-differs = Щось не збігається
verify-failed = Перевірити не вдалося. Оновіть сторінку й спробуйте ще раз.
verify-practice = Вправа: цю гру почато з підготовленої позиції.
verify-digest = Запис не змінено
verify-digest-note = Контрольна сума збігається до останньої літери.
verify-seal = Запечатане число відкрито
verify-seal-note = Число відповідає печатці в записі.
verify-seal-seen-note = Число відповідає печатці, яку стіл показав перед першою картою.
verify-other-seal = Печатка в записі не та, яку стіл показав перед першою картою.
verify-outcomes = Обчислено заново { $count ->
    [one] { $count } карту, кубик чи плитку
    [few] { $count } карти, кубики й плитки
    [many] { $count } карт, кубиків і плиток
   *[other] { $count } карти, кубика чи плитки
  }
verify-chance-sealed = Кожен результат випливає із запечатаного числа. Обрати його було неможливо.
verify-chance-seeded = Кожен результат випливає із числа в записі, яке не було запечатане.
verify-chance-recorded = Результати записано за справжнім столом. Можна сказати лише, що вони можливі.
verify-decisions = Перевірено { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
  }
verify-decisions-note = Правила дозволяють кожне з них, і з них випливає результат гри.
record-unreadable = Це не запис гри, або його частини бракує. Перевірте, чи скопійовано все.
record-digest = Текст змінено після запису.
record-commitment = Число не відповідає печатці.
record-game = Ця сторінка не має поля для цієї гри.
record-rules = Гру зіграно за версією правил, якої ця сторінка не знає.
record-set = Налаштування в цьому записі не поєднуються.
record-practice = Позицію, з якої починається ця гра, не вдається прочитати.
record-step = Крок { $number } не збігається. Випадок дає там інший результат, або правила не дозволяють цього рішення.
record-unfinished = Гру із цього запису не завершено.
record-result = Результат не випливає з гри.
record-trail = Проміжні позиції не збігаються з грою.

## Result

result-replay = Переглянути повтор
result-won-team = Перемагають { $names }
result-place = Місце: { $place }
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
result-solo-lost-why = Карти скінчилися раніше.
result-goal-only = { $names }: усі чарівники в замку й усі колби наповнено. Решта мети не досягає.
result-goal-full = Мети досягли кілька учасників. Вирішують повні колби; найбільше: { $count }.
result-goal-shared = Мети досягли кілька учасників, повних колб у них порівну: { $count }. Перемога спільна.
result-deadlock-filled = Мета вже недосяжна для всіх. Вирішують наповнені колби; найбільше: { $count }.
result-deadlock-full = Мета вже недосяжна для всіх. Наповнених колб порівну, тож вирішують повні; найбільше: { $count }.
