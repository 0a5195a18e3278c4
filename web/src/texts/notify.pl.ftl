### Powiadomienia o twojej kolei i lista trwających gier.

notify-offer = Powiadomić cię, gdy nadejdzie twoja kolej? Nie zamykaj tej strony.
notify-yes = Powiadamiaj mnie
notify-no = Nie, dziękuję
notify-refused = Przeglądarka zablokowała powiadomienia. Możesz na nie pozwolić w jej ustawieniach dla tej strony.
notify-title = Twoja kolej · { $title }
notify-ask = { $name }: { $question }
set-notify = Powiadamiaj o mojej kolei
set-notify-note = Powiadomienie przeglądarki, gdy ta strona jest w tle. Nie zamykaj strony.
set-notify-forbidden = Przeglądarka blokuje powiadomienia tej strony. Pozwól na nie w jej ustawieniach dla tej strony.
set-notify-insecure = Powiadomienia wymagają https. Pod tym adresem da ci znać tytuł karty przeglądarki.
set-notify-unable = Ta przeglądarka nie pokazuje powiadomień. Da ci znać tytuł karty przeglądarki.
continue-finished = Zakończone gry: { $count }
