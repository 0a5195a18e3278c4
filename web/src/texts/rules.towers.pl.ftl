### Zasady Wędrujących wież własnymi słowami. ID to tytuł, ID-text treść, ID-note-… to, co obowiązuje przy danej opcji.

## The aim

chapter-wt-aim = Cel gry
wt-goal = Do czego dążysz
wt-goal-text =
    Potrzebujesz dwóch rzeczy: wszyscy twoi czarodzieje są w zamku kruków i żadna twoja kolba nie jest pusta. Kolejność nie ma znaczenia. Kolba zużyta na czar nadal liczy się jako napełniona.

    Cel możesz osiągnąć nawet w turze innego gracza.
wt-goal-example = Wszyscy twoi czarodzieje są w zamku, ale jedna kolba jest jeszcze pusta. Grasz dalej, stawiasz wieżę na czarodzieju, napełniasz kolbę i cel jest osiągnięty.

## The board and the set-up

chapter-wt-setup = Tor ruchu i przygotowanie gry
wt-ring = Tor ruchu
wt-ring-text =
    Tor ruchu ma 16 pól z numerami od 0 do 15, zgodnie z ruchem wskazówek zegara. W tę stronę zawsze jest „do przodu”. Na 4 polach jest tarcza z krukiem: 0, 4, 8 i 12.
wt-keep = Zamek kruków
wt-keep-text =
    Zamek zaczyna na polu 0. Nie jest wieżą, więc nie możesz go wybrać, gdy przesuwasz wieżę. Zawsze stoi na samej górze swojego pola i tylko tam, gdzie nie stoi żaden czarodziej.
wt-nine = Dziewięć wież
wt-nine-text =
    Na blankach 5 wież jest tarcza z krukiem, 4 wieże są bez tarczy. Wszystkie są puste w środku: wieża postawiona na czarodziejach połyka ich. Tarcza liczy się tylko wtedy, gdy nie przykrywa jej inna wieża.

    Wieże w stosie liczysz od dołu: poziom 1, poziom 2 i tak dalej. Gdy podnosisz wieżę, wszystko, co jest nad nią, jedzie razem z nią.
wt-visible = Widoczni i uwięzieni
wt-visible-text =
    Czarodziej na samym wierzchu pola jest widoczny, na ziemi albo na wieży. Czarodziej pod wieżą jest uwięziony.

    Każde blanki to osobne piętro, ziemia też. Dla ruchu, dla zamku i dla uwięzienia liczy się tylko najwyższe piętro pola.
wt-share = Co dostajesz
wt-share-text =
    Liczba twoich czarodziejów i kolb zależy od liczby graczy. Na początku wszystkie kolby są puste. W pudełku jest też 90 kart ruchu, 8 płytek czarów i kość.

    Kolba jest pusta, napełniona albo zużyta. Do końca gry masz tyle samo kolb. Dawać je sobie mogą tylko partnerzy.
wt-share-note-wizardStock-24 = W pudełku jest 24 czarodziejów zamiast 30, więc nie każdy kolor pasuje do każdej liczby graczy. Na ekranie nie ma to znaczenia.
wt-build = Ustawienie wież i czarodziejów
wt-build-text =
    Na każdym polu od 1 do 9 postaw 1 wieżę, na przemian z tarczą i bez. Pierwsza ma tarczę.

    Potem stawiajcie po kolei po 1 czarodzieju na blankach. Zaczyna pierwszy gracz. Na wieżach od 1 do 3 staje po 3 czarodziejów, na wieżach od 4 do 6 po 2, na wieżach od 7 do 9 po 1. Przypominają o tym niebieskie symbole na torze. Później nic nie znaczą. Gdy na wieży jest komplet, pora na następną. Kończycie po ostatnim czarodzieju.
wt-build-example = Przy 3 graczach jest 12 czarodziejów. Na wieżach 1, 2 i 3 staje po jednym w każdym kolorze, na wieży 4 dwaj następni, na wieży 5 ostatni.
wt-deal = Karty i czary
wt-deal-text =
    Potasuj 90 kart i rozdaj wszystkim po 3 zakryte. Reszta to talia. Stos kart odrzuconych jest jeszcze pusty.

    W grze podstawowej są 2 czary: „{ spell-MW }” i „{ spell-MT }”. Pozostałe płytki zostają w pudełku.
