### Zasady gry Rycerz i mag własnymi słowami. ID to tytuł, ID-text treść, ID-note-… to, co obowiązuje przy danej opcji.

## The aim

chapter-km-aim = Cel gry
km-points = Co liczy się na końcu
km-points-text =
    Grają dwie osoby: jedna prowadzi rycerza, druga maga. Chodzicie po sześciu wieżach, zdobywacie składniki i rzucacie zaklęcia. Po sześciu rundach są punkty za

    - wieże, których składnika masz więcej niż druga osoba;
    - tajne karty pod zdobytymi wieżami;
    - skrzynie na twoich kartach;
    - odgadnięcie, gdzie jest księżniczka (tylko rycerz).

    Wygrywa wyższa suma. Płacenie niczego nie zabiera: to, co wydasz, nadal się liczy.

## Towers and cards

chapter-km-parts = Wieże i karty
km-towers = Sześć wież
km-towers-text =
    Każda z pięciu kolorowych wież ma składnik, który o niej decyduje, wartość w punktach i zaklęcie. Na szóstej jest tor rund z polami od 1 do 6. Nie ma ona składnika ani zaklęcia.
km-ring = Krąg
km-ring-text =
    Wieże stoją w kręgu. Między dwiema sąsiednimi jest miejsce na jedną kartę, razem sześć miejsc; każda wieża styka się więc z dwoma. W wieży mieści się tylko jedna postać. Wieże odległe o trzy kroki leżą naprzeciw siebie.
km-ring-note-ring_mode-fixed = Zgodnie z ruchem wskazówek zegara są to: tor rund, fioletowa, zielona, żółta, czerwona, niebieska.
km-ring-note-ring_mode-random = O kolejności decyduje na początku los.
km-deck = Karty składników
km-deck-text =
    Kart jest 38. Na większości jest jeden składnik, na niektórych jeden lub dwa kamienie wielokolorowe ze strzałką. Na pięciu kartach jest też skrzynia.

    Znamy zasady tej gry, ale nie wydrukowane karty. Liczby to nasza najlepsza rekonstrukcja: kart ze składnikiem jest tyle, ile punktów warta jest jego wieża.
km-secrets = Tajne karty
km-secrets-text =
    Jest ich sześć: po jednej na każdy składnik i jedna z kamieniem. Na karcie z kamieniem jest też księżniczka.
km-marker = Znacznik i karty pomocy
km-marker-text =
    Znacznik liczy rundy. Twoja karta pomocy rozdziela karty: nad nią leżą składniki zdobyte, pod nią rząd wykorzystanych.

## Set-up

chapter-km-setup = Przygotowanie gry
km-places = Postacie
km-places-text =
    Mag zaczyna w wieży z torem rund, rycerz w wieży naprzeciwko. Znacznik rundy stoi na 1. Nikt nie ma jeszcze kart, a rycerz ma jeszcze zamianę miejsc.
km-places-note-role_assign-random = O tym, kto prowadzi którą postać, decyduje los.
km-places-note-role_assign-agreement = Umówcie się, kto prowadzi którą postać.
km-places-note-role_assign-swap = W rewanżu zamieniacie się postaciami.
km-hide = Ukrycie księżniczki
km-hide-text =
    Odłóż kartę z księżniczką i potasuj pozostałe pięć tajnych kart. Jedna z nich wraca do pudełka i nikt jej nie ogląda. Wtasuj księżniczkę do pozostałych czterech i połóż po jednej zakrytej karcie pod każdą kolorową wieżą. Nikt nie wie, gdzie jest księżniczka, nawet mag.
km-deal = Rozdanie kart
km-deal-text =
    Potasuj 38 kart. Dwie połóż zakryte, bez oglądania: od nich zaczyna się stos kart odrzuconych. Na każde z sześciu miejsc połóż po jednej; w stosie dobierania zostaje 30.
km-faces = Odkryta czy zakryta
km-faces-text =
    Kartę kładzie się odkrytą, jeśli w tej chwili obok jej miejsca stoi postać, w przeciwnym razie zakrytą. Potem już się jej nie odwraca, dokądkolwiek postacie pójdą.

    Zwykle odkryte są cztery karty, a zakryte dwie. Gdy postacie sąsiadują, mają jedno miejsce wspólne.
