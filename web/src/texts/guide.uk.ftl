### Rules in context, hints, and the way to the lessons. Sentences about players know no gender.

## What is this?

about = Що це таке?
about-ask = Торкніться того, про що хочете дізнатися.
about-glance = Огляд
about-also = Ще про це
about-now = Про що вас питають
about-cards = Карти переміщення
about-die = Кубик
about-towers = Вежі
about-wizards = Чарівники
about-potions = Колби
about-players = Гравці
about-ring = Ігрове поле
about-goal = Як перемогти
about-slots = Карти між вежами
about-row = Ряд використаних
about-stones = Камені
about-veiled = Приховані карти
about-piles = Колода й скид
about-chests = Скрині
about-rounds = Раунди
about-card-tower = { $count ->
    [one] Переміщує будь-яку вежу на { $count } клітинку.
    [few] Переміщує будь-яку вежу на { $count } клітинки.
    [many] Переміщує будь-яку вежу на { $count } клітинок.
   *[other] Переміщує будь-яку вежу на { $count } клітинки.
  }
about-card-wizard = { $count ->
    [one] Переміщує одного з ваших чарівників на { $count } клітинку.
    [few] Переміщує одного з ваших чарівників на { $count } клітинки.
    [many] Переміщує одного з ваших чарівників на { $count } клітинок.
   *[other] Переміщує одного з ваших чарівників на { $count } клітинки.
  }
about-card-dice = { $count ->
    [one] Відстань вирішує кубик. Кидаєте один раз.
    [few] Відстань вирішує кубик. Кинути можна до { $count } разів.
    [many] Відстань вирішує кубик. Кинути можна до { $count } разів.
   *[other] Відстань вирішує кубик. Кинути можна до { $count } раза.
  }
about-card-held = { $count ->
    [one] У вас { $count } така карта.
    [few] У вас { $count } такі карти.
    [many] У вас { $count } таких карт.
   *[other] У вас { $count } такої карти.
  }
about-spell-enough = { $count ->
    [one] У вас { $count } повна колба: вистачить.
    [few] У вас { $count } повні колби: вистачить.
    [many] У вас { $count } повних колб: вистачить.
   *[other] У вас { $count } повної колби: вистачить.
  }
about-spell-short = { $count ->
    [one] У вас { $count } повна колба: ще замало.
    [few] У вас { $count } повні колби: ще замало.
    [many] У вас { $count } повних колб: ще замало.
   *[other] У вас { $count } повної колби: ще замало.
  }
about-castle-at = Стоїть на клітинці { $space }.
about-card-wins = Діє тут: { $tower }. Здобуває той, у кого більше.
about-card-stones = Наприкінці гри діє як те, на що в ряду вказує стрілка.
about-card-chest = Скриня дає окремі очки.
about-missing = Окремого правила про це немає. Погляньте в повні правила.
why-rule = Прочитати правило
help-about = Утримуйте будь-що або клацніть правою кнопкою, щоб прочитати його правило.
keys-about = прочитати правило про обране
keys-hint = попросити в бота підказку

## Hints

hint = Підказка
hint-title = Що зробив би бот
hint-thinks = Бот думає…
hint-note = Бот бачить лише те, що й ви. Торкніться рядка, щоб побачити його на полі.
hint-play = Зіграти: { $card }
hint-chance = шанс перемоги: { $percent }{ "\u00A0" }%
hint-none = Особливої причини немає.
hints-propose = Запропонувати підказки для всіх
hints-without = Вимкнути підказки
hints-waits = Чекаємо, чи всі погодяться на підказки.

## Уроки на головній сторінці та підказки першої гри

home-learn = Навчитися грати
home-learn-offer = Уперше тут? Навчіться грати за кілька коротких уроків.
home-learn-no = Не зараз
hints-stop = Вимкнути підказки
