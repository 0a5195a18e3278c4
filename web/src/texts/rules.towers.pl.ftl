### Zasady Wędrujących wież własnymi słowami. ID to tytuł, ID-text treść, ID-note-… to, co obowiązuje przy danej opcji.

## The aim

chapter-wt-aim = Cel gry
wt-goal = Do czego dążysz
wt-goal-text =
    Chcesz dwóch rzeczy: żeby wszyscy twoi czarodzieje byli w zamku kruków i żeby żadna twoja kolba nie była pusta. Potrzebne jest jedno i drugie, a kolejność nie ma znaczenia. Kolba zużyta na czar nadal liczy się jako napełniona.

    Ostatni krok do celu może się zdarzyć nawet w cudzej turze.
wt-goal-example = Wszyscy twoi czarodzieje są w zamku, ale jedna kolba jest jeszcze pusta. Grasz dalej, stawiasz wieżę na czarodzieju, napełniasz kolbę i cel jest osiągnięty.

## The board and the set-up

chapter-wt-setup = Tor i przygotowanie gry
wt-ring = Tor ruchu
wt-ring-text =
    Szesnaście pól tworzy krąg. Mają numery od 0 do 15, zgodnie z ruchem wskazówek zegara, i w tę stronę zawsze jest „do przodu”. Na czterech polach jest tarcza z krukiem: 0, 4, 8 i 12.
wt-keep = Zamek kruków
wt-keep-text =
    Zamek zaczyna na polu 0. Nie jest wieżą, więc nic, co porusza wieże, nie może go wybrać. Zawsze stoi na samej górze swojego pola i tylko tam, gdzie nie stoi żaden czarodziej.
wt-nine = Dziewięć wież
wt-nine-text =
    Pięć wież ma na blankach tarczę z krukiem, cztery są bez tarczy. Wszystkie są puste w środku: wieża postawiona na czarodziejach połyka ich. Tarcza liczy się tylko wtedy, gdy nie przykrywa jej inna wieża.

    Wieże w stosie liczy się od dołu: poziom 1, poziom 2 i tak dalej. Gdy podnosisz wieżę, wszystko, co jest nad nią, jedzie razem z nią.
wt-visible = Widoczni i uwięzieni
wt-visible-text =
    Czarodziej na samym wierzchu pola jest widoczny, czy stoi na ziemi, czy na wieży. Czarodziej, który ma nad sobą wieżę, jest uwięziony.

    Pomyśl o każdych blankach i o ziemi jak o osobnym piętrze. Dla ruchu, dla zamku i dla łapania czarodziejów liczy się tylko najwyższe piętro pola.
wt-share = Co dostaje każdy
wt-share-text =
    Liczba czarodziejów i kolb zależy od liczby graczy. Na początku wszystkie kolby są puste. W pudełku jest też 90 kart ruchu, osiem płytek czarów i kość.

    Kolba może być pusta, napełniona albo zużyta. Do końca gry masz tyle samo kolb; przekazywać mogą je sobie tylko partnerzy.
wt-share-note-wizardStock-24 = W pudełku jest 24 czarodziejów zamiast 30, więc nie każdy kolor pasuje do każdej liczby graczy. Na ekranie nie ma to znaczenia.
wt-build = Wieże i czarodzieje na miejsca
wt-build-text =
    Na polach od 1 do 9 stoi po jednej wieży, na przemian z tarczą i bez; pierwsza ma tarczę.

    Potem wszyscy po kolei stawiają po jednym czarodzieju na blankach, zaczyna pierwszy gracz. Na wieże od 1 do 3 wchodzi po trzech czarodziejów, na 4 do 6 po dwóch, na 7 do 9 po jednym. Przypominają o tym niebieskie symbole na torze; później nic nie znaczą. Gdy na wieży stoi już tylu, ilu trzeba, pora na następną. Koniec, gdy stoi ostatni czarodziej.
wt-build-example = Troje graczy ma razem dwunastu czarodziejów. Na wieżach 1, 2 i 3 staje po jednym w każdym kolorze, na wieży 4 dwaj następni, na wieży 5 ostatni.
wt-deal = Karty i czary
wt-deal-text =
    Potasuj 90 kart i rozdaj wszystkim po trzy zakryte. Reszta to talia; stos kart odrzuconych jest jeszcze pusty.

    W grze podstawowej są dwa czary: „{ spell-MW }” i „{ spell-MT }”. Pozostałe płytki zostają w pudełku.
