### Lekce: seznam a to, co říká průvodce v každé lekci.

lessons = Naučit se hrát
lessons-about = Každá lekce ukáže jednu věc u skutečného stolu. Přestaň, kdy chceš: postup zůstane na tomto zařízení.
lessons-game = Hra
lesson-number = Lekce { $number }/{ $all }
lesson-solved = hotová
lesson-watch = Sleduj, co se děje…
lesson-show = Ukázat
lesson-next = Další lekce
lesson-play = Hrát hned
lesson-play-note = Proti nejlehčímu botovi, s radou v každém tahu.
lesson-again = Znovu
lesson-all = Všechny lekce
lesson-other = Pravidla to dovolují, ale tahle lekce je o něčem jiném. Zkus to znovu.
