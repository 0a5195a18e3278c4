### Lessons: the list, and what the coach of every lesson says.

lessons = Learn to play
lessons-about = Each lesson is one idea on a real table. Stop whenever you like: your progress stays on this device.
lessons-game = Game
lesson-number = Lesson { $number } of { $all }
lesson-solved = solved
lesson-watch = Watch what happens…
lesson-show = Show me
lesson-next = Next lesson
lesson-play = Play now
lesson-play-note = Against the easiest bot, with a hint every turn.
lesson-again = Again
lesson-all = All lessons
lesson-other = The rules allow that, but this lesson is about something else. Try again.