wt-first = Kto zaczyna
wt-first-text =
    Umówcie się albo wylosujcie. Na ekranie zaczyna pierwsze miejsce, a dalej gra idzie zgodnie z ruchem wskazówek zegara.
wt-first-note-edition-czech = Zaczyna osoba, która ostatnio była w jakiejś wieży.

## Your turn

chapter-wt-turn = Twoja tura
wt-order = Tura za turą
wt-order-text =
    Tury idą zgodnie z ruchem wskazówek zegara. Gdy każdy rozegra turę, kończy się runda. Ostatnia tura rundy należy do gracza po prawej stronie pierwszego gracza.

    W swojej turze zagrywasz 2 karty, jedną po drugiej, albo wymieniasz karty.
wt-play = Zagranie karty
wt-play-text =
    Połóż kartę z ręki odkrytą na stosie kart odrzuconych. Zrób wszystko, co nakazuje, zanim zagrasz następną. Kolejność jest zawsze ta sama: najpierw karta, potem jej strona albo rzut kością, na końcu to, co przesuwasz.
wt-must = Co da się przesunąć, trzeba przesunąć
wt-must-text =
    Jeśli kartą da się coś przesunąć, musisz coś przesunąć. Jeśli nie da się nią niczego przesunąć, zostaje na stosie bez efektu i mimo to liczy się jako jedna z 2 kart. Taką kartę możesz wybrać celowo.
wt-must-note-declineMove-Forced = Nie możesz odrzucić bez użycia karty, którą da się coś przesunąć.
wt-must-note-declineMove-SecondCard = Drugą kartę możesz odrzucić bez użycia, nawet jeśli da się nią coś przesunąć.
wt-must-note-declineMove-Any = Każdą z 2 kart możesz odrzucić bez użycia, nawet jeśli da się nią coś przesunąć.
wt-draw = Koniec twojej tury
wt-draw-text =
    Karty dobierasz dopiero na koniec swojej tury, aż znów masz 3. Gdy talia się skończy, potasuj stos kart odrzuconych: to nowa talia. Potem zaczyna następny gracz.
wt-refusal = Wymiana kart (przypadek specjalny)
wt-refusal-text =
    Nie masz na ręce nic dobrego? Przed pierwszą kartą tury możesz zamiast grać zrobić tak:

    - odrzuć wszystkie karty, odkryte;
    - dobierz 3 nowe karty;
    - jeśli chcesz, przesuń dowolną wieżę o 1 pole do przodu;
    - zakończ turę.

    Po pierwszej karcie jest już za późno. Czar użyty wcześniej w niczym nie przeszkadza.
wt-allhome = Gdy wszyscy twoi czarodzieje są w zamku
wt-allhome-text =
    Grasz dalej aż do końca gry. Kartami ruchu czarodzieja nie da się już niczego przesunąć, ale wieże przesuwasz jak dotąd. W wariancie drużynowym pomagasz partnerowi.

## Cards and the die

chapter-wt-cards = Karty i kość
wt-kinds = Trzy rodzaje kart
wt-kinds-text =
    Kartą ruchu czarodzieja przesuwasz jednego ze swoich czarodziejów. Kartą ruchu wieży przesuwasz dowolną wieżę. Kartą ruchu czarodzieja albo wieży, czyli kartą łączoną, przesuwasz jedno albo drugie. Liczba mówi, o ile pól. Na niektórych kartach zamiast niej są kości.
wt-die = Karty z kośćmi
wt-die-text =
    Zagraj kartę, a potem rzuć. Jeśli na karcie są 2 kości, możesz przerzucić raz, jeśli 3, dwa razy. Każdy rzut zastępuje poprzedni. Rzutów nie dodajesz, liczy się ostatni.

    Karta łączona z kością daje tylko jeden rzut. Wieżę albo czarodzieja wybierasz, gdy znasz wynik.
wt-die-example = Na karcie są 2 kości. Wypada 2, liczysz na więcej i przerzucasz: 1. Teraz obowiązuje 1.
wt-side = Karty łączone
wt-side-text =
    Kartą łączoną przesuwasz wieżę albo czarodzieja, nigdy jedno i drugie. Górna liczba dotyczy wieży, dolna czarodzieja.
wt-side-note-sideAnnounce-OnPlay = Stronę wybierasz przy zagraniu karty i potem jej nie zmienisz. Nie możesz wybrać strony, którą nie da się niczego przesunąć, jeśli drugą się da.
wt-side-note-sideAnnounce-WithPiece = Strony nie musisz podawać. Widać ją po tym, co przesuwasz.

