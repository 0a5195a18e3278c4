### Фільм про ходи інших гравців і його стрічка. Завантажується з першою дією іншого гравця.

film-title = Після вашого ходу
film-title-all = Останні дії
film-pace = Темп
film-moves = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
  }
film-turn = Хід: { $name }
film-now = Тепер ваш хід
film-none = Ходів ще не було
film-again = Ще раз
film-skip = Пропустити
film-back = Крок назад
film-forward = Крок уперед
film-play = Відтворити
film-pause = Пауза

act-card = Карта: { $card }
act-discard = скинуто: { $card }
act-hand = Заміна карт
act-wizard = Чарівник { $from } → { $to }
act-wizard-of = Чарівник ({ $owner }) { $from } → { $to }
act-home = Чарівник { $from } → { $to }, у замку
act-home-of = Чарівник ({ $owner }) { $from } → { $to }, у замку
act-tower = { $count ->
    [one] Вежа
    [few] { $count } вежі
    [many] { $count } веж
   *[other] { $count } вежі
  } { $from } → { $to }
act-covers = ув’язнено { $count ->
    [one] { $count } чарівника
    [few] { $count } чарівників
    [many] { $count } чарівників
   *[other] { $count } чарівника
  }
act-covers-yours = ув’язнено { $count ->
    [one] { $count } вашого чарівника
    [few] { $count } ваших чарівників
    [many] { $count } ваших чарівників
   *[other] { $count } вашого чарівника
  }
act-uncovers = відкрито { $count ->
    [one] { $count } чарівника
    [few] { $count } чарівників
    [many] { $count } чарівників
   *[other] { $count } чарівника
  }
act-swap = Обмін веж { $first } і { $second }
act-castle = замок летить { $from } → { $to }
act-die = на кубику { $value }
act-freed = { $owner }: чарівник нагорі, клітинка { $space }
