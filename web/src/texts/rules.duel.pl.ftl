### Zasady gry Rycerz i mag własnymi słowami. ID to tytuł, ID-text treść, ID-note-… to, co obowiązuje przy danej opcji.

## The aim

chapter-km-aim = Cel gry
km-points = Co liczy się na końcu
km-points-text =
    Gracie w dwie osoby: jedna jest rycerzem, druga magiem. Chodzicie po 6 wieżach, zdobywacie składniki i rzucacie zaklęcia. Po 6 rundach dostajesz punkty za

    - każdą wieżę, której składnika masz więcej;
    - tajne karty pod zdobytymi wieżami;
    - skrzynie na swoich kartach;
    - wskazanie księżniczki (tylko rycerz).

    Wygrywa wyższa suma. Płacąc kartą, niczego nie tracisz: ta karta nadal się liczy.

## Towers and cards

chapter-km-parts = Wieże i karty
km-towers = Sześć wież
km-towers-text =
    Każda z 5 kolorowych wież ma składnik, który o niej decyduje, wartość w punktach i zaklęcie. Na szóstej jest tor rund z polami od 1 do 6. Nie ma ona składnika ani zaklęcia.
km-ring = Krąg
km-ring-text =
    Wieże stoją w kręgu. Między sąsiednimi wieżami jest miejsce na jedną kartę. Razem jest 6 miejsc, a każda wieża styka się z 2. W wieży mieści się tylko jedna postać. Wieże odległe o 3 kroki leżą naprzeciw siebie.
km-ring-note-ring_mode-fixed = Zgodnie z ruchem wskazówek zegara są to wieże: z torem rund, ksiąg (fioletowa), ropuch (zielona), eliksirów (żółta), muchomorów (czerwona) i piór (niebieska).
km-ring-note-ring_mode-random = Ich kolejność jest na początku losowa.
km-deck = Karty składników
km-deck-text =
    Kart jest 38. Na większości jest jeden składnik, na niektórych jeden lub dwa kamienie wielokolorowe ze strzałką. Na 5 kartach jest też skrzynia.

    Znamy zasady tej gry, ale nie wydrukowane karty. Liczby to nasza najlepsza rekonstrukcja: kart ze składnikiem jest tyle, ile punktów warta jest jego wieża.
km-secrets = Tajne karty
km-secrets-text =
    Jest ich 6: po jednej na każdy składnik i jedna z kamieniem. Na karcie z kamieniem jest też księżniczka.
km-marker = Znacznik i karty pomocy
km-marker-text =
    Znacznik liczy rundy. Twoja karta pomocy rozdziela karty: nad nią leżą zdobyte, pod nią rząd wykorzystanych.

## Set-up

chapter-km-setup = Przygotowanie gry
km-places = Postacie
km-places-text =
    Mag zaczyna w wieży z torem rund, rycerz w wieży naprzeciwko. Znacznik rundy stoi na 1. Zaczynacie bez kart, a rycerz ma jeszcze zamianę miejsc.
km-places-note-role_assign-random = O postaciach decyduje los.
km-places-note-role_assign-agreement = Umówcie się, kto gra którą postacią.
km-places-note-role_assign-swap = W rewanżu zamieniacie się postaciami.
km-hide = Ukrycie księżniczki
km-hide-text =
    Odłóż kartę z księżniczką i potasuj pozostałe 5 tajnych kart. Jedną z nich schowaj do pudełka bez oglądania. Wtasuj księżniczkę do pozostałych 4 i połóż po jednej zakrytej karcie pod każdą kolorową wieżą. Ani rycerz, ani mag nie wie, gdzie ona jest.
km-deal = Rozdanie kart
km-deal-text =
    Potasuj 38 kart. Połóż 2 z nich, zakryte i bez oglądania, na stosie kart odrzuconych. Na każde z 6 miejsc połóż po jednej karcie. W stosie dobierania zostaje 30.
km-faces = Odkryta czy zakryta
km-faces-text =
    Karta jest odkryta, jeśli w chwili rozdania obok jej miejsca stoi postać. Inaczej jest zakryta. Tak już zostaje, dokądkolwiek postacie pójdą.

    Zwykle odkryte są 4 karty, a zakryte 2. Gdy postacie sąsiadują, mają jedno miejsce wspólne.
