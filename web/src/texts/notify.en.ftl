### Being told when it is one's turn, and the list of tables that go on.

notify-offer = A notification when it is your turn? This page has to stay open.
notify-yes = Tell me
notify-no = No, thanks
notify-refused = Your browser did not allow it. You can change that in its settings for this page.
notify-title = Your turn · { $title }
notify-ask = { $name }: { $question }
set-notify = Tell me about my turn
set-notify-note = A notification of the browser while this page is in the background. The page has to stay open.
set-notify-forbidden = The browser forbids it to this page; its settings for this page can allow it again.
set-notify-insecure = Not at this address: browsers ask for https. The title of the tab tells you all the same.
set-notify-unable = This browser shows no notifications of pages. The title of the tab tells you all the same.
continue-finished = Finished games: { $count }