wt-first = Kto zaczyna
wt-first-text =
    Umówcie się albo wylosujcie. Na ekranie zaczyna pierwsze miejsce, a dalej gra idzie zgodnie z ruchem wskazówek zegara.
wt-first-note-edition-czech = Zaczyna osoba, która ostatnio była w jakiejś wieży.

## Your turn

chapter-wt-turn = Twoja tura
wt-order = Tura za turą
wt-order-text =
    Tury idą zgodnie z ruchem wskazówek zegara. Gdy wszyscy mieli swoją, kończy się runda; jej ostatnia tura należy do gracza po prawej stronie pierwszego gracza.

    W swojej turze zagrywasz dwie karty, jedną po drugiej, albo bierzesz nową rękę.
wt-play = Zagranie karty
wt-play-text =
    Połóż kartę z ręki odkrytą na stosie kart odrzuconych i zrób wszystko, co nakazuje, zanim pomyślisz o następnej. Kolejność jest zawsze ta sama: najpierw karta, potem jej strona albo rzut kością, na końcu pionek, który się rusza.
wt-must = Co może ruszyć, musi ruszyć
wt-must-text =
    Jeśli twoja karta może czymś ruszyć, trzeba czymś ruszyć. Jeśli nie ma czym, zostaje na stosie bez efektu i mimo to liczy się jako jedna z dwóch kart. Taką kartę wolno wybrać celowo.
wt-must-note-declineMove-Forced = Nie wolno odrzucić bez użycia karty, która może czymś ruszyć.
wt-must-note-declineMove-SecondCard = Drugą kartę wolno odrzucić bez użycia, nawet jeśli może czymś ruszyć.
wt-must-note-declineMove-Any = Każdą z dwóch kart wolno odrzucić bez użycia, nawet jeśli może czymś ruszyć.
wt-draw = Koniec twojej tury
wt-draw-text =
    Karty dobierasz dopiero po swojej turze, aż znów masz trzy. Gdy talia się skończy, odrzucone karty tasuje się i tworzą nową. Potem zaczyna następny gracz.
wt-refusal = Nowa ręka (przypadek specjalny)
wt-refusal-text =
    Nie ma nic dobrego w ręce? Przed pierwszą kartą tury możesz zamiast grać zrobić tak:

    - odrzuć całą rękę, żeby wszyscy widzieli;
    - dobierz trzy nowe karty;
    - jeśli chcesz, przesuń dowolną wieżę o jedno pole do przodu;
    - zakończ turę.

    Po pierwszej karcie jest już za późno. Czar użyty wcześniej w niczym nie przeszkadza.
wt-allhome = Gdy wszyscy są w zamku
wt-allhome-text =
    Grasz dalej aż do końca gry. Twoje karty czarodziejów nie mają już czym ruszyć, ale wieże możesz przesuwać jak dotąd. W wariancie drużynowym pomagasz partnerowi.

## Cards and the die

chapter-wt-cards = Karty i kość
wt-kinds = Trzy rodzaje kart
wt-kinds-text =
    Karta ruchu czarodzieja porusza jednego z twoich czarodziejów. Karta ruchu wieży porusza dowolną wieżę. Karta ruchu czarodzieja albo wieży porusza jedno albo drugie. Liczba mówi, o ile pól; na niektórych kartach zamiast niej są kości.
wt-die = Karty z kośćmi
wt-die-text =
    Zagraj kartę, a potem rzuć. Jeśli na karcie są dwie kości, możesz przerzucić raz, jeśli trzy, dwa razy. Każdy rzut kasuje poprzedni; rzutów się nie dodaje, liczy się ostatni.

    Karta „wieża albo czarodziej” z kością daje tylko jeden rzut. Wieżę albo czarodzieja wybierasz, gdy znasz wynik.
wt-die-example = Na karcie są dwie kości. Wypada 2, liczysz na więcej i przerzucasz: 1. Teraz obowiązuje 1.
wt-side = Karty z dwiema stronami
wt-side-text =
    Taka karta porusza wieżę albo czarodzieja, nigdy oboje. Górna liczba dotyczy wieży, dolna czarodzieja.
wt-side-note-sideAnnounce-OnPlay = Przy zagraniu powiedz, której strony używasz; potem nie można jej zmienić. Nie wolno podać strony, która niczym nie ruszy, jeśli druga może.
wt-side-note-sideAnnounce-WithPiece = Strony nie trzeba podawać. Widać ją po pionku, którym ruszasz.

## Moving wizards