## Moving wizards

chapter-wt-wizards = Ruch czarodziejów
wt-who = Twoi widoczni czarodzieje
wt-who-text =
    Kartą przesuwasz jednego ze swoich widocznych czarodziejów do przodu, dokładnie o tyle pól, ile pokazuje.
wt-walk = Liczy się każde pole
wt-walk-text =
    Liczysz każde pole, cokolwiek na nim stoi. Czarodzieje mijają wieże, innych czarodziejów, a nawet zamek kruków. Na końcu ruchu czarodziej staje na samym wierzchu pola. Jeśli jest tam wieża, musi na nią wejść.
wt-six = Miejsce dla sześciu
wt-six-text =
    Na jednych blankach albo na ziemi jednego pola mieści się 6 czarodziejów. Czarodziej nie może wejść tam, gdzie stoi już 6. Uwięzieni niżej się nie liczą, a w zamku kruków jest miejsce dla wszystkich.
wt-home = Wejście do zamku
wt-home-text =
    Do zamku trzeba trafić co do pola. O jedno za dużo i czarodziej idzie dalej. Nie może zatrzymać się wcześniej. Kto jest w zamku, już w nim zostaje.
wt-home-example = Zamek kruków stoi 3 pola przed twoim czarodziejem. Trójka wprowadza go do środka, czwórka prowadzi obok.
wt-entry = Co dzieje się potem
wt-entry-text =
    Czarodziej schodzi z toru i zostaje w zamku. Potem zamek kruków leci dalej.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = Jeśli w swojej turze wprowadzasz swojego czarodzieja do zamku, kartą albo swoim czarem, twoja tura się kończy. Niezagrane karty zostają na ręce, a potem dobierasz jak zwykle. Dlatego w turze wprowadzisz najwyżej jednego, chyba że dwóch jedzie na barana. Gdy wprowadzasz czarodzieja innego gracza albo inny gracz wprowadza twojego, twoja tura trwa.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = Jeśli w twojej turze do zamku wchodzi twój czarodziej, tura się kończy, bez względu na to, kto go wprowadza.
wt-entry-note-entryEndsTurn-AnyEntry = Turę kończy każde wejście do zamku, czyjkolwiek jest czarodziej.

## Ravenskeep flies on

chapter-wt-castle = Zamek kruków leci dalej
wt-fly = Kiedy leci
wt-fly-text =
    Gdy czarodziej wchodzi do zamku kruków, zamek leci dalej.
wt-fly-note-castleTrigger-AnyWizard = Nie ma znaczenia, czyj to czarodziej i kto go wprowadza.
wt-fly-note-castleTrigger-OwnWizard = Leci tylko wtedy, gdy gracz wprowadza swojego czarodzieja.
wt-fly-note-piggybackRelocations-Once = Gdy jednym ruchem wchodzi kilku, leci raz.
wt-fly-note-piggybackRelocations-PerWizard = Gdy jednym ruchem wchodzi kilku, leci raz za każdego.
wt-shield = Gdzie ląduje
wt-shield-text =
    Zamek kruków leci do przodu, pole po polu, i ląduje na pierwszym, które pasuje i na którego wierzchu nie stoi żaden czarodziej. Jeśli na całym torze nic nie pasuje, zostaje na miejscu.
wt-shield-note-castleLanding-ShieldOnly = Pole pasuje, jeśli na wierzchu widać tarczę z krukiem: na ziemi bez wieży albo na blankach wierzchniej wieży. Wieża bez tarczy nie pasuje nigdy.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = Pole pasuje, jeśli nie ma na nim wieży, z tarczą czy bez tarczy, albo jeśli wierzchnia wieża ma tarczę. Wieża bez tarczy nie pasuje nigdy.
wt-shield-more = Liczy się tylko wierzch. Uwięzieni niżej nie przeszkadzają, a tarcza pod wieżą się nie liczy. Pasować może też pole, z którego właśnie przyszedł czarodziej.
wt-shield-example = Zamek kruków stoi na polu 8. Na polu 9 czarodziej stoi na wieży z tarczą, na polach 10 i 11 są wieże bez tarczy, a tarcza na polu 12 jest odsłonięta: zamek ląduje na polu 12.

## Moving towers

chapter-wt-towers = Ruch wież
wt-lift = Dowolna wieża
wt-lift-text =
    Możesz przesunąć każdą wieżę, ktokolwiek na niej stoi. Wybierz stos i poziom. Ta wieża i wszystkie nad nią przesuwają się razem do przodu, dokładnie o tyle pól, ile pokazuje karta.