km-faces-note-deal_adjacent-three = Wtedy odkryte są trzy karty i zakryte trzy.
km-faces-note-deal_adjacent-random4 = Wtedy czwartą odkrytą kartę wskazuje los.
km-faces-note-deal_adjacent-choose4 = Wtedy miejsce czwartej odkrytej karty wskazuje osoba zaczynająca rundę, zanim ktokolwiek zobaczy karty.

## Rounds and turns

chapter-km-turn = Rundy i tury
km-rounds = Sześć rund
km-rounds-text =
    W każdej rundzie obie strony mają na przemian po dwie tury. Rycerz zaczyna rundy 1, 3 i 5, mag 2, 4 i 6. Kto kończy rundę, ten zaczyna następną.
km-steps = Trzy kroki
km-steps-text =
    Tura zawsze wygląda tak:

    - Przejdź do innej wieży. To obowiązkowe.
    - Zdobądź tam kartę. To obowiązkowe, jeśli jakaś jest.
    - Rzuć zaklęcie wieży, jeśli chcesz i możesz zapłacić.

    Za zaklęcie możesz zapłacić właśnie zdobytą kartą.

## Moving

chapter-km-move = Ruch
km-step = Do wieży obok
km-step-text =
    Przejdź do sąsiedniej wieży, w lewo lub w prawo, jeśli nie stoi w niej druga postać. Nie można zostać na miejscu ani pójść dalej. Droga zawsze się znajdzie: z dwóch sąsiednich wież zajęta jest najwyżej jedna.
km-swap = Rycerz zamienia się z magiem
km-swap-text =
    Raz w całej grze rycerz może zamiast kroku zamienić się miejscami z magiem. Mag nic z tego nie ma: ani karty, ani zaklęcia, i żadnej karty się nie odwraca.
km-swap-note-swap_range-any = Odległość nie ma znaczenia.
km-swap-note-swap_range-adjacent = Muszą stać w sąsiednich wieżach.
km-skip = Mag omija rycerza
km-skip-text =
    Jeśli w sąsiedniej wieży stoi rycerz, mag może go ominąć i stanąć w wieży tuż za nim. Magowi wolno to robić za każdym razem, gdy się da; rycerzowi nigdy.

## Taking a card

chapter-km-taking = Zdobywanie karty
km-take = Jedna z dwóch
km-take-text =
    Spójrz na dwa miejsca obok wieży, do której wchodzisz. Jeśli na obu leży karta, wybierz jedną. Jeśli na jednym, jest twoja. Jeśli oba są puste, nic nie zdobywasz. Nie można zrezygnować, a inne miejsca się nie liczą.
km-facedown = Zakryta karta
km-facedown-text =
    Możesz wybrać kartę zakrytą, ale bez podglądania, i nie można jej odłożyć. Gdy jest twoja, widzą ją obie strony.
km-lay = Dokąd trafia karta
km-lay-text =
    Karta ze składnikiem dołącza do zdobytych. Karta z kamieniami trafia od razu do twojego rzędu kart wykorzystanych, na lewy albo prawy koniec, jak wolisz.

## Your cards

chapter-km-area = Twoje karty
km-zones = Zdobyte i wykorzystane
km-zones-text =
    Karty zdobyte leżą bez kolejności i tylko nimi płaci się za zaklęcia. Karty wykorzystane tworzą jeden rząd. Nowa karta dołącza na lewym albo prawym końcu, nigdy w środku. W pustym rzędzie oba końce to to samo.
km-arrows = Strzałki się nie odwracają
km-arrows-text =
    Kart w rzędzie nie wolno obracać ani zasłaniać. Lewo i prawo to strony z punktu widzenia osoby, do której należy rząd, nawet gdy kartę kładzie ktoś inny.
km-gap = Karta znika z rzędu
km-gap-text =
    Niebieskie zaklęcie może zabrać kartę ze środka.
km-gap-note-row_gap-close = Wtedy rząd się zsuwa i jej sąsiadki leżą obok siebie.
km-gap-note-row_gap-gap = Wtedy zostaje luka, przez którą żaden kamień nie sięga. Luka na końcu znika.
km-veiled = Karty odzyskane
km-veiled-text =
    Karty zdobyte fioletowym zaklęciem nazywamy odzyskanymi. Leżą zakryte obok karty pomocy. Do końca gry za nic się nimi nie płaci i nie sięga ich żadne zaklęcie.