km-faces-note-deal_adjacent-three = Wtedy odkryte są 3 karty i zakryte 3.
km-faces-note-deal_adjacent-random4 = Wtedy czwartą odkrytą kartę wskazuje los.
km-faces-note-deal_adjacent-choose4 = Wtedy gracz, który zaczyna rundę, wskazuje miejsce czwartej odkrytej karty, jeszcze przed rozdaniem.

## Rounds and turns

chapter-km-turn = Rundy i tury
km-rounds = Sześć rund
km-rounds-text =
    W każdej rundzie rycerz i mag mają na przemian po 2 tury. Rycerz zaczyna rundy 1, 3 i 5, mag 2, 4 i 6. Kto kończy rundę, ten zaczyna następną.
km-steps = Trzy kroki
km-steps-text =
    Tura zawsze wygląda tak:

    - Przejdź do innej wieży. Musisz.
    - Weź tam kartę. Musisz, jeśli jakaś jest.
    - Rzuć zaklęcie wieży, jeśli chcesz i możesz zapłacić.

    Zapłacić możesz też kartą, którą właśnie bierzesz.

## Moving

chapter-km-move = Ruch
km-step = Do wieży obok
km-step-text =
    Przejdź do sąsiedniej wieży, w lewo lub w prawo, jeśli nie stoi w niej druga postać. Nie możesz zostać na miejscu ani pójść dalej. Droga zawsze się znajdzie: z 2 sąsiednich wież zajęta jest najwyżej jedna.
km-swap = Rycerz zamienia się z magiem
km-swap-text =
    Raz w grze rycerz może zamiast kroku zamienić się miejscami z magiem. Mag nic z tego nie ma: ani karty, ani zaklęcia. Żadna karta się nie odwraca.
km-swap-note-swap_range-any = Odległość nie ma znaczenia.
km-swap-note-swap_range-adjacent = Muszą stać w sąsiednich wieżach.
km-skip = Mag omija rycerza
km-skip-text =
    Jeśli w sąsiedniej wieży stoi rycerz, mag może go ominąć i stanąć w wieży tuż za nim. Może to robić zawsze, gdy się da. Rycerz nie może nigdy.

## Taking a card

chapter-km-taking = Zdobywanie karty
km-take = Jedna z dwóch
km-take-text =
    Spójrz na 2 miejsca obok wieży, do której wchodzisz. Jeśli na obu leży karta, wybierz jedną. Jeśli na jednym, bierzesz tę. Jeśli oba są puste, nic nie bierzesz. Nie możesz zrezygnować, a inne miejsca się nie liczą.
km-facedown = Zakryta karta
km-facedown-text =
    Możesz wybrać kartę zakrytą, ale nie możesz jej najpierw podejrzeć ani potem odłożyć. Gdy ją weźmiesz, widzą ją rycerz i mag.
km-lay = Dokąd trafia karta
km-lay-text =
    Karta ze składnikiem dołącza do zdobytych. Kartę z kamieniami od razu dokładasz do rzędu wykorzystanych, z lewej albo z prawej.

## Your cards

chapter-km-area = Twoje karty
km-zones = Zdobyte i wykorzystane
km-zones-text =
    Karty zdobyte leżą bez kolejności i tylko nimi płacisz za zaklęcia. Karty wykorzystane tworzą jeden rząd. Nową kartę dokładasz z lewej albo z prawej, nigdy w środku. W pustym rzędzie to bez różnicy.
km-arrows = Strzałki się nie odwracają
km-arrows-text =
    Kart w rzędzie nie obracasz ani nie zasłaniasz. Lewa i prawa strona są zawsze takie, jak widzi je właściciel rzędu, nawet gdy kartę dokłada przeciwnik.
km-gap = Karta znika z rzędu
km-gap-text =
    Niebieskie zaklęcie może zabrać kartę ze środka.
km-gap-note-row_gap-close = Wtedy rząd się zsuwa i sąsiednie karty leżą obok siebie.
km-gap-note-row_gap-gap = Wtedy zostaje luka, przez którą żaden kamień nie sięga. Luka na skraju rzędu znika.
km-veiled = Karty odzyskane
km-veiled-text =
    Karty z fioletowego zaklęcia to karty odzyskane. Leżą zakryte obok twojej karty pomocy. Do końca gry nimi nie płacisz i nie działa na nie żadne zaklęcie.