wt-carry = Wszyscy na pokład
wt-carry-text =
    Wszystko, co jest na podniesionych wieżach i w środku, jedzie w tej samej kolejności. Uwięzieni w środku pozostają uwięzieni. Czarodzieje tuż pod najniższą podniesioną wieżą zostają na miejscu i są znów widoczni.
wt-land = Lądowanie
wt-land-text =
    Wieże lądują na wierzchu tego, co tam jest. Stos może urosnąć do wszystkich 9 wież.
wt-barred = Wieże i zamek kruków
wt-barred-text =
    Wieża nie może wylądować na polu zamku kruków. Minąć go może. Jeśli zamek stoi na wieży, którą przesuwasz, jedzie z nią, do przodu i do tyłu.
wt-lifted = Podniesioną trzeba przesunąć
wt-lifted-text =
    Wybierasz bez zaglądania pod spód. Podniesiona wieża odsłania to, co było pod nią, więc nie możesz już wybrać innej.

## Trapping and filling

chapter-wt-potions = Uwięzienie i kolby
wt-fill = Wieża na czarodziejach, kolba napełniona
wt-fill-text =
    Gdy przesuniesz wieżę na czarodziejów, uwięzisz ich i napełnisz jedną swoją pustą kolbę. To 1 kolba za 1 ruch, bez względu na liczbę uwięzionych. Twoi czarodzieje też się liczą.

    - Nie masz pustej kolby? Ruch jest dozwolony, ale nic nie napełniasz.
    - Liczy się tylko piętro, na którym wieża ląduje.
    - Niczego nie napełniasz, gdy uwalniasz czarodziejów, zamieniasz wieże albo przesuwasz czarodzieja lub zamek.
    - Napełniona kolba taka zostaje, nawet jeśli czarodzieje są od razu wolni.
wt-free = Jak się uwolnić
wt-free-text =
    Uwięziony czarodziej jest wolny, gdy wieża nad nim się odsunie albo gdy uwolni go czar „{ spell-FR }”. Do tego czasu żaden gracz nie może zaglądać pod wieżę, nawet właściciel czarodzieja.

## Spells

chapter-wt-spells = Czary
wt-pay = Płacenie
wt-pay-text =
    Za czary płacisz napełnionymi kolbami. Najpierw płacisz, potem czar działa. Kolbą, którą napełnisz tym czarem, za niego nie zapłacisz. Zużyte kolby nie wracają, ale do celu gry liczą się jako napełnione.
wt-cast = Kiedy możesz użyć czaru
wt-cast-text =
    W swojej turze możesz użyć { $spells ->
        [one] jednego czaru
        [few] { $spells } czarów
        [many] { $spells } czarów
       *[other] { $spells } czaru
      }: przed kartami, między nimi albo po nich. Gdy wymieniasz karty, użyj czaru przed wymianą albo przed ruchem wieży.
wt-cast-note-spellMidCard-true = Możesz nawet między zagraniem karty a ruchem.
wt-cast-note-spellMidCard-false = Między zagraniem karty a ruchem nie możesz.
wt-target = Płytki i cele
wt-target-text =
    Płytki leżą odkryte i służą wszystkim graczom, wciąż na nowo. Czaru możesz użyć tylko wtedy, gdy ma cel. Tylko czaru „{ spell-FR }” możesz użyć w ciemno.
wt-target-note-edition-czech = W grze podstawowej nie używaj czarów przeciw innym graczom. To prośba, nie zakaz.
wt-spell-home = Do zamku dzięki czarowi
wt-spell-home-text =
    Jeśli w swojej turze wprowadzasz swoim czarem swojego czarodzieja, tura się kończy, nawet przed pierwszą kartą. Karta zagrana, ale jeszcze bez ruchu, przepada.
wt-MW = { spell-MW }
wt-MW-text =
    Przesuń dowolnego widocznego czarodzieja, swojego lub nie, o 1 pole do przodu. Zwykłe zasady obowiązują: najwyżej 6 na wierzchu, a czarodziej może wejść do zamku.
wt-MT = { spell-MT }
wt-MT-text =
    Przesuń dowolną wieżę, ze wszystkim, co jest nad nią, dokładnie o 2 pola do przodu. Jeśli wyląduje na czarodziejach, napełniasz kolbę.
