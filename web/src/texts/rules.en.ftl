### The rulebook: the page around it. What it says is in rules.towers and rules.duel.

rules = Rules
rules-choose = Two short rulebooks
rules-about-towers = Hollow towers, lost wizards and a castle that keeps running away.
rules-about-duel = A knight, a mage, five spells and a hidden princess.
rules-of = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
  }
rules-found-none = Nothing found. Try a shorter word or a rule number.
rules-in-force = Filter
rules-variant-all = All variants
rules-teams = Team game
rules-everything = Show every edition and option
rules-at-table = You’re reading the rules of table { $code }.
rules-table-unknown = Couldn’t load the rules of table { $code }. You’re reading the edition instead.
rules-mark-here = At this table
rules-mark-edition = In this edition
rules-mark-option = Optional
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
