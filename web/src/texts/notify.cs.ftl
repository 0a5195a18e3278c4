### Zpráva o vlastním tahu a seznam rozehraných her.

notify-offer = Upozornit tě, až budeš na řadě? Nech tuto stránku otevřenou.
notify-yes = Upozornit
notify-no = Ne, díky
notify-refused = Prohlížeč upozornění zakázal. Povolíš ho v nastavení prohlížeče pro tuto stránku.
notify-title = Jsi na řadě · { $title }
notify-ask = { $name }: { $question }
set-notify = Upozornit, až budu na řadě
set-notify-note = Upozornění prohlížeče, když je stránka na pozadí. Nech ji otevřenou.
set-notify-forbidden = Prohlížeč upozornění z této stránky zakazuje. Povol je v nastavení prohlížeče pro tuto stránku.
set-notify-insecure = Upozornění potřebují https. Na této adrese ti to řekne titulek karty prohlížeče.
set-notify-unable = Tento prohlížeč upozornění neumí. Řekne ti to titulek karty prohlížeče.
continue-finished = Dohrané hry: { $count }
