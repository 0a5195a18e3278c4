### The rulebook: the page round it. What it says is in rules.towers and rules.duel.

rules = Rules
rules-choose = Two short rulebooks
rules-about-towers = Hollow towers, lost wizards and a castle that keeps running away.
rules-about-duel = A knight, a mage, five spells and a princess nobody has seen.
rules-of = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
  }
rules-found-none = Nothing found. Try a shorter word or a rule number.
rules-in-force = What is shown
rules-variant-all = All variants
rules-teams = Team game
rules-everything = Show every edition and every option
rules-at-table = You are reading the rules of table { $code }.
rules-table-unknown = Table { $code } cannot be asked for its rules just now. You are reading the edition instead.
rules-mark-here = At this table
rules-mark-edition = In this edition
rules-mark-option = As an option
rules-edition-international = International edition
rules-edition-polish = Polish edition
rules-edition-ukrainian = Ukrainian edition
rules-edition-czech = Czech edition
rules-example = Example
rules-number = Rule { $rule }
rules-cost = Costs { $cost ->
    [one] { $cost } full potion
   *[other] { $cost } full potions
  }
rules-more = Open the rulebook
rules-top = To the top
rules-print = Print
fact-card = Card
fact-copies = Copies