chapter-wt-wizards = Ruch czarodziejów
wt-who = Twój i widoczny
wt-who-text =
    Karta porusza jednego twojego widocznego czarodzieja do przodu, dokładnie o tyle pól, ile pokazuje.
wt-walk = Liczy się każde pole
wt-walk-text =
    Każde pole to jeden krok, cokolwiek na nim stoi. Czarodzieje mijają wieże, innych czarodziejów, a nawet zamek kruków. Na końcu ruchu czarodziej staje na samym wierzchu pola: jeśli jest tam wieża, musi na nią wejść.
wt-six = Miejsce dla sześciu
wt-six-text =
    Na jednych blankach albo na ziemi jednego pola mieści się sześciu czarodziejów. Nie można wejść tam, gdzie stoi już sześciu. Uwięzieni niżej się nie liczą, a w zamku kruków jest miejsce dla wszystkich.
wt-home = Wejście do zamku
wt-home-text =
    Do zamku wchodzi się tylko dokładną liczbą kroków. O jeden za dużo i czarodziej idzie dalej; nie może zatrzymać się wcześniej. Kto wszedł do zamku, już w nim zostaje.
wt-home-example = Zamek kruków jest trzy pola przed twoim czarodziejem. Trójka wprowadza go do środka, czwórka prowadzi obok.
wt-entry = Co dzieje się potem
wt-entry-text =
    Czarodziej znika z toru i liczy się jako będący w zamku. Potem zamek kruków leci dalej.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = Jeśli w swojej turze wprowadzasz do zamku własnego czarodzieja, kartą albo swoim czarem, twoja tura się kończy. Niezagrane karty zostają w ręce, a potem dobierasz jak zwykle. Dlatego w turze wchodzi najwyżej jeden, chyba że dwóch jedzie na barana. Gdy wprowadzasz cudzego czarodzieja albo ktoś inny wprowadza twojego, twoja tura trwa.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = Jeśli w twojej turze do zamku wchodzi twój czarodziej, tura się kończy, niezależnie od tego, kto go wprowadza.
wt-entry-note-entryEndsTurn-AnyEntry = Turę kończy każde wejście do zamku, czyjkolwiek jest czarodziej.

## Ravenskeep flies on

chapter-wt-castle = Zamek kruków leci dalej
wt-fly = Kiedy leci
wt-fly-text =
    Czarodziej właśnie wszedł do zamku: zamek odlatuje.
wt-fly-note-castleTrigger-AnyWizard = Nie ma znaczenia, czyj to czarodziej i kto go wprowadza.
wt-fly-note-castleTrigger-OwnWizard = Leci tylko wtedy, gdy czarodzieja wprowadza jego właściciel.
wt-fly-note-piggybackRelocations-Once = Gdy jednym ruchem wchodzi kilku, leci raz.
wt-fly-note-piggybackRelocations-PerWizard = Gdy jednym ruchem wchodzi kilku, leci raz za każdego.
wt-shield = Gdzie ląduje
wt-shield-text =
    Zamek kruków sprawdza po kolei pola przed sobą i ląduje na pierwszym, które pasuje. Na wierzchu nie może tam stać żaden czarodziej. Jeśli na całym torze nic nie pasuje, zamek zostaje na miejscu.
wt-shield-note-castleLanding-ShieldOnly = Pole pasuje, jeśli na wierzchu widać tarczę z krukiem: na ziemi bez wieży albo na blankach wierzchniej wieży. Wieża bez tarczy nie pasuje nigdy.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = Pole pasuje, jeśli nie ma na nim żadnej wieży, z tarczą czy bez tarczy, albo jeśli wierzchnia wieża ma tarczę. Wieża bez tarczy nie pasuje nigdy.
wt-shield-more = Liczy się tylko wierzch. Uwięzieni niżej nie przeszkadzają, a tarczy pod wieżą jakby nie było. Pasować może też pole, z którego właśnie przyszedł czarodziej.
wt-shield-example = Zamek kruków stoi na polu 8. Na 9 czarodziej stoi na wieży z tarczą, na 10 i 11 są wieże bez tarczy, a tarcza na polu 12 leży odsłonięta: zamek ląduje na 12.

## Moving towers

chapter-wt-towers = Ruch wież
wt-lift = Dowolna wieża
wt-lift-text =
    Możesz ruszyć każdą wieżę, ktokolwiek na niej stoi. Wybierz stos i poziom: ta wieża i wszystkie nad nią ruszają razem do przodu, dokładnie o tyle pól, ile pokazuje karta.
