### Notifications when it is your turn, and the list of running tables.

notify-offer = Get a notification when it’s your turn? Keep this page open.
notify-yes = Notify me
notify-no = No thanks
notify-refused = Your browser blocked notifications. You can allow them in its settings for this page.
notify-title = Your turn · { $title }
notify-ask = { $name }: { $question }
set-notify = Notify me on my turn
set-notify-note = A browser notification while this page is in the background. Keep the page open.
set-notify-forbidden = Your browser blocks notifications from this page. Allow them in its settings for this page.
set-notify-insecure = Notifications need https. At this address, the tab’s title tells you.
set-notify-unable = This browser can’t show notifications. The tab’s title tells you.
continue-finished = Finished games: { $count }
