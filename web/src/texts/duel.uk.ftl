### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = лицар
duel-role-M = маг
duel-who = { $name }, { $role }
duel-ing-FE = перо
duel-ing-TO = ропуха
duel-ing-BO = книга
duel-ing-EL = еліксир
duel-ing-TS = мухомор
duel-ing-ST = камінь
duel-of-TRK = з треком раундів
duel-of-PUR = книги
duel-of-GRE = ропухи
duel-of-YEL = еліксиру
duel-of-RED = мухомора
duel-of-BLU = пера
duel-tower = вежа { $of }
duel-between = між вежею { $a } та вежею { $b }
duel-card-chest = { $card } зі скринею
duel-card-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
  } { $arrow ->
    [left] зі стрілкою ліворуч
   *[right] зі стрілкою праворуч
  }
duel-card-down = карта долілиць
duel-card-unknown = невідома карта
duel-secret-princess = { $card } із принцесою
duel-spell-force_discard = Змусити скинути
duel-spell-push_down = Зсунути в ряд
duel-spell-salvage = Дістати зі скиду
duel-spell-peek_swap = Підглянути й поміняти
duel-spell-any = Будь-яке заклинання
duel-any = будь-який інгредієнт

## Both players' cards

duel-area = Карти: { $name }
duel-acquired = Здобуті
duel-acquired-note = плата за заклинання
duel-acquired-none = Здобутих карт немає
duel-used = Ряд використаних
duel-used-note = нові карти лягають скраю
duel-used-none = Використаних карт немає
duel-gap = проміжок
duel-end-L = лівий край
duel-end-R = правий край
duel-group = { $count } × { $card }
duel-veiled = { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
    [many] { $count } прихованих карт
   *[other] { $count } прихованої карти
  }
duel-veiled-own = бачите лише ви
duel-veiled-other = вам не видно
duel-chests = { $count ->
    [one] { $count } скриня
    [few] { $count } скрині
    [many] { $count } скринь
   *[other] { $count } скрині
  }
duel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
  }
duel-swap-ready = Обмін місцями: доступний
duel-swap-used = Обмін місцями: використаний
duel-jumps = Може оминати лицаря
duel-you-turn = ваш хід
duel-their-turn = ходить
duel-asked = вирішує
duel-you-asked = вирішуєте ви
duel-waits = чекає
duel-over = кінець гри
duel-held = Щойно здобуто: { $card }

## The ring

duel-ring = Коло з 6 веж
duel-round-turn = Раунд { $round }, хід { $turn }
duel-at-tower = { $tower }: { $points }, інгредієнт: { $ingredient }.
duel-spell-of = Заклинання: { $spell }, ціна: { $cost }.
duel-no-spell = Тут немає заклинання.
duel-stands = Тут стоїть { $role }.
duel-count = Лицар { $knight }, маг { $mage }: { $leads }.
duel-secret-down = Таємна карта лежить долілиць.
duel-secret-shown = Таємна карта: { $card }.
duel-secret-seen = Ви бачили її таємну карту: { $card }.
duel-secret-stale = Ви бачили її таємну карту: { $card }. Відтоді її могли поміняти.
duel-slot-up = Карта { $between }: { $card }.
duel-slot-down = Карта { $between }: долілиць.
duel-slot-open = Карта { $between }: долілиць, { $card }.
duel-slot-empty = Немає карти { $between }.
duel-piles = Колода: { $draw }. Скид: { $discard }.
duel-text = Стіл словами
duel-text-row = використані зліва направо: { $cards }
duel-text-acquired = здобуті: { $cards }

## What was seen

duel-secrets = Таємні карти
duel-secrets-note = що ви бачили
duel-secrets-worth = Виграйте вежу й дістанете її карту: 1 очко за кожен такий самий малюнок на ваших картах.
duel-secrets-open = що лежить під вежами
duel-stale = непевно
duel-look-own = Раунд { $round }, ви: { $a } та { $b }
duel-look-other = Раунд { $round }, { $name }: { $a } та { $b }
duel-look-none = Під вежі ще не зазирали.

## Who leads

duel-balance = Хто де має перевагу
duel-leads-K = перевага лицаря
duel-leads-M = перевага мага
duel-leads-nobody = порівну
duel-would-be = Після цього ходу: лицар { $knight }, маг { $mage }, { $leads }

## You, the aim, and how it stands