wt-HW = { spell-HW }
wt-HW-text =
    Przesuń dowolnego widocznego czarodzieja, swojego lub nie, o 1 pole do tyłu. Czarodziej, który cofnie się na pole zamku kruków, też do niego wchodzi.
wt-HT = { spell-HT }
wt-HT-text =
    Przesuń dowolną wieżę, ze wszystkim, co jest nad nią, dokładnie o 2 pola do tyłu. Jeśli wyląduje na czarodziejach, napełniasz kolbę.
wt-SW = { spell-SW }
wt-SW-text =
    Wybierz 2 różne pola z wieżami. Ich wierzchnie wieże zamieniają się miejscami razem z czarodziejami na blankach. Nikogo w ten sposób nie uwięzisz i niczego nie napełnisz. Przez chwilę wszyscy widzą, co było pod spodem.
wt-SW-note-swapWithCastle-Carry = Jeśli na jednej z nich stoi zamek kruków, jedzie razem z nią.
wt-SW-note-swapWithCastle-Forbid = Wieży pod zamkiem kruków nie możesz zamienić.
wt-NK = { spell-NK }
wt-NK-text =
    Wybierz: do przodu czy do tyłu. Zamek kruków przeskakuje w tę stronę na najbliższe pole bez czarodziejów na wierzchu. Tarcza nie jest potrzebna. Jeśli takiego pola nie ma, nie możesz użyć czaru. Żaden czarodziej nie wchodzi przez to do zamku ani nie zostaje uwięziony.
wt-FR = { spell-FR }
wt-FR-text =
    Wybierz wieżę. Wszyscy widzą piętro tuż pod nią. Jeśli jest tam twój czarodziej, przenosisz go na sam wierzch tego pola albo prosto do zamku kruków, jeśli tam stoi. Wieże wracają na miejsce bez zmian.

    Jeśli twojego tam nie ma, zapłata przepada. Tam, gdzie na wierzchu stoi już 6 czarodziejów, nie możesz użyć czaru.
wt-FR-note-freeMayDecline-true = Czarodzieja możesz też zostawić na miejscu.
wt-FR-note-freeMayDecline-false = Jeśli jakiegoś znajdziesz, musisz go zabrać.
wt-PB = { spell-PB }
wt-PB-text =
    Czarodziej ma się przesunąć z miejsca, na którym stoi też twój widoczny czarodziej. Twój jedzie razem z nim, z tego samego pola na to samo pole. Wszyscy muszą się tam zmieścić albo wszyscy wchodzą do zamku. Jedno użycie czaru to jeden pasażer.

    Tylko tak wprowadzisz w jednej turze dwóch swoich czarodziejów. W grze podstawowej możesz użyć tego czaru tylko w swojej turze, dla swojego drugiego czarodzieja.
wt-PB-note-pbCardMovesOnly-true = Działa tylko przy ruchu z karty, nie z czaru.
wt-PB-note-pbCardMovesOnly-false = Działa też przy ruchu z czaru.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    Dodatkowa płytka. Od razu dobierasz 2 karty i masz ich więcej niż 3. W turze nadal zagrywasz tylko 2, a znów dobierasz dopiero wtedy, gdy masz mniej niż 3. Przy wymianie kart odrzucasz wszystkie i dobierasz 3.

## The end of the game

chapter-wt-end = Koniec gry
wt-last = Ostatnia runda
wt-last-text =
    Gdy tylko gracz osiągnie cel, trwa ostatnia runda. Rozegrajcie ją do końca, aby każdy miał tyle samo tur.
wt-winner = Kto wygrywa
wt-winner-text =
    Jeśli cel osiągnie kilka osób, wygrywa ta z największą liczbą pełnych kolb. Przy remisie zwycięstwo jest wspólne.
wt-deadlock = Celu nie da się osiągnąć
wt-deadlock-text =
    Może się zdarzyć, że wszyscy czarodzieje są w zamku, a każdy gracz ma jeszcze pustą kolbę. Wtedy żadnej kolby nie da się już napełnić.
wt-deadlock-note-deadlock-End = Gra kończy się po tej turze. Wygrywa największa liczba napełnionych kolb, razem ze zużytymi. Przy remisie decydują kolby nadal pełne. Jeśli i tu jest remis, zwycięstwo jest wspólne.
wt-deadlock-note-deadlock-PlayOn = Gra trwa, aż zakończycie ją za zgodą wszystkich.
wt-inside = Kto jest w zamku
wt-inside-text =
    W każdej chwili możesz sprawdzić, kto już jest w zamku.