## Stones

chapter-km-stones = Kamienie wielokolorowe
km-stone = Czym staje się kamień
km-stone-text =
    W trakcie gry kamienie nic nie robią i nie możesz nimi płacić. Na końcu każdy kamień liczy się jako składnik obok niego w rzędzie, po tej stronie, którą wskazuje strzałka. Karta z 2 kamieniami liczy się podwójnie.
km-stone-example = W twoim rzędzie karta z 2 kamieniami wskazuje w prawo na ropuchę. Ropucha i kamienie to razem 3 ropuchy.
km-chain = Kamień przy kamieniu
km-chain-text =
    Kamień, który wskazuje poza rząd, nie liczy się wcale. Dopóki gra trwa, może jeszcze dostać sąsiada. Karty zdobyte nigdy nie są sąsiadami, a liczy się tylko gotowy rząd.
km-chain-note-stone_chain-transitive = Jeśli kamień wskazuje kamień zwrócony w tę samą stronę, liczy się jako to samo co tamten. Kamienie, które wskazują siebie nawzajem, nie liczą się wcale.
km-chain-note-stone_chain-straight = Kamień pomija wszystkie inne kamienie, cokolwiek wskazują, aż do pierwszego składnika.
km-chain-note-stone_chain-direct = Kamień, który wskazuje kamień z innej karty, nie liczy się wcale.
km-veiled-stone = Kamień na karcie odzyskanej
km-veiled-stone-text =
    Karta odzyskana może okazać się kamieniem.
km-veiled-stone-note-veiled_stone-inert = Nie ma sąsiada i nie liczy się jako składnik. Dla tajnych kart jest kamieniem, a skrzynia na nim się liczy.
km-veiled-stone-note-veiled_stone-row_end = Dokładasz go do swojego rzędu z lewej albo z prawej. Najpierw wszystkie takie kamienie dokłada rycerz, potem mag.
km-stays-stone = Kamień pozostaje kamieniem
km-stays-stone-text =
    Przy punktach za tajne karty kamień to kamień, jakimkolwiek składnikiem jest gdzie indziej.

## Spells

chapter-km-spells = Zaklęcia
km-cast = Jedno zaklęcie na turę
km-cast-text =
    Gdy masz już kartę, możesz raz rzucić zaklęcie swojej wieży. Rycerz i mag mogą rzucać wszystkie zaklęcia. Wieża z torem rund nie ma żadnego.
km-pay = Płacenie
km-pay-text =
    Weź ze zdobytych kart to, czego wymaga wieża, i dołóż do swojego rzędu wykorzystanych, każdą kartę z lewej albo z prawej. Dopiero wtedy zaklęcie działa. Nie płacisz kamieniami ani kartami wykorzystanymi czy odzyskanymi.

    Kamień, który właśnie bierzesz, leży już w rzędzie, więc zapłatę możesz dołożyć obok niego.
km-nothing = Zaklęcie bez efektu
km-nothing-text =
    Czasem zaklęcie nie ma na co działać, na przykład gdy przeciwnik nie ma zdobytej karty.
km-nothing-note-cast_without_effect-allow = Mimo to możesz je rzucić, choćby po to, aby dołożyć kartę do rzędu.
km-nothing-note-cast_without_effect-forbid = Wtedy nie możesz go rzucić.
km-yellow = Żółte: podejrzyj i zamień
km-yellow-text =
    Kosztuje eliksir. Wskaż 2 różne kolorowe wieże i podejrzyj ich tajne karty. Widzisz je tylko ty. Odłóż je bez zmian albo zamienione. Przeciwnik widzi, które wieże wybierasz, ale nie widzi kart.
km-yellow-note-yellow_swap_public-false = Przeciwnik nie widzi, czy karty są zamienione.
km-yellow-note-yellow_swap_public-true = Przeciwnik widzi, czy karty są zamienione.
km-green = Zielone: zepchnij kartę
km-green-text =
    Kosztuje ropuchę. Wybierz jedną ze zdobytych kart przeciwnika. Trafia ona do jego rzędu wykorzystanych, z tej strony, którą wskażesz. Jeśli takiej karty nie ma, nic się nie dzieje.