duel-you = Ви
duel-you-are = Ви — { $role }
duel-your-turn = Ваш хід
duel-turn-over = Ваш хід завершено
duel-turn-of = { $name }
duel-aim = Найбільше очок після 6 раундів
duel-how-K = вигравайте вежі, знайдіть принцесу (+3)
duel-how-M = вигравайте вежі, сховайте принцесу
duel-round-of = Раунд { $round } з 6
duel-if-now = якби гра закінчилася зараз
duel-final-score = підсумок
duel-unknown-veiled = { $count ->
    [one] без { $count } прихованої карти
    [few] без { $count } прихованих карт
    [many] без { $count } прихованих карт
   *[other] без { $count } прихованої карти
  }
duel-unknown-secrets = { $count ->
    [one] без { $count } таємної карти
    [few] без { $count } таємних карт
    [many] без { $count } таємних карт
   *[other] без { $count } таємної карти
  }
duel-tie = рівно
duel-none = немає
duel-picked = обрано
duel-draw = колода { $count }
duel-discard = скид { $count }

## The towers’ spells, in two words and in full

duel-short-force_discard = Скид карти
duel-short-push_down = Зсув у ряд
duel-short-salvage = Карта зі скиду
duel-short-peek_swap = Підгляд і обмін
duel-short-any = Будь-яке
duel-no-spell-short = без заклинань
duel-plus-any = +1
duel-costs = ціна: { $cost }
duel-tells-force_discard = Суперник мусить скинути одну здобуту або використану карту на свій вибір.
duel-tells-push_down = Зсуньте одну зі здобутих карт суперника на будь-який край його ряду.
duel-tells-salvage = Візьміть випадкову карту зі скиду. До кінця гри її бачите лише ви.
duel-tells-peek_swap = Підгляньте таємні карти під 2 вежами. Поміняйте їх або залиште.
duel-tells-any = Друга карта обирає заклинання своєї вежі. 2 мухомори: будь-яке.
duel-tip-you = ви попереду, { $more } до { $less }
duel-tip-they = { $who } попереду, { $more } до { $less }
duel-tip-tied = порівну, по { $count }

## The used row and what would change in it

duel-used-own = Ваш ряд
duel-used-note-own = використані карти враховуються, камінь діє як те, на що вказує
duel-veiled-short = Приховані
duel-reads = діє як { $count } × { $as }
duel-reads-none = поки нічого не дає
duel-counts-none = поки що 0
duel-counts-same = без змін
duel-effect-you = Вежа { $of } стає вашою, { $more } до { $less }
duel-effect-they = { $who } здобуває вежу { $of }, { $more } до { $less }
duel-effect-tie = Вежа { $of }: порівну
duel-effect-none = Поки що нічого
duel-effect-none-why = Стрілка вказує за край. Пізніше там може з’явитися карта.
duel-undo-move = Повернути перехід
duel-undo-card = Повернути карту
duel-undo-spell = Повернути заклинання

## Questions

duel-ask-MOVE = Перейдіть до осяяної вежі
duel-ask-TAKE = Здобудьте карту біля вежі { $of }
duel-ask-PLACE = З якого краю ряду покласти?
duel-ask-SPELL = { $spell }? Торкніться карти для оплати
duel-ask-SPELL-two = { $spell }? Торкніться 2 карт для оплати
duel-ask-SPELL-second = Карта 2 з 2: торкніться її
duel-ask-SPELL-as = Яке заклинання застосувати?
duel-ask-end = З якого краю ряду покласти?
duel-ask-end-of = Карта { $number } з { $all }: з якого краю ряду?
duel-ask-their-end = З якого краю ряду покласти? ({ $name })
duel-ask-LOOK = Під які 2 вежі зазирнути?
duel-ask-LOOK-second = А під яку ще?
duel-ask-RETURN = Поміняти 2 карти місцями?
duel-ask-PUSH = Яку карту зсунути в ряд? ({ $name })
duel-ask-DISCARD = Скиньте одну зі своїх карт
duel-ask-GUESS = Під якою вежею принцеса?
duel-guess-worth = Останнє питання: 3 очки, якщо вгадаєте
duel-ask-UP = Яку карту викласти горілиць?
duel-ask-LAY = Який камінь покласти?
duel-ask-wait = { $name } думає
duel-ask-chance = Роздаємо карти…
duel-sure = { $what }?

## Answers