## Stones

chapter-km-stones = Kamienie wielokolorowe
km-stone = Czym staje się kamień
km-stone-text =
    W trakcie gry kamienie nic nie robią i nie można nimi płacić. Na końcu każdy kamień liczy się jako składnik leżący obok niego w rzędzie, po tej stronie, którą wskazuje strzałka. Dwa kamienie na karcie liczą się dwa razy.
km-stone-example = W twoim rzędzie karta z dwoma kamieniami wskazuje w prawo na ropuchę. Ropucha i kamienie to razem trzy ropuchy.
km-chain = Kamień przy kamieniu
km-chain-text =
    Kamień, który wskazuje poza koniec rzędu, nie liczy się wcale. Dopóki gra trwa, może jeszcze dostać sąsiada. Karty zdobyte nigdy nie są sąsiadami, a liczy się tylko gotowy rząd.
km-chain-note-stone_chain-transitive = Jeśli kamień wskazuje na kamień zwrócony w tę samą stronę, liczy się jako to samo co tamten. Dwa kamienie, które wskazują na siebie nawzajem, nie liczą się wcale.
km-chain-note-stone_chain-straight = Kamień pomija wszystkie inne kamienie, dokądkolwiek wskazują, aż do pierwszego składnika.
km-chain-note-stone_chain-direct = Kamień, który wskazuje na kamień z innej karty, nie liczy się wcale.
km-veiled-stone = Kamień na karcie odzyskanej
km-veiled-stone-text =
    Karta odzyskana może okazać się kamieniem.
km-veiled-stone-note-veiled_stone-inert = Nie ma sąsiada i nie liczy się jako składnik. Dla tajnych kart jest kamieniem, a skrzynia na nim się liczy.
km-veiled-stone-note-veiled_stone-row_end = Kładzie się go na końcu własnego rzędu: najpierw wszystkie takie kamienie kładzie rycerz, potem mag.
km-stays-stone = Kamień pozostaje kamieniem
km-stays-stone-text =
    Przy punktach za tajne karty kamień to kamień, jakimkolwiek składnikiem jest gdzie indziej.

## Spells

chapter-km-spells = Zaklęcia
km-cast = Jedno zaklęcie na turę
km-cast-text =
    Po zdobyciu karty możesz raz rzucić zaklęcie wieży, w której stoisz. Obie postacie mogą rzucać wszystkie zaklęcia. Wieża z torem rund nie ma żadnego.
km-pay = Płacenie
km-pay-text =
    Weź ze zdobytych kart to, czego wymaga wieża, i połóż w swoim rzędzie wykorzystanych, każdą kartę na wybranym końcu. Dopiero wtedy zaklęcie działa. Nie płaci się kamieniami ani kartami wykorzystanymi czy odzyskanymi.

    Zdobyty przed chwilą kamień leży już w rzędzie, więc zapłatę możesz położyć obok niego.
km-nothing = Zaklęcie na darmo
km-nothing-text =
    Czasem zaklęcie nie ma na co działać, na przykład gdy przeciwnik nie ma zdobytej karty.
km-nothing-note-cast_without_effect-allow = Możesz je mimo to rzucić, choćby po to, żeby położyć kartę w rzędzie.
km-nothing-note-cast_without_effect-forbid = Wtedy nie wolno go rzucić.
km-yellow = Żółte: podejrzyj i zamień
km-yellow-text =
    Kosztuje eliksir. Wskaż dwie różne kolorowe wieże i podejrzyj ich tajne karty. Odłóż je tak, jak były, albo zamienione. Przeciwnik widzi, które wieże wybierasz, ale nie widzi kart.
km-yellow-note-yellow_swap_public-false = Nie wie też, czy są zamienione.
km-yellow-note-yellow_swap_public-true = Obie strony widzą jednak, czy są zamienione.
km-green = Zielone: zepchnij
km-green-text =
    Kosztuje ropuchę. Wybierz jedną ze zdobytych kart przeciwnika. Trafia ona do rzędu wykorzystanych przeciwnika, na koniec, który wskażesz. Jeśli takiej karty nie ma, nic się nie dzieje.
