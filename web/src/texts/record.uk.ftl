### The page of a record: choosing one, the bar of a replay, verification.

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