duel-do-move = Перейти до вежі { $of }
duel-do-skip = Оминути лицаря й перейти до вежі { $of }
duel-do-swap = Помінятися місцями з магом (раз за гру)
duel-do-take = Здобути: { $card }
duel-do-up = Викласти цю карту горілиць
duel-do-place-L = Покласти з лівого краю
duel-do-place-R = Покласти з правого краю
duel-do-pass = Без заклинання
duel-do-cast-now = Застосувати
duel-spells = Заклинання
duel-do-cast = Застосувати «{ $spell }», заплатити: { $cards }
duel-do-as = { $spell }
duel-do-look = Зазирнути під вежу { $a } та вежу { $b }
duel-do-first = Зазирнути під вежу { $of }
duel-do-keep = Лишити
duel-do-exchange = Поміняти
duel-do-push-L = Зсунути на лівий край: { $card }
duel-do-push-R = Зсунути на правий край: { $card }
duel-do-discard = Скинути: { $card }
duel-do-guess = Назвати вежу { $of }
duel-do-lay-L = Покласти з лівого краю: { $card }
duel-do-lay-R = Покласти з правого краю: { $card }
duel-do-card = Обрати: { $card }
duel-do-pay = Заплатити: { $card }
duel-do-end-L = З лівого краю
duel-do-end-R = З правого краю
duel-do-score = Підрахунок
duel-do-xray = Рентген

## What it would do

duel-would-take = здобудете: { $card }
duel-would-down = здобудете карту долілиць
duel-would-fail = заклинання не подіє
duel-would-turn = завершує хід
duel-would-round = завершує раунд
duel-step-move = Перехід
duel-step-take = Карта
duel-step-spell = Заклинання
duel-step-done = { $step }, готово
duel-seen-under = Під вежею { $of }

## The foot of a phone

duel-nav-mine = Мої
duel-nav-seen = Побачене
duel-nav-log = Журнал

## The log

duel-log-RingLaid = Вежі стоять колом
duel-log-SecretBoxed = Одна таємна карта повертається до коробки
duel-log-SecretLaid = Таємна карта лягає під вежу { $of }
duel-log-CardBurned = Одна карта йде у скид долілиць
duel-log-FourthSlotChosen = Четверта карта горілиць лежить { $between }
duel-log-CardDealt = Викладено { $between }: { $card }
duel-log-TurnStarted = Хід: { $name }
duel-log-CharacterMoved-step = { $name } переходить до вежі { $of }
duel-log-CharacterMoved-skip = { $name } оминає лицаря й переходить до вежі { $of }
duel-log-CharacterMoved-swap = { $name } міняється місцями з магом і переходить до вежі { $of }
duel-log-CardTaken-up = { $name } здобуває: { $card }
duel-log-CardTaken-down = { $name } здобуває карту, що лежала долілиць: { $card }
duel-log-StonePlaced-L = { $name } кладе з лівого краю: { $card }
duel-log-StonePlaced-R = { $name } кладе з правого краю: { $card }
duel-log-SpellCast = { $name } застосовує «{ $spell }»
duel-log-SpellCast-as = { $name } застосовує «{ $spell }» у вежі мухомора
duel-log-CostPaid-L = плата з лівого краю: { $card }
duel-log-CostPaid-R = плата з правого краю: { $card }
duel-log-SpellFailed = Заклинання не діє
duel-log-SecretsSeen = { $name } зазирає під вежу { $a } та вежу { $b }
duel-log-SecretsSeen-own = { $name } зазирає під вежу { $a } ({ $seen_a }) та вежу { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } кладе 2 карти назад, можливо, поміняні (від вас приховано)
duel-log-SecretsReturned-kept = { $name } кладе 2 карти назад, як були
duel-log-SecretsReturned-swapped = { $name } міняє 2 карти місцями й кладе назад
duel-log-CardPushed-L = Зсунуто на лівий край ряду ({ $name }): { $card }
duel-log-CardPushed-R = Зсунуто на правий край ряду ({ $name }): { $card }
duel-log-CardDiscarded = { $name } скидає: { $card }
duel-log-CardSalvaged = { $name } дістає зі скиду приховану карту
duel-log-CardSalvaged-own = { $name } дістає зі скиду приховану карту: { $card }
duel-log-LeftoversDiscarded = Решта карт іде у скид
duel-log-RoundStarted = Раунд { $round }: 6 нових карт, починає { $name }, по 2 ходи
duel-log-TowerGuessed = { $name } називає вежу { $of }: { $card }
duel-log-CardUnveiled = Прихована карта ({ $name }): { $card }
duel-log-VeiledStoneLaid-L = { $name } кладе з лівого краю: { $card }
duel-log-VeiledStoneLaid-R = { $name } кладе з правого краю: { $card }
duel-log-ScoringStarted = Час рахувати очки
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Лицар { $knight }, маг { $mage }: вежу { $of } здобуває лицар
duel-log-TowerScored-M = Лицар { $knight }, маг { $mage }: вежу { $of } здобуває маг
duel-log-TowerScored-nobody = Лицар { $knight }, маг { $mage }: вежа { $of } лишається нічийною
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Під вежею { $of }: { $card }
duel-log-SecretShown-box = У коробці: { $card }
duel-log-GameEnded-K = Перемагає лицар
duel-log-GameEnded-M = Перемагає маг
duel-log-GameEnded-nobody = Нічия
duel-log-Waiting = { $name } вирішує
duel-log-Hidden = Стається щось приховане від вас
duel-log-Undone = { $count ->
    [one] Повернуто { $count } крок
    [few] Повернуто { $count } кроки
    [many] Повернуто { $count } кроків
   *[other] Повернуто { $count } кроку
  }