wt-carry = Wszyscy na pokład
wt-carry-text =
    Wszystko, co jest na podniesionych wieżach i w środku, jedzie w tej samej kolejności; uwięzieni w środku pozostają uwięzieni. Czarodzieje tuż pod najniższą podniesioną wieżą zostają na miejscu i znów wszyscy ich widzą.
wt-land = Lądowanie
wt-land-text =
    Wieże lądują na wierzchu tego, co tam jest. Stos może urosnąć do wszystkich dziewięciu wież.
wt-barred = Wieże i zamek kruków
wt-barred-text =
    Wieża nie może wylądować na polu zamku kruków. Minąć go może. Jeśli zamek stoi na wieży, którą ruszasz, jedzie z nią, do przodu i do tyłu.
wt-lifted = Podniesiona musi ruszyć
wt-lifted-text =
    Wybierasz bez zaglądania pod spód. Podniesiona wieża odsłania to, co było pod nią, więc nie można już wybrać innej.

## Trapping and filling

chapter-wt-potions = Uwięzienie i kolby
wt-fill = Wieża na czarodziejach, kolba pełna
wt-fill-text =
    Gdy przesunięta przez ciebie wieża ląduje na czarodziejach, zostają oni uwięzieni, a jedna twoja pusta kolba się napełnia. Jest to jedna kolba za jeden ruch, niezależnie od liczby uwięzionych; własni czarodzieje też się liczą.

    - Nie masz pustej kolby? Ruch jest dozwolony, tylko nie ma czego napełnić.
    - Liczy się tylko piętro, na którym wieża ląduje.
    - Odsłonięcie kogoś, zamiana wież, ruch czarodzieja albo zamku niczego nie napełnia.
    - Napełniona kolba taka zostaje, nawet jeśli ktoś od razu uwolni czarodziejów.
wt-free = Jak się uwolnić
wt-free-text =
    Uwięziony czarodziej jest wolny, gdy odjedzie wieża nad nim albo dzięki czarowi „{ spell-FR }”. Do tego czasu nikomu nie wolno zaglądać pod wieżę, nawet właścicielowi czarodzieja.

## Spells

chapter-wt-spells = Czary
wt-pay = Płacenie
wt-pay-text =
    Za czary płaci się napełnionymi kolbami. Najpierw płacisz, potem czar działa; kolbą, którą sam napełnia, nie da się za niego zapłacić. Zużyte kolby nie wracają, ale dla celu gry liczą się jako napełnione.
wt-cast = Kiedy wolno użyć czaru
wt-cast-text =
    We własnej turze możesz użyć { $spells ->
        [one] jednego czaru
        [few] { $spells } czarów
        [many] { $spells } czarów
       *[other] { $spells } czaru
      }: przed kartami, między nimi albo po nich. Gdy bierzesz nową rękę, zrób to przedtem albo zanim ruszy wieża.
wt-cast-note-spellMidCard-true = Wolno nawet między zagraniem karty a ruchem pionka.
wt-cast-note-spellMidCard-false = Między zagraniem karty a ruchem pionka nie wolno.
wt-target = Płytki i cele
wt-target-text =
    Płytki leżą odkryte i służą wszystkim, wciąż na nowo. Czar musi mieć na co działać, inaczej nie wolno go użyć. Tylko „{ spell-FR }” wolno spróbować na szczęście.
wt-target-note-edition-czech = W grze podstawowej prosimy nie używać czarów przeciw innym. To prośba, nie zakaz.
wt-spell-home = Do zamku dzięki czarowi
wt-spell-home-text =
    Jeśli twój czar wprowadza w twojej turze twojego czarodzieja, tura się kończy, nawet przed pierwszą kartą. Karta, która leży, ale nie jest jeszcze rozpatrzona, przepada.
wt-MW = { spell-MW }
wt-MW-text =
    Dowolny widoczny czarodziej, twój lub cudzy, idzie o jedno pole do przodu. Obowiązuje wszystko jak zwykle: najwyżej sześciu na wierzchu, można też wejść do zamku.
wt-MT = { spell-MT }
wt-MT-text =
    Dowolna wieża, ze wszystkim, co jest nad nią, rusza dokładnie o dwa pola do przodu. Jeśli ląduje na czarodziejach, napełniasz kolbę.
wt-HW = { spell-HW }
wt-HW-text =
    Dowolny widoczny czarodziej, twój lub cudzy, cofa się o jedno pole. Kto cofnie się na zamek kruków, też do niego wchodzi.
wt-HT = { spell-HT }
wt-HT-text =
    Dowolna wieża, ze wszystkim, co jest nad nią, cofa się dokładnie o dwa pola. Jeśli ląduje na czarodziejach, napełniasz kolbę.
