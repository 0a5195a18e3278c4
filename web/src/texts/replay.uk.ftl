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
replay-glass = Скляні вежі
replay-glass-note = Видно, де насправді кожен чарівник.
replay-open = Відкриті карти
replay-open-note = Видно все: таємні й приховані карти та карти долілиць.

## Verification

verify = Перевірити чесність

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
result-goal-you = Лише у вас усі чарівники в замку й усі колби наповнено.
result-goal-full = Мети досягли кілька учасників. Вирішують повні колби; найбільше: { $count }.
result-goal-shared = Мети досягли кілька учасників, повних колб у них порівну: { $count }. Перемога спільна.
result-deadlock-filled = Мета вже недосяжна для всіх. Вирішують наповнені колби; найбільше: { $count }.
result-deadlock-full = Мета вже недосяжна для всіх. Наповнених колб порівну, тож вирішують повні; найбільше: { $count }.
