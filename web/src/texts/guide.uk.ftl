### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

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

## Learn in six steps

home-learn = Навчитися за 6 кроків
home-learn-offer = Уперше тут? Навчіться у справжній грі з легким ботом: 6 маленьких кроків.
home-learn-no = Не зараз
guide = 6 кроків
guide-step = Крок { $number }{ "\u00A0" }з{ "\u00A0" }{ $all }: { $name }
guide-can = Це можна зробити зараз.
guide-else = Зараз не виходить? Просто грайте далі.
guide-wait = Зачекайте: зараз грає { $name }.
guide-show = Показати
guide-skip = Пропустити крок
guide-end = Завершити навчання
guide-more = Докладніше
guide-is-done = зроблено
guide-is-skipped = пропущено
guide-is-now = зараз
guide-is-later = ще попереду
guide-all = Усі 6 кроків позаду! Дограйте цю гру або почніть власну.
guide-over = Гру завершено. Тепер ви знаєте, як грати. Почніть власну гру!
guide-close = Закрити навчання

guide-towers-cards = Роздивіться свої карти
guide-towers-cards-text = Це ваші карти. Торкніться однієї. Капелюх переміщує чарівника, вежа{ "\u00A0" }— вежу, а число показує, на скільки клітинок.
guide-towers-play = Зіграйте карту
guide-towers-play-text = Зіграйте одну зі своїх карт, а потім торкніться фігури, яку хочете перемістити.
guide-towers-fill = Наповніть колбу
guide-towers-fill-text = Перемістіть вежу на чарівників. Вона їх ув’язнить, а одна ваша колба наповниться.
guide-towers-free = Звільніть чарівника
guide-towers-free-text = Перемістіть вежу, під якою є ув’язнені чарівники. Вони знову будуть вільні.
guide-towers-spell = Застосуйте заклинання
guide-towers-spell-text = За заклинання платять повними колбами. Торкніться підсвіченого заклинання й оберіть ціль.
guide-towers-home = Приведіть чарівника до замку
guide-towers-home-text = Приведіть одного зі своїх чарівників до замку Ворона. Кількість кроків має збігтися точно.

guide-duel-move = Перейдіть до іншої вежі
guide-duel-move-text = Кожен хід починається з переходу. Торкніться однієї з підсвічених веж поруч із вашою.
guide-duel-take = Здобудьте карту
guide-duel-take-text = Тепер здобудьте одну з 2 карт біля своєї вежі. Інгредієнт допомагає здобути його вежу.
guide-duel-place = Покладіть камінь
guide-duel-place-text = Здобудьте карту з каменями й покладіть її скраю свого ряду. Наприкінці гри вона діє як те, на що вказує її стрілка.
guide-duel-pay = Заплатіть за заклинання
guide-duel-pay-text = Щоб застосувати заклинання вежі, заплатіть те, що вона просить. Карта перейде до вашого ряду, але її все одно враховують.
guide-duel-look = Підгляньте таємні карти
guide-duel-look-text = Заплатіть еліксиром у вежі еліксиру (вона жовта) й підгляньте 2 таємні карти. Одна з них може бути принцесою.
guide-duel-score = Порахуйте очки
guide-duel-score-text = Зіграйте всі 6 раундів. Потім ви здобуваєте кожну вежу, інгредієнта якої у вас більше, і рахуєте очки.