wt-SW = { spell-SW }
wt-SW-text =
    Wybierz dwa różne pola z wieżami. Ich wierzchnie wieże zamieniają się miejscami razem z czarodziejami na blankach. Nikt nie zostaje uwięziony i nic się nie napełnia. Przez chwilę wszyscy widzą, co było pod spodem.
wt-SW-note-swapWithCastle-Carry = Jeśli na jednej z nich stoi zamek kruków, jedzie razem z nią.
wt-SW-note-swapWithCastle-Forbid = Wieży pod zamkiem kruków nie można zamienić.
wt-NK = { spell-NK }
wt-NK-text =
    Wybierz: do przodu czy do tyłu. Zamek kruków przeskakuje w tę stronę na najbliższe pole bez czarodziejów na wierzchu. Tarcza nie jest potrzebna. Jeśli takiego pola nie ma, czaru nie można użyć. Nikt przez to nie wchodzi do zamku i nikt nie zostaje uwięziony.
wt-FR = { spell-FR }
wt-FR-text =
    Wybierz wieżę. Wszyscy widzą piętro tuż pod nią. Jeśli jest tam twój czarodziej, przenosisz go na sam wierzch tego pola albo prosto do zamku kruków, jeśli tam stoi. Wieże wracają na miejsce tak, jak stały.

    Jeśli twojego tam nie ma, zapłata przepada. Gdzie na wierzchu stoi już sześciu, czaru nie można użyć.
wt-FR-note-freeMayDecline-true = Czarodzieja możesz też zostawić na miejscu.
wt-FR-note-freeMayDecline-false = Jeśli jakiegoś znajdziesz, musisz go zabrać.
wt-PB = { spell-PB }
wt-PB-text =
    Czarodziej ma właśnie ruszyć z miejsca, na którym stoi też twój widoczny czarodziej: twój jedzie razem z nim, z tego samego pola na to samo pole. Wszyscy muszą się tam zmieścić albo wszyscy wchodzą do zamku. Jedno użycie to jeden pasażer.

    Tylko tak można wprowadzić w jednej turze dwóch własnych czarodziejów. W grze podstawowej czaru używa tylko aktywny gracz, dla swojego drugiego czarodzieja.
wt-PB-note-pbCardMovesOnly-true = Działa tylko wtedy, gdy czarodzieja porusza karta, a nie czar.
wt-PB-note-pbCardMovesOnly-false = Działa też wtedy, gdy czarodzieja porusza czar.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    Dodatkowa płytka. Od razu dobierasz dwie karty i masz ich więcej niż trzy. W turze nadal zagrywasz tylko dwie, a znów dobierasz dopiero wtedy, gdy masz mniej niż trzy. Nowa ręka odrzuca wszystkie i daje trzy.

## The end of the game

chapter-wt-end = Koniec gry
wt-last = Ostatnia runda
wt-last-text =
    Gdy tylko ktoś osiągnie cel, trwa ostatnia runda. Gra się ją do końca, żeby wszyscy mieli tyle samo tur.
wt-winner = Kto wygrywa
wt-winner-text =
    Spośród wszystkich, którzy osiągnęli cel, wygrywa osoba z największą liczbą pełnych kolb. Kto ma ich tyle samo, dzieli zwycięstwo.
wt-deadlock = Nikt nie może wygrać
wt-deadlock-text =
    Może się zdarzyć, że wszyscy czarodzieje są w zamku, a każdy ma jeszcze pustą kolbę. Wtedy żadnej kolby nie da się już napełnić.
wt-deadlock-note-deadlock-End = Gra kończy się po tej turze. Wygrywa osoba, która napełniła najwięcej kolb, wliczając zużyte; potem decydują pełne; potem jest remis.
wt-deadlock-note-deadlock-PlayOn = Gra trwa, aż wszyscy zgodzą się ją zakończyć.
wt-inside = Kto jest w zamku
wt-inside-text =
    Wszyscy mogą w każdej chwili wiedzieć, kto już jest w zamku.
wt-inside-note-edition-czech = Jeśli wszyscy się zgodzą, czarodziejów można wysypać z zamku na stół.

## What you may know

chapter-wt-know = Co wolno wiedzieć
wt-open = Jawne dla wszystkich
wt-open-text =
    Wszyscy widzą, co stoi na wierzchu każdego pola, jak wysokie są stosy, gdzie jest zamek kruków, wszystkie kolby i czary, zagrane karty oraz ile kart jest w każdej ręce i w talii. Swoją rękę widzisz tylko ty. Kolejności kart w talii nie zna nikt.