## Scoring, step by step

duel-score = Підрахунок
duel-score-step = Крок { $step }{ "\u00A0" }з{ "\u00A0" }{ $steps }
duel-score-next = Далі
duel-score-back = Назад
duel-score-end = До результату
duel-score-guess = Де принцеса?
duel-score-guess-text = { $name } називає вежу { $of }.
duel-score-guess-right = Вона тут!
duel-score-guess-wrong = Її тут немає. Хибний здогад нічого не коштує.
duel-score-unveil = Приховані карти
duel-score-unveil-text = Тепер враховуємо й приховані карти.
duel-score-counting = Скільки чого?
duel-score-counting-text = Рахуємо малюнки на всіх картах. Камінь діє як карта, на яку вказує.
duel-score-of-stones = з них каменів: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } має більше й отримує { $points }.
duel-score-level = Порівну. Вежа та її таємна карта лишаються нічийними.
duel-score-secret = Разом із вежею дістається таємна карта: { $card }.
duel-score-secret-points = { $points } за такі малюнки на картах переможця.
duel-score-secret-none = Таких малюнків на картах переможця немає: без очок.
duel-score-chests = Скрині
duel-score-chests-text = Що більше скринь, то більше варта кожна.
duel-score-row-guess = Здогад
duel-score-row-towers = Вежі
duel-score-row-secrets = Таємні карти
duel-score-row-chests = Скрині
duel-score-row-total = Разом
duel-score-won = Перемагає { $name }
duel-score-draw = Нічия
duel-score-why-none = Вирішують очки: { $more } до { $less } (правило KM-11.9).
duel-score-why-princess = Порівну, по { $more } оч. Вирішує карта з принцесою (правило KM-11.10).
duel-score-why-towers = Порівну, по { $more } оч. Вирішує кількість веж (правило KM-11.10).
duel-score-why-red = Порівну, по { $more } оч. Вирішує вежа мухомора (правило KM-11.10).
duel-score-why-draw = Порівну, по { $more } оч., і розв’язати нічию нема чим (правило KM-11.11).
duel-score-so-far = Очки дотепер

## Where the secret cards really were

duel-xray = Рентген таємних карт
duel-xray-note = Де насправді лежала кожна карта: від початку гри до останнього погляду під вежу.
duel-xray-start = Початок
duel-xray-look = Раунд { $round }
duel-xray-box = Коробка
duel-xray-kept = { $name } зазирає й кладе карти назад, як були
duel-xray-swapped = { $name } зазирає й міняє карти місцями
duel-xray-none = У цій грі під вежі не зазирали.

duel-act-CharacterMoved-step = До вежі { $of }
duel-act-CharacterMoved-skip = Оминає лицаря: до вежі { $of }
duel-act-CharacterMoved-swap = Обмін місцями: до вежі { $of }
duel-act-CardTaken = Здобуває: { $card }
duel-act-StonePlaced-L = кладе ліворуч: { $card }
duel-act-StonePlaced-R = кладе праворуч: { $card }
duel-act-SpellCast = Заклинання: { $spell }
duel-act-CostPaid-L = плата ліворуч: { $card }
duel-act-CostPaid-R = плата праворуч: { $card }
duel-act-SecretsSeen = зазирає під вежі { $a } та { $b }
duel-act-SecretsReturned = кладе 2 карти назад, можливо, поміняні (від вас приховано)
duel-act-SecretsReturned-kept = лишає 2 карти, як були
duel-act-SecretsReturned-swapped = міняє 2 карти місцями
duel-act-CardPushed-L = зсунуто ліворуч: { $card }
duel-act-CardPushed-R = зсунуто праворуч: { $card }
duel-act-CardDiscarded = скинуто: { $card }
duel-act-CardSalvaged = дістає приховану карту
duel-result-order = Вирішують очки. За нічиєї: карта з принцесою, потім більше веж, потім вежа мухомора.