km-blue = Niebieskie: wytrąć kartę
km-blue-text =
    Kosztuje pióro. Przeciwnik musi odrzucić jedną kartę i wybiera którą: zdobytą albo wykorzystaną, także kamień. Widzą ją rycerz i mag, potem trafia zakryta na stos kart odrzuconych. Karty odzyskane są bezpieczne. Jeśli innych nie ma, nic się nie dzieje.
km-purple = Fioletowe: odzyskaj kartę
km-purple-text =
    Kosztuje księgę. Potasuj stos kart odrzuconych i dobierz z niego jedną kartę. Widzisz ją tylko ty. Połóż ją zakrytą wśród swoich kart odzyskanych. Reszty stosu nie widać. Jeśli stos jest pusty, nic nie dostajesz.
km-red = Czerwone: dowolne zaklęcie
km-red-text =
    Kosztuje muchomora i jeszcze jeden składnik. Ten drugi decyduje, które zaklęcie rzucasz: to w jego kolorze. Za 2 muchomory wybierasz dowolnie spośród żółtego, zielonego, niebieskiego i fioletowego. Za skopiowane zaklęcie nic więcej nie płacisz. Jeden muchomor nie wystarczy.
km-red-example = Płacisz muchomorem i księgą. Rzucasz fioletowe zaklęcie, choć stoisz w czerwonej wieży.

## The end of a round

chapter-km-round = Koniec rundy
km-round-end = Nowe karty
km-round-end-text =
    Gdy rycerz i mag rozegrają po 2 tury, pozostałe karty trafiają zakryte na stos kart odrzuconych. Zakrytych nie pokazujecie. Znacznik idzie o jedno pole, a na stół trafia 6 nowych kart, odkrytych tam, gdzie teraz stoi postać. Rycerz i mag zostają na swoich miejscach.
km-last-round = Szósta runda
km-last-round-text =
    Stos dobierania wystarcza dokładnie na 6 rund. Po szóstej odrzućcie resztę i policzcie punkty.

## The end of the game

chapter-km-end = Koniec gry
km-guess = Rycerz wskazuje wieżę
km-guess-text =
    Najpierw rycerz musi wskazać jedną kolorową wieżę, pokazać jej tajną kartę i ją odłożyć. Jeśli jest tam księżniczka, rycerz dostaje 3 punkty, obojętnie kto zdobywa wieżę. Zły wybór nic nie kosztuje.
km-count = Liczenie składników
km-count-text =
    Rycerz i mag ujawniają karty odzyskane i dokładają je do zdobytych. Potem policz każdy składnik na wszystkich swoich kartach, zdobytych i wykorzystanych, i dodaj kamienie, które liczą się jako ten składnik.
km-majority = Kto zdobywa wieżę
km-majority-text =
    Jeśli masz więcej składnika wieży, dostajesz jej punkty i tajną kartę spod niej. Przy remisie, także przy zerze, wieża i karta są niczyje.
km-payout = Punkty za tajne karty
km-payout-text =
    Każda zdobyta tajna karta daje ci 1 punkt za każdy symbol jej składnika na twoich kartach. Kamienie, które tylko liczą się jako ten składnik, tu nie pomagają. Karta z kamieniem daje 1 punkt za każdy twój kamień. Sama księżniczka nie daje punktów.
km-chests = Skrzynie
km-chests-text =
    Policz skrzynie na wszystkich swoich kartach:
km-chests-note-chest_overflow-plus3 = Każda skrzynia spoza tabeli jest warta 3 punkty więcej.
km-ties = Tyle samo punktów
km-ties-text =
    Wtedy wygrywa, kto ma kartę z księżniczką. Jeśli jest niczyja, wygrywa, kto ma więcej wież. Jeśli i tu jest remis, wygrywa, kto ma czerwoną wieżę.
km-ties-note-final_tie-draw = Jeśli czerwona wieża jest niczyja, gra kończy się remisem.
km-ties-note-final_tie-K = Jeśli czerwona wieża jest niczyja, wygrywa rycerz.
km-ties-note-final_tie-M = Jeśli czerwona wieża jest niczyja, wygrywa mag.

## What you may know

chapter-km-know = Co wolno wiedzieć
km-public = Widoczne i ukryte
km-public-text =
    Rycerz i mag widzą wszystkie odkryte, zdobyte i wykorzystane karty, liczbę kart w każdym stosie i liczbę kart odzyskanych. Tylko ty znasz swoje karty odzyskane i to, co pokazało ci żółte zaklęcie. Karty w stosie dobierania i pod wieżami są ukryte, dopóki gracz tam nie zajrzy.