wt-inside-note-edition-czech = Za zgodą wszystkich możecie wysypać czarodziejów z zamku na stół.

## What you may know

chapter-wt-know = Co wolno wiedzieć
wt-open = Jawne dla wszystkich
wt-open-text =
    Wszyscy widzą, co stoi na wierzchu każdego pola, jak wysokie są stosy, gdzie jest zamek kruków, wszystkie kolby, czary i zagrane karty. Wszyscy widzą też, ile kart ma każdy na ręce i ile jest w talii. Swoje karty widzisz tylko ty. Kolejność kart w talii jest nieznana.
wt-open-note-openDiscard-false = Ze stosu kart odrzuconych widać kartę na wierzchu. Nie możesz go przeglądać.
wt-open-note-openDiscard-true = Możesz przeglądać stos kart odrzuconych.
wt-memory = Z pamięci
wt-memory-text =
    Pamiętaj, kto jest uwięziony pod którą wieżą. W chwili uwięzienia wszyscy to widzą, ale drugi raz zajrzeć nie możesz.
wt-memory-note-memory-Strict = Ekran nie pokazuje uwięzionych.
wt-memory-note-memory-Notes = Ekran nie pokazuje uwięzionych, ale możesz robić prywatne notatki.
wt-memory-note-memory-Open = Ekran pokazuje, kto jest gdzie uwięziony.
wt-glimpse = Szybki rzut oka
wt-glimpse-text =
    Wszyscy widzą piętro pod podniesioną wieżą, oba piętra pod zamienianymi wieżami i piętro, na które zagląda czar „{ spell-FR }”. Gdy piętro znów jest przykryte, znów musisz pamiętać.

## Team game

chapter-wt-team = Wariant drużynowy
wt-teams = Po dwie osoby
wt-teams-text =
    Przy 4 lub 6 graczach tworzycie drużyny po 2 osoby. Partnerzy siedzą naprzeciw siebie, grają w zwykłej kolejności i wygrywają razem.
wt-exchange = Wymiana karty z partnerem
wt-exchange-text =
    Raz w swojej turze możesz poprosić partnera o kartę. Partner daje ci jedną zakrytą, a ty oddajesz jedną zakrytą. Może to być ta sama. Jakie to karty, wiecie tylko wy. Nic więcej o swoich kartach nie możecie sobie mówić.
wt-exchange-note-teamDecline-true = Partner może odmówić.
wt-exchange-note-teamDecline-false = Partner musi dać ci kartę.
wt-gifts = Pomoc w kolbach
wt-gifts-text =
    Możesz dać partnerowi dowolnie wiele napełnionych kolb. Jeśli uwięzisz czarodziejów i nie masz pustej kolby, możesz napełnić kolbę partnera.
wt-partner = Czarodzieje partnera
wt-partner-text =
    Gdy wszyscy twoi czarodzieje są w zamku, swoimi kartami przesuwasz czarodziejów partnera. Jeśli wprowadzisz któregoś do zamku, twoja tura się kończy, jakby był twój. Czarem „{ spell-FR }” zawsze możesz uwolnić też czarodzieja partnera.
wt-partner-note-teamMovePartner-must = Jeśli kartą da się przesunąć czarodzieja partnera, musisz jej użyć.
wt-partner-note-teamMovePartner-may = Takiej karty możesz też nie użyć.
wt-team-end = Koniec gry drużyn
wt-team-end-text =
    Drużyna osiąga cel, gdy osiągną go obie osoby z drużyny. Jeśli osiągnie go kilka drużyn, dodajcie pełne kolby całej drużyny. Wygrywa największa liczba. Przy remisie zwycięstwo jest wspólne.
wt-team-end-note-teamEnd-Immediate = Gra kończy się w chwili, gdy drużyna osiąga cel.
wt-team-end-note-teamEnd-FinishRound = Najpierw dogrywacie rundę do końca.

## Advanced game

chapter-wt-advanced = Wariant zaawansowany
wt-many = Cztery czary, ile razy chcesz
wt-many-text =
    Wylosujcie 4 z 8 płytek czarów. W swojej turze możesz użyć tylu czarów, na ile cię stać, także kilka razy tego samego.
