### Zpráva o vlastním tahu a seznam rozehraných her.

notify-offer = Dát vědět, až budete na tahu? Stránka musí zůstat otevřená.
notify-yes = Dát vědět
notify-no = Ne, děkuji
notify-refused = Prohlížeč to nedovolil. Změnit to můžete v jeho nastavení pro tuto stránku.
notify-title = Jste na tahu · { $title }
notify-ask = { $name }: { $question }
set-notify = Upozornit, až budu na tahu
set-notify-note = Upozornění prohlížeče, když je tato stránka na pozadí. Stránka musí zůstat otevřená.
set-notify-forbidden = Prohlížeč to této stránce zakazuje; povolit to lze v jeho nastavení pro tuto stránku.
set-notify-insecure = Na této adrese to nejde: prohlížeče vyžadují https. Titulek karty prohlížeče vám to ukáže i tak.
set-notify-unable = Tento prohlížeč upozornění stránek nezobrazuje. Titulek karty prohlížeče vám to ukáže i tak.
continue-finished = Dohrané hry: { $count }