km-blue = Niebieskie: odrzuć
km-blue-text =
    Kosztuje pióro. Przeciwnik musi odrzucić jedną wybraną przez siebie kartę, zdobytą albo wykorzystaną, także kamień. Obie strony ją widzą, potem trafia zakryta na stos kart odrzuconych. Karty odzyskane są bezpieczne. Jeśli innych nie ma, nic się nie dzieje.
km-purple = Fioletowe: odzyskaj
km-purple-text =
    Kosztuje księgę. Potasuj stos kart odrzuconych i dobierz z niego jedną kartę. Oglądasz ją tylko ty i kładziesz zakrytą obok karty pomocy, do kart odzyskanych. Reszty stosu nie widać; jeśli jest pusty, nic nie dostajesz.
km-red = Czerwone: dowolne zaklęcie
km-red-text =
    Kosztuje muchomora i jeszcze jeden składnik. Ten drugi mówi, które zaklęcie rzucasz: to w jego kolorze. Za dwa muchomory wybierasz dowolnie spośród żółtego, zielonego, niebieskiego i fioletowego. Skopiowane zaklęcie nic więcej nie kosztuje. Jeden muchomor sam nie wystarczy.
km-red-example = Płacisz muchomorem i księgą. Działa fioletowe zaklęcie, choć stoisz w czerwonej wieży.

## The end of a round

chapter-km-round = Koniec rundy
km-round-end = Nowe karty
km-round-end-text =
    Gdy obie strony mają za sobą po dwie tury, pozostałe karty trafiają zakryte na stos kart odrzuconych. Tych, które były zakryte, się nie pokazuje. Znacznik idzie o jedno pole, a na stół trafia sześć nowych kart, odkrytych tam, gdzie teraz stoi postać. Rycerz i mag zostają na swoich miejscach.
km-last-round = Szósta runda
km-last-round-text =
    Stosu dobierania wystarcza dokładnie na sześć rund. Po szóstej odrzuca się resztę i liczy punkty.

## The end of the game

chapter-km-end = Koniec gry
km-guess = Rycerz wskazuje wieżę
km-guess-text =
    Najpierw rycerz musi wskazać jedną kolorową wieżę. Jej tajną kartę się pokazuje i odkłada. Jeśli jest tam księżniczka, rycerz dostaje 3 punkty, obojętnie kto zdobywa wieżę. Zły wybór nic nie kosztuje.
km-count = Liczenie składników
km-count-text =
    Obie strony ujawniają karty odzyskane i dokładają je do zdobytych. Potem policz każdy składnik na wszystkich swoich kartach, zdobytych i wykorzystanych, i dodaj kamienie, które liczą się jako ten składnik.
km-majority = Kto zdobywa wieżę
km-majority-text =
    Kto ma więcej składnika danej wieży, dostaje jej punkty i tajną kartę spod niej. Przy równej liczbie, także przy zerze, nikt nic nie dostaje.
km-payout = Punkty za tajne karty
km-payout-text =
    Każda zdobyta tajna karta daje 1 punkt za każdy taki składnik narysowany na twoich kartach. Kamienie, które tylko liczą się jako ten składnik, tu nie pomagają. Karta z kamieniem daje 1 punkt za każdy twój kamień. Sama księżniczka nie daje punktów.
km-chests = Skrzynie
km-chests-text =
    Policz skrzynie na wszystkich swoich kartach:
km-chests-note-chest_overflow-plus3 = Każda skrzynia, której nie ma już w tabeli, jest warta 3 punkty więcej.
km-ties = Tyle samo punktów
km-ties-text =
    Wtedy wygrywa strona, która zdobyła kartę z księżniczką. Jeśli nikt: ta, która zdobyła więcej wież. Jeśli i tu jest remis: ta, która zdobyła czerwoną wieżę.
km-ties-note-final_tie-draw = Jeśli nikt jej nie zdobył, jest remis.
km-ties-note-final_tie-K = Jeśli nikt jej nie zdobył, wygrywa rycerz.
km-ties-note-final_tie-M = Jeśli nikt jej nie zdobył, wygrywa mag.

## What you may know