wt-open-note-openDiscard-false = Ze stosu kart odrzuconych widać kartę na wierzchu. Nie wolno go przeglądać.
wt-open-note-openDiscard-true = Stos kart odrzuconych wolno przeglądać.
wt-memory = Z pamięci
wt-memory-text =
    Kto jest uwięziony pod którą wieżą, trzeba pamiętać. Wszyscy mogli to zobaczyć, ale drugi raz zajrzeć nie wolno nikomu.
wt-memory-note-memory-Strict = Ekran nie pokazuje uwięzionych nikomu.
wt-memory-note-memory-Notes = Ekran nie pokazuje uwięzionych nikomu, ale wolno robić własne notatki.
wt-memory-note-memory-Open = Ekran pokazuje wszystkim, kto jest gdzie uwięziony.
wt-glimpse = Szybki rzut oka
wt-glimpse-text =
    Wszyscy widzą piętro pod podniesioną wieżą, oba piętra pod zamienianymi wieżami i to, pod które zagląda „{ spell-FR }”. Co znów zostało przykryte, trzeba znów pamiętać.

## Team game

chapter-wt-team = Wariant drużynowy
wt-teams = Po dwie osoby
wt-teams-text =
    Przy czterech lub sześciu graczach drużynę tworzą dwie osoby. Partnerzy siedzą naprzeciw siebie, grają w zwykłej kolejności i wygrywają razem.
wt-exchange = Wymiana karty
wt-exchange-text =
    Raz w swojej turze możesz poprosić partnera o kartę. Partner podaje ci jedną zakrytą, a ty oddajesz jedną zakrytą; może to być ta sama. Jakie to karty, wiecie tylko wy. Poza tym nie wolno mówić sobie niczego o swoich kartach.
wt-exchange-note-teamDecline-true = Partner może odmówić.
wt-exchange-note-teamDecline-false = Partner musi dać ci kartę.
wt-gifts = Pomoc w kolbach
wt-gifts-text =
    Możesz dać partnerowi dowolnie wiele napełnionych kolb. Jeśli więzisz czarodziejów i nie masz pustej kolby, możesz zamiast tego napełnić kolbę partnera.
wt-partner = Czarodzieje partnera
wt-partner-text =
    Gdy wszyscy twoi czarodzieje są w zamku, twoje karty poruszają czarodziejów partnera. Jeśli wprowadzisz któregoś do zamku, twoja tura się kończy, jakby był twój. Czarem „{ spell-FR }” zawsze możesz wyciągnąć też czarodzieja partnera.
wt-partner-note-teamMovePartner-must = Karty, która może ruszyć czarodzieja partnera, trzeba użyć.
wt-partner-note-teamMovePartner-may = Taką kartę możesz też zostawić bez użycia.
wt-team-end = Koniec gry drużyn
wt-team-end-text =
    Drużyna osiąga cel, gdy osiągną go oboje partnerzy. Jeśli udało się to kilku drużynom, decydują pełne kolby obojga partnerów razem; potem drużyny dzielą zwycięstwo.
wt-team-end-note-teamEnd-Immediate = Gra kończy się w chwili, gdy drużyna osiąga cel.
wt-team-end-note-teamEnd-FinishRound = Najpierw rozgrywa się rundę do końca.

## Advanced game

chapter-wt-advanced = Wariant zaawansowany
wt-many = Cztery czary, ile razy chcesz
wt-many-text =
    Losuje się cztery z ośmiu płytek czarów. W swojej turze możesz użyć tylu czarów, za ile możesz zapłacić, także kilka razy tego samego.
wt-many-note-advancedVariant-false = W pudełku tego wydania nie ma tego wariantu. Przy stole możesz go tu mimo to wybrać.
wt-between = Tylko między kartami
wt-between-text =
    Czarów używasz przed pierwszą kartą, między kartami albo po drugiej. Gdy karta leży już na stole, najpierw ją dokończ. Jak zawsze: jeśli twój czar wprowadzi do zamku twojego czarodzieja, tura się kończy.
wt-ride = Jazda na barana
wt-ride-text =
    „{ spell-PB }” to wyjątek: używa się go w trakcie ruchu, gdy wszyscy wiedzą, który czarodziej rusza.
