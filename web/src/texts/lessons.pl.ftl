### Lekcje: lista i to, co mówi trener w każdej lekcji.

lessons = Naucz się grać
lessons-about = Każda lekcja pokazuje jedną rzecz przy prawdziwym stole. Przerwij, kiedy chcesz: postępy zostają na tym urządzeniu.
lessons-game = Gra
lesson-number = Lekcja { $number } z { $all }
lesson-solved = ukończona
lesson-watch = Zobacz, co się dzieje…
lesson-show = Pokaż
lesson-next = Następna lekcja
lesson-play = Zagraj teraz
lesson-play-note = Z najłatwiejszym botem i podpowiedzią w każdej turze.
lesson-again = Jeszcze raz
lesson-all = Wszystkie lekcje
lesson-other = Zasady na to pozwalają, ale ta lekcja jest o czymś innym. Spróbuj jeszcze raz.