chapter-km-know = Co wolno wiedzieć
km-public = Widoczne i niewidoczne
km-public-text =
    Obie strony widzą wszystkie odkryte karty, zdobyte i wykorzystane karty obu stron, liczbę kart w każdym stosie i liczbę kart odzyskanych. Jakie są twoje karty odzyskane i co pokazało ci żółte zaklęcie, wiesz tylko ty. Co jest w stosie dobierania i pod wieżami, nie wie nikt, dopóki ktoś nie zajrzy.
km-public-note-discard_inspect-false = Stosu kart odrzuconych nie wolno przeglądać.
km-public-note-discard_inspect-true = Wolno oglądać te karty ze stosu kart odrzuconych, które obie strony już widziały.
km-public-note-reveal_all_at_end-true = Po grze pokazuje się wszystkie tajne karty.
km-public-note-reveal_all_at_end-false = Po grze tajne karty, których nikt nie zdobył, zostają zakryte.
km-odds = Co można wywnioskować
km-odds-text =
    Na początku księżniczka może z równą szansą być pod każdą z pięciu wież. Każde zajrzenie pod wieżę mówi ci więcej. Gdy jednak przeciwnik rzuci żółte zaklęcie na znane ci wieże, twoja wiedza o tych dwóch zmienia się w „jedna z nich”.
km-odds-note-memory_aids-true = Ekran przypomina ci wszystko, co było ci pokazane.
km-odds-note-memory_aids-false = Ekran niczego nie przypomina: trzeba pamiętać.

## On this screen

chapter-km-screen = Na tym ekranie
km-asked = O co pyta ekran
km-asked-text =
    Ekran pyta o jedną rzecz naraz i zaznacza wszystko, co wolno. Żeby się ruszyć, po prostu wybierz wieżę: wieża maga oznacza zamianę miejsc, a wieża dwa kroki dalej ominięcie rycerza. Gdzie jest tylko jedna odpowiedź, gra toczy się sama.

    Tego, co pokazało nową kartę, nie można cofnąć. Każda gra kończy się po 24 turach i jednym wskazaniu wieży. Karty biorą się z zapieczętowanej liczby, którą każdy może potem sprawdzić.
km-options = Zasady domowe
km-options-text =
    Nowy stół może zmienić część tych zasad. Jeśli otworzysz zasady od stołu, czytasz zasady tego stołu.

## Tables and pictures

fact-tower = Wieża
fact-ingredient = Składnik
fact-value = Punkty
fact-spell = Zaklęcie
fact-blue = Niebieska
fact-green = Zielona
fact-purple = Fioletowa
fact-yellow = Żółta
fact-red = Czerwona
fact-feather = Pióro
fact-toad = Ropucha
fact-book = Księga
fact-elixir = Eliksir
fact-toadstool = Muchomor
fact-blue-spell = odrzuć
fact-green-spell = zepchnij
fact-purple-spell = odzyskaj
fact-yellow-spell = podejrzyj i zamień
fact-red-spell = dowolne zaklęcie
fact-chest = Ze skrzynią
fact-one-stone = Jeden kamień
fact-two-stones = Dwa kamienie
fact-chests = Skrzynie
fact-points = Punkty
figure-rivals = Rycerz i mag, a między nimi księżniczka.
figure-six-towers = Sześć wież: tor rund, fioletowa, zielona, żółta, czerwona, niebieska.
figure-deck = Karta z piórem, karta z ropuchą i skrzynią oraz karty z kamieniami i strzałkami w lewo i w prawo.
figure-secrets = Zakryta tajna karta i ta z księżniczką.
figure-swap = Rycerz i mag zamieniają się miejscami.
figure-skip = Mag omija rycerza i staje w następnej wieży.
figure-stones = Dwa kamienie wskazują w prawo na ropuchę i liczą się jako ropuchy.
figure-chain = Kamień wskazuje na kamienie, które wskazują na pióro: wszystkie liczą się jako pióra. Ostatni kamień wskazuje poza rząd i nie liczy się wcale.
figure-yellow = Eliksir za dwie tajne karty.
figure-green = Ropucha spycha kartę do rzędu.
figure-blue = Pióro każe odrzucić kartę.
figure-purple = Księga przynosi kartę ze stosu kart odrzuconych.
figure-red = Muchomor i jeszcze jeden składnik za dowolne zaklęcie.
figure-princess = Pod którą wieżą jest księżniczka?
figure-chest = Skrzynia.