wt-ride-note-pbOutOfTurn-true = Mogą go użyć także inni. Pytani są wszyscy, którzy mają tam czarodzieja, najpierw aktywny gracz, i każdy może płacić za pasażerów, dopóki wszyscy się mieszczą.
wt-ride-note-pbOutOfTurn-false = Może go użyć tylko aktywny gracz.

## Master game

chapter-wt-master = Wariant dla mistrzów magii
wt-tiles = Jakie czary
wt-tiles-text =
    Teraz inni też mogą używać czarów w twojej turze, i to nie po to, żeby pomóc. Na tym polega połowa zabawy.
wt-tiles-note-masterPick-Random = Płytki się tasuje i część odkrywa: cztery, chyba że stół chce inaczej.
wt-tiles-note-masterPick-Chosen = Stół wybiera, które płytki są w grze.
wt-slot = Jeden czar na kartę
wt-slot-text =
    Przy każdej zagranej karcie jest miejsce na czar. Najpierw pytany jest aktywny gracz, potem pozostali zgodnie z ruchem wskazówek zegara.
wt-slot-note-masterCasters-OnePerAction = Przy jednej karcie czaru używa tylko jedna osoba. Kto pierwszy skorzysta, ten ma okazję.
wt-slot-note-masterCasters-EachPlayerOne = Przy każdej karcie każdy może użyć jednego rodzaju czaru.
wt-slot-note-masterRepeat-Many = Tego samego czaru wolno użyć kilka razy z rzędu. Za każdym razem płaci się i rozpatruje go osobno, jeśli chcesz, na nowy cel.
wt-slot-note-masterRepeat-Once = Wolno go użyć tylko raz.
wt-slot-note-repeatTargets-SamePiece = Powtórzony czar musi znów ruszyć ten sam pionek.
wt-slot-example = Za cztery napełnione kolby używasz dwa razy czaru „{ spell-MW }”: czarodziej idzie o pole, zatrzymuje się i idzie o jeszcze jedno.
wt-window = Przed ruchem czy po nim
wt-window-text =
    Pytanie pada, gdy znana jest karta i jej liczba. „{ spell-PB }” ma własny moment: gdy wiadomo, który czarodziej rusza; wolno go użyć nawet po wcześniejszym pasie. Co się stało, to się stało, choć inny czar może przesunąć pionek z powrotem.
wt-window-note-masterWindows-BeforeAfter = Użyj czaru od razu, przed ruchem, albo zachowaj go na potem. Z zachowanego czaru można zrezygnować bez płacenia, ale wtedy przy tej karcie nikt już czaru nie użyje. Jeśli do zamku wejdzie czarodziej aktywnego gracza, zachowany czar przepada.
wt-window-note-masterWindows-BeforeDuringAfter = Czaru używa się przed ruchem, w trakcie albo po nim. W trakcie znaczy: pionek jest wybrany, ale jeszcze nie ruszył.
wt-blocked = Nie ma czym ruszyć
wt-blocked-text =
    Jeśli przez czar aktywny gracz nie ma już czym ruszyć, karta zostaje odrzucona i liczy się jako zagrana.
wt-rescue = Uwalnianie czarodzieja
wt-rescue-text =
    Jak ma się do tego „{ spell-FR }”:
wt-rescue-note-freeExempt-true = Nie liczy się jako czar karty. Na początku tury oraz przed każdym ruchem i po nim pytani są wszyscy po kolei, aż każdy spasuje.
wt-rescue-note-freeExempt-false = To czar jak każdy inny.
wt-master-hand = Nowa ręka
wt-master-hand-text =
    Wzięcie nowej ręki to nie zagranie karty, dlatego ma własną zasadę:
wt-master-hand-note-refusalSlot-true = Wokół kroku wieży jest miejsce na jeden czar.
wt-master-hand-note-refusalSlot-false = Czarów wtedy się nie używa.
wt-reward = Czyja kolba, czyja tura
wt-reward-text =
    Jeśli twój czar stawia wieżę na czarodziejach, kolbę napełniasz ty, czyjakolwiek jest tura. Jeśli w twojej turze inni wprowadzają czarodzieja do zamku, nawet twojego, twoja tura trwa.

## Playing alone

chapter-wt-solo = Gra w pojedynkę
wt-alone = Dwunastu czarodziejów, jedna karta
wt-alone-text =
    Wszyscy dwunastu są twoi. Zaczynają na pierwszych pięciu wieżach: trzech, trzech, trzech, dwóch, jeden. Masz trzy karty, zagrywasz jedną na turę i dobierasz do trzech. Odrzuconych kart nie tasuje się ponownie.
