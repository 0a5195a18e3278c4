### The lessons of Wandering Towers. A number after the name is a step, the other words explain wrong tries.

lesson-towers-refuse = Swapping your hand would end your turn. This time your cards are good.

lesson-towers-walk = Walk a wizard
lesson-towers-walk-1 = Cards with a hat move a wizard, and the number says how far. Play the Wizard 3 card.
lesson-towers-walk-2 = Your wizard on space 2 can reach the tower on space 5. Tap that wizard.
lesson-towers-walk-done = Exactly 3 spaces, and up onto the tower. Nothing on the way stops a wizard.
lesson-towers-walk-tower = That card moves a tower. Look for the hat.
lesson-towers-walk-other = From space 7 it would end on bare ground. The wizard on space 2 reaches the tower.

lesson-towers-carry = Ride a tower
lesson-towers-carry-1 = A tower carries everyone on it. Play the Tower 4 card.
lesson-towers-carry-2 = You may move any tower. Tap the one on space 3: your wizard stands on it.
lesson-towers-carry-done = The tower carried your wizard 4 spaces. One card can move several wizards like that.
lesson-towers-carry-short = That’s only 1 space. Tower 4 takes your wizard further.
lesson-towers-carry-wizard = Your wizard would climb down and walk. This time let the tower do the work.
lesson-towers-carry-rival = That would carry another player’s wizard. Take the tower under yours.
lesson-towers-carry-empty = That tower is empty. Take the one with your wizard on it.

lesson-towers-trap = Trap and fill a potion
lesson-towers-trap-1 = A tower that lands on wizards traps them and fills one of your potions. Play the Tower 2 card.
lesson-towers-trap-2 = 2 wizards stand on space 6. Move the tower from space 4 onto them.
lesson-towers-trap-done = They’re trapped, and one of your potions is full. It’s 1 potion a move, however many you trap.
lesson-towers-trap-far = 5 spaces is too far. No tower would land on a wizard.
lesson-towers-trap-wizard = Wizards can’t trap anyone. Only towers can.
lesson-towers-trap-nobody = Space 9 is empty. The 2 wizards are on space 6.

lesson-towers-lift = Lift a tower
lesson-towers-lift-1 = Trapped wizards are hidden: remember where they are! A tower has just landed on your wizard. Play the Tower 3 card to free it.
lesson-towers-lift-2 = Which tower hides your wizard? Tap it to lift it off.
lesson-towers-lift-done = There it is! Moving a tower away frees everyone under it.
lesson-towers-lift-wizard = Your trapped wizard can’t walk. Move the tower off it first.
lesson-towers-lift-rival = The other player’s own wizard is under that one. Yours is under the tower that moved first.
lesson-towers-lift-nobody = That tower hasn’t moved, so there’s no wizard under it.

lesson-towers-home = Come home
lesson-towers-home-1 = Your wizards want to get to Ravenskeep. Only an exact count takes one in. From space 5 to space 8 it’s 3 spaces: play that card.
lesson-towers-home-2 = Exactly 3 spaces: tap your wizard on space 5.
lesson-towers-home-done = Home! The castle flies on to the next free raven shield, and your turn ends, whatever cards you have left.
lesson-towers-home-past = With 4 spaces no wizard ends at the castle.
lesson-towers-home-tower = A tower can’t land on the castle. A wizard has to walk in.
lesson-towers-home-short = From space 3 it’s 5 spaces to the castle. That wizard would stop on space 6.

lesson-towers-cast = Cast a spell
lesson-towers-cast-1 = Your wizard on space 7 is 1 space from home, and no card fits. Full potions pay for spells: cast “{ spell-MW }” on it.
lesson-towers-cast-done = 1 space, and home. The 2 potions are spent, but they still count as filled.
lesson-towers-cast-other = The spell works on any wizard, but this one wouldn’t reach the castle.
lesson-towers-cast-tower = That spell moves a tower 2 spaces. It doesn’t bring your wizard home.
lesson-towers-cast-card = No card takes your wizard exactly 1 space. Cast the spell before you play a card.

lesson-towers-win = Win the game
lesson-towers-win-1 = 1 wizard is still out, 1 potion is still empty: you can win this turn. Coming home ends your turn, so fill the potion first. Play the Tower 1 card.
lesson-towers-win-2 = Tap the tower that will land on a wizard.
lesson-towers-win-3 = No potion is empty any more. Now bring your last wizard home: play the Wizard 2 card.
lesson-towers-win-4 = Tap your wizard.
lesson-towers-win-done = You win! All your wizards are home and no potion is empty. If several players get there, the most full potions win.
lesson-towers-win-early = Your turn would end at the castle with 1 potion still empty. Fill it first.
lesson-towers-win-far = 4 spaces is too far. No tower would land on a wizard.
lesson-towers-win-nobody = There’s no wizard where that tower would land.
lesson-towers-win-tower = No more towers: your last wizard is 2 spaces from home.
lesson-towers-win-discard = Don’t discard a card now. One of them wins the game.