km-public-note-discard_inspect-false = Stosu kart odrzuconych nie wolno przeglądać.
km-public-note-discard_inspect-true = W stosie kart odrzuconych możesz oglądać karty, które zna już i rycerz, i mag.
km-public-note-reveal_all_at_end-true = Po grze widać wszystkie tajne karty.
km-public-note-reveal_all_at_end-false = Po grze niczyje tajne karty zostają zakryte.
km-odds = Co można wywnioskować
km-odds-text =
    Na początku szansa na księżniczkę jest równa pod każdą z 5 wież. Każde zajrzenie pod wieżę mówi ci więcej. Gdy jednak przeciwnik rzuci żółte zaklęcie na znane ci wieże, te 2 karty mogą być zamienione.
km-odds-note-memory_aids-true = Ekran przypomina ci wszystko, co udało ci się zobaczyć.
km-odds-note-memory_aids-false = Ekran niczego nie przypomina. Pamiętaj, co udało ci się zobaczyć.

## On this screen

chapter-km-screen = Na tym ekranie
km-asked = O co pyta ekran
km-asked-text =
    Ekran pyta o jedną rzecz naraz i zaznacza wszystko, co możesz zrobić. Aby się przesunąć, po prostu wybierz wieżę: wieża maga to zamiana miejsc, a wieża 2 kroki dalej to ominięcie rycerza. Gdy wybór jest tylko jeden, gra toczy się sama.

    Nie cofniesz ruchu, który pokazał ci nową kartę. Każda gra kończy się po 24 turach i wskazaniu wieży. Karty biorą się z zapieczętowanej liczby, którą każdy może potem sprawdzić.
km-options = Zasady domowe
km-options-text =
    Przy nowym stole część tych zasad może być inna. Jeśli otworzysz instrukcję przy stole, czytasz zasady tego stołu.

## Tables and pictures

fact-tower = Wieża
fact-ingredient = Składnik
fact-value = Punkty
fact-spell = Zaklęcie
fact-blue = Piór (niebieska)
fact-green = Ropuch (zielona)
fact-purple = Ksiąg (fioletowa)
fact-yellow = Eliksirów (żółta)
fact-red = Muchomorów (czerwona)
fact-feather = Pióro
fact-toad = Ropucha
fact-book = Księga
fact-elixir = Eliksir
fact-toadstool = Muchomor
fact-blue-spell = wytrąć kartę
fact-green-spell = zepchnij kartę
fact-purple-spell = odzyskaj kartę
fact-yellow-spell = podejrzyj i zamień
fact-red-spell = dowolne zaklęcie
fact-chest = Ze skrzynią
fact-one-stone = 1 kamień
fact-two-stones = 2 kamienie
fact-chests = Skrzynie
fact-points = Punkty
figure-rivals = Rycerz i mag, a między nimi księżniczka.
figure-six-towers = Sześć wież: z torem rund, ksiąg (fioletowa), ropuch (zielona), eliksirów (żółta), muchomorów (czerwona), piór (niebieska).
figure-deck = Karta z piórem, karta z ropuchą i skrzynią oraz karty z kamieniami i strzałkami w lewo i w prawo.
figure-secrets = Zakryta tajna karta i ta z księżniczką.
figure-swap = Rycerz i mag zamieniają się miejscami.
figure-skip = Mag omija rycerza i staje w wieży tuż za nim.
figure-stones = Dwa kamienie wskazują w prawo na ropuchę i liczą się jako ropuchy.
figure-chain = Kamień wskazuje kamienie, które wskazują pióro: wszystkie liczą się jako pióra. Ostatni kamień wskazuje poza rząd i nie liczy się wcale.
figure-yellow = Eliksir za dwie tajne karty.
figure-green = Ropucha spycha kartę do rzędu.
figure-blue = Pióro wytrąca kartę.
figure-purple = Księga przynosi kartę ze stosu kart odrzuconych.
figure-red = Muchomor i jeszcze jeden składnik za dowolne zaklęcie.
figure-princess = Pod którą wieżą jest księżniczka?
figure-chest = Skrzynia.
