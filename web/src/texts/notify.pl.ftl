### Wiadomość, gdy nadchodzi własna kolej, i lista trwających gier.

notify-offer = Powiadomienie, gdy nadejdzie twoja kolej? Strona musi pozostać otwarta.
notify-yes = Dawaj znać
notify-no = Nie, dziękuję
notify-refused = Przeglądarka na to nie pozwoliła. Możesz to zmienić w jej ustawieniach dla tej strony.
notify-title = Twoja kolej · { $title }
notify-ask = { $name }: { $question }
set-notify = Powiadamiaj o mojej kolei
set-notify-note = Powiadomienie przeglądarki, gdy ta strona jest w tle. Strona musi pozostać otwarta.
set-notify-forbidden = Przeglądarka nie pozwala na to tej stronie; można to zmienić w jej ustawieniach dla tej strony.
set-notify-insecure = Nie pod tym adresem: przeglądarki wymagają https. Tytuł karty przeglądarki i tak da ci znać.
set-notify-unable = Ta przeglądarka nie pokazuje powiadomień stron. Tytuł karty przeglądarki i tak da ci znać.
continue-finished = Zakończone gry: { $count }