wt-limit = Cel
wt-limit-text =
    { $cards ->
        [0] Wygrywasz, jeśli wszyscy wejdą do zamku, zanim skończy się talia.
        [one] Wygrywasz, jeśli wszyscy wejdą do zamku, gdy na stosie kart odrzuconych jest najwyżej { $cards } karta.
        [few] Wygrywasz, jeśli wszyscy wejdą do zamku, gdy na stosie kart odrzuconych są najwyżej { $cards } karty.
        [many] Wygrywasz, jeśli wszyscy wejdą do zamku, gdy na stosie kart odrzuconych jest najwyżej { $cards } kart.
       *[other] Wygrywasz, jeśli wszyscy wejdą do zamku, gdy na stosie kart odrzuconych jest najwyżej { $cards } karty.
      }
wt-solo-spells = Czary
wt-solo-spells-text =
    Masz trzy płytki czarów i sześć kolb. Na turę możesz użyć jednego czaru i tylko po karcie.
wt-solo-spells-note-soloPotions-Full = Kolby są na początku pełne. Nie ma czego napełniać.
wt-solo-spells-note-soloPotions-Empty = Kolby są na początku puste i wygrywasz dopiero wtedy, gdy żadna nie jest już pusta.
wt-solo-hand = Nowa ręka
wt-solo-hand-text =
    A jeśli żadna karta nie pasuje?
wt-solo-hand-note-soloRefusal-true = Możesz wziąć nową rękę. Kosztuje cię to trzy karty.
wt-solo-hand-note-soloRefusal-false = Tutaj trzeba grać tym, co jest.
wt-together = Wszyscy przeciw grze
wt-together-text =
    Istnieje odmiana, w której wszyscy gracze wspólnie prowadzą czarodziejów do zamku. Tutaj nie można w nią jeszcze zagrać.

## On this screen

chapter-wt-screen = Na tym ekranie
wt-asked = O co pyta ekran
wt-asked-text =
    Ekran pyta o jedną rzecz naraz i zaznacza wszystko, co wolno. Czarodzieje jednego koloru w jednym miejscu to jeden wybór. Karta, która nie ma czym ruszyć, odkłada się sama, i tura też kończy się sama; pytanie pada tylko wtedy, gdy można jeszcze użyć czaru.

    Karty, rzuty i wylosowane płytki biorą się z zapieczętowanej liczby, którą otwiera się po grze. Każdy może ją wtedy sprawdzić.

## Tables and pictures

fact-players = Liczba graczy
fact-wizards = Czarodziejów na gracza
fact-potions = Kolb na gracza
fact-last = Ostatni czarodziej stoi na wieży
fact-W = Czarodziej 1 do 5
fact-T = Wieża 1 do 5
fact-C-same = Wieża i czarodziej tyle samo: 1, 2, 3, 4
fact-C-other = Wieża | czarodziej: 5 | 1, 4 | 2, 2 | 4, 1 | 5
fact-DC = Wieża albo czarodziej, jedna kość
fact-D2 = Tylko wieża lub tylko czarodziej, dwie kości
fact-D3 = Tylko wieża lub tylko czarodziej, trzy kości
figure-goal = Czarodzieje idą do zamku kruków, a pusta kolba staje się pełna.
figure-block = Stos trzech wież. Dwie górne są wybrane i ruszają razem z czarodziejem na wierzchu.
figure-visible = Czarodziej na ziemi, czarodziej na blankach i stos, którego dolnych blanków nie widać.
figure-cards = Karta ruchu czarodzieja, karta ruchu wieży, karta ruchu czarodzieja albo wieży i karta z kośćmi.
figure-dice = Dwie kości: drugi rzut zastępuje pierwszy.
figure-combined = Karta z dwiema stronami: u góry wieża 5, u dołu czarodziej 1.
figure-walk = Czarodziej idzie o trzy pola, mija wieżę i wchodzi na inną.
figure-six = Blanki z sześcioma czarodziejami są pełne.
figure-home = Trzy kroki prowadzą dokładnie do zamku kruków.
figure-flight = Zamek kruków mija wieżę bez tarczy i wieżę z tarczą, na której stoi czarodziej, i leci do najbliższej wolnej tarczy.
figure-carry = Górna wieża odlatuje; czarodziej pod nią jest znów widoczny.
figure-barred = Wieża nie może wylądować na zamku kruków. Wieża pod zamkiem zabiera go ze sobą.
figure-cover = Wieża opada na dwóch czarodziejów, a kolba się napełnia.
figure-potions = Kolby: pusta, napełniona, zużyta.