wt-many-note-advancedVariant-false = W pudełku tego wydania nie ma tego wariantu. Tutaj możesz go mimo to wybrać dla stołu.
wt-between = Tylko między kartami
wt-between-text =
    Czarów używasz przed pierwszą kartą, między kartami albo po drugiej. Zagraną kartę najpierw dokończ. Jak zawsze: jeśli swoim czarem wprowadzisz do zamku swojego czarodzieja, tura się kończy.
wt-ride = Jazda na barana
wt-ride-text =
    „{ spell-PB }” to wyjątek. Tego czaru używasz w trakcie ruchu, gdy wiadomo, który czarodziej się przesuwa.
wt-ride-note-pbOutOfTurn-true = Gra pyta wszystkich graczy, którzy mają tam czarodzieja, najpierw aktywnego. Każdy może płacić za pasażerów, dopóki wszyscy się mieszczą.
wt-ride-note-pbOutOfTurn-false = Może go użyć tylko aktywny gracz.

## Master game

chapter-wt-master = Wariant dla mistrzów magii
wt-tiles = Jakie czary
wt-tiles-text =
    Teraz inni gracze też mogą używać czarów w twojej turze, i to nie po to, żeby ci pomóc. Na tym polega połowa zabawy.
wt-tiles-note-masterPick-Random = Potasuj płytki i odkryj 4 albo tyle, ile wybrano przy tworzeniu stołu.
wt-tiles-note-masterPick-Chosen = W grze są płytki wybrane przy tworzeniu stołu.
wt-slot = Jeden czar na kartę
wt-slot-text =
    Przy każdej zagranej karcie jest miejsce na czar. Gra pyta najpierw aktywnego gracza, potem następnych zgodnie z ruchem wskazówek zegara.
wt-slot-note-masterCasters-OnePerAction = Przy jednej karcie czaru używa tylko jedna osoba. Kto pierwszy, ten lepszy.
wt-slot-note-masterCasters-EachPlayerOne = Przy każdej karcie każdy gracz może użyć jednego rodzaju czaru.
wt-slot-note-masterRepeat-Many = Tego samego czaru możesz użyć kilka razy z rzędu. Za każdym razem płacisz i rozpatrujesz go osobno, jeśli chcesz, z nowym celem.
wt-slot-note-masterRepeat-Once = Możesz go użyć tylko raz.
wt-slot-note-repeatTargets-SamePiece = Powtórzonym czarem musisz przesunąć to samo, co za pierwszym razem.
wt-slot-example = Za 4 napełnione kolby używasz dwa razy czaru „{ spell-MW }”: czarodziej idzie o 1 pole, zatrzymuje się i idzie o jeszcze 1.
wt-window = Przed ruchem czy po nim
wt-window-text =
    Gra pyta, gdy znana jest karta i jej liczba. „{ spell-PB }” ma własny moment: gdy wiadomo, który czarodziej się przesuwa. Możesz go użyć nawet po wcześniejszym pasie. Co się stało, to się stało, ale swoim czarem możesz coś przesunąć z powrotem.
wt-window-note-masterWindows-BeforeAfter = Użyj czaru od razu, przed ruchem, albo zachowaj go na potem. Z zachowanego czaru możesz zrezygnować bez płacenia, ale wtedy przy tej karcie nie będzie już czarów. Jeśli aktywny gracz wprowadzi do zamku swojego czarodzieja, zachowany czar przepada.
wt-window-note-masterWindows-BeforeDuringAfter = Czaru używasz przed ruchem, w trakcie albo po nim. W trakcie znaczy: już wiadomo, co się przesunie, ale jeszcze stoi na miejscu.
wt-blocked = Nie ma czego przesunąć
wt-blocked-text =
    Jeśli przez czar aktywny gracz nie ma już czego przesunąć, karta zostaje na stosie kart odrzuconych i liczy się jako zagrana.
wt-rescue = Uwalnianie czarodzieja
wt-rescue-text =
    Jak ma się do tego „{ spell-FR }”:
wt-rescue-note-freeExempt-true = Ten czar nie liczy się do limitu czarów. Gra pyta o niego osobno: na początku tury oraz przed każdym ruchem i po nim, po kolei wszystkich, aż każdy spasuje.
wt-rescue-note-freeExempt-false = To czar jak każdy inny.
wt-master-hand = Wymiana kart
wt-master-hand-text =
    Wymiana kart to nie zagranie karty, dlatego ma własną zasadę:
wt-master-hand-note-refusalSlot-true = Przy wymianie kart można użyć 1 czaru przed ruchem wieży albo po nim.
wt-master-hand-note-refusalSlot-false = Nie możesz wtedy użyć czaru.
wt-reward = Czyja kolba, czyja tura
wt-reward-text =
    Jeśli twoim czarem wieża ląduje na czarodziejach, kolbę napełniasz ty, czyjakolwiek jest tura. Jeśli w twojej turze inny gracz wprowadza czarodzieja do zamku, nawet twojego, twoja tura trwa.

## Playing alone

chapter-wt-solo = Gra solo
wt-alone = Dwunastu czarodziejów, jedna karta
wt-alone-text =
    Masz 12 czarodziejów. Zaczynają na pierwszych 5 wieżach: 3, 3, 3, 2, 1. Masz 3 karty, zagrywasz 1 na turę i dobierasz do 3. Stosu kart odrzuconych nie tasujesz ponownie.
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
    Masz 3 płytki czarów i 6 kolb. W turze możesz użyć 1 czaru i tylko po karcie.
wt-solo-spells-note-soloPotions-Full = Kolby są na początku napełnione. Nie ma czego napełniać.
wt-solo-spells-note-soloPotions-Empty = Kolby są na początku puste. Aby wygrać, musisz też napełnić wszystkie.
wt-solo-hand = Wymiana kart
wt-solo-hand-text =
    A jeśli żadna karta nie pasuje?
wt-solo-hand-note-soloRefusal-true = Możesz wymienić karty. Kosztuje cię to 3 karty.
wt-solo-hand-note-soloRefusal-false = Przy tym stole musisz grać tym, co masz.
wt-together = Wspólna gra
wt-together-text =
    Istnieje odmiana, w której wszyscy gracze wspólnie prowadzą czarodziejów do zamku. Tutaj nie można w nią jeszcze zagrać.

## On this screen

chapter-wt-screen = Na tym ekranie
wt-asked = O co pyta ekran
wt-asked-text =
    Ekran pyta o jedną rzecz naraz i zaznacza wszystko, co możesz zrobić. Czarodzieje jednego koloru w jednym miejscu to jeden wybór. Karta, którą nie da się niczego przesunąć, odkłada się sama. Tura też kończy się sama, chyba że możesz jeszcze użyć czaru.

    Karty, rzuty i wylosowane płytki biorą się z zapieczętowanej liczby, jawnej po grze. Każdy może ją wtedy sprawdzić.

## Tables and pictures

fact-players = Liczba graczy
fact-wizards = Czarodziejów na gracza
fact-potions = Kolb na gracza
fact-last = Ostatni czarodziej stoi na wieży
fact-W = Czarodziej 1 do 5
fact-T = Wieża 1 do 5
fact-C-same = Wieża / czarodziej, ta sama liczba: 1, 2, 3, 4
fact-C-other = Wieża / czarodziej: 5 / 1, 4 / 2, 2 / 4, 1 / 5
fact-DC = Wieża / czarodziej, 1 kość
fact-D2 = Wieża albo czarodziej, 2 kości
fact-D3 = Wieża albo czarodziej, 3 kości
figure-goal = Czarodzieje idą do zamku kruków, a pusta kolba staje się napełniona.
figure-block = Stos trzech wież. Dwie górne są wybrane i przesuwają się razem z czarodziejem na wierzchu.
figure-visible = Czarodziej na ziemi, czarodziej na blankach i stos, którego dolnych blanków nie widać.
figure-cards = Karta ruchu czarodzieja, karta ruchu wieży, karta łączona i karta z kośćmi.
figure-dice = Dwie kości: drugi rzut zastępuje pierwszy.
figure-combined = Karta łączona: u góry wieża 5, u dołu czarodziej 1.
figure-walk = Czarodziej idzie o trzy pola, mija wieżę i wchodzi na inną.
figure-six = Blanki z sześcioma czarodziejami są pełne.
figure-home = Trzy kroki prowadzą dokładnie do zamku kruków.
figure-flight = Zamek kruków mija wieżę bez tarczy i wieżę z tarczą, na której stoi czarodziej, i leci do najbliższej wolnej tarczy.
figure-carry = Górna wieża odlatuje, a czarodziej pod nią jest znów widoczny.
figure-barred = Wieża nie może wylądować na zamku kruków. Wieża pod zamkiem zabiera go ze sobą.
figure-cover = Wieża opada na dwóch czarodziejów, a kolba się napełnia.
figure-potions = Kolby: pusta, napełniona, zużyta.
