// Made by the table from its lists of fields. Do not edit.

export type Seat = "A" | "B" | "C" | "D" | "E" | "F" | "K" | "M";

export type Settings = { [name: string]: boolean | number | string | string[] | Settings };

export type Hidden = { type: "Hidden" };

export type Undone = { type: "Undone"; seat?: Seat; steps: number; back_to: number };

export type Guess<E> = E extends unknown ? { [K in keyof E]: K extends "type" ? E[K] : E[K] | "?" } : never;

export type Patch = { op: "add" | "remove" | "replace"; path: string; value?: unknown }[];

export type TowersCard = "W1" | "W2" | "W3" | "W4" | "W5" | "T1" | "T2" | "T3" | "T4" | "T5" | "C1|1" | "C2|2" | "C3|3" | "C4|4" | "C5|1" | "C4|2" | "C2|4" | "C1|5" | "DC1" | "DT2" | "DW2" | "DT3" | "DW3" | "?";

export type TowersSpell = "MW" | "MT" | "HW" | "HT" | "SW" | "NK" | "FR" | "PB" | "DT2C" | "none";

export type TowersPhase = "tiles" | "deal" | "rescue0" | "choose" | "answer" | "return" | "roll" | "reroll" | "side" | "pre" | "rescue1" | "piece" | "mid" | "post" | "rescue2" | "redraw" | "step" | "end" | "refill" | "over" | "offered";

export type TowersInner = "none" | "repeat" | "pick" | "fill" | "ride" | "draw";

export type TowersSide = "none" | "tower" | "wizard";

export type TowersToll = "none" | "count" | "slot";

export type Memory = "strict" | "open";

export type WizardCounts = Partial<Record<Seat, number>> | "?";

export interface TowersPiece {
  side: TowersSide;
  space?: number;
  owner?: Seat;
  level?: number;
}

export interface SpellTarget {
  spaces: number[];
  owner?: Seat;
  level?: number;
  forward?: boolean;
}

export type TowersEvent =
  | {type: "TilesRevealed"; tiles: TowersSpell[]}
  | {type: "CardDrawn"; seat: Seat; card: TowersCard}
  | {type: "Reshuffled"}
  | {type: "CardPlayed"; seat: Seat; card: TowersCard; side: TowersSide; value: number; rerolls: number}
  | {type: "CardDiscarded"; seat: Seat; card: TowersCard}
  | {type: "HandDiscarded"; seat: Seat; cards: TowersCard[]}
  | {type: "DieRolled"; value: number}
  | {type: "RerollCalled"}
  | {type: "ResultStands"; side: TowersSide}
  | {type: "PieceChosen"; piece: TowersPiece; value: number}
  | {type: "CardFizzled"}
  | {type: "CardFinished"}
  | {type: "WizardMoved"; owner: Seat; from: number; to: number}
  | {type: "WizardEntered"; owner: Seat; from: number}
  | {type: "TowerMoved"; from: number; level: number; to: number; uncovered: WizardCounts}
  | {type: "TowersSwapped"; first: number; second: number; under_first: WizardCounts; under_second: WizardCounts}
  | {type: "CastleMoved"; to: number}
  | {type: "SurfaceShown"; space: number; level: number; wizards: WizardCounts}
  | {type: "WizardFreed"; owner: Seat; space: number; level: number}
  | {type: "PotionFilled"; seat: Seat}
  | {type: "SpellCast"; caster: Seat; spell: TowersSpell; target: SpellTarget; cost: number; toll: TowersToll}
  | {type: "RepeatBound"; piece: TowersPiece}
  | {type: "SpellResolved"}
  | {type: "SpellReserved"; seat: Seat; spell: TowersSpell}
  | {type: "ReservationClosed"; seat: Seat}
  | {type: "PartnerAsked"}
  | {type: "CardPassed"; from: Seat; to: Seat; card: TowersCard}
  | {type: "PotionsGiven"; from: Seat; to: Seat; count: number}
  | {type: "TurnStarted"; seat: Seat}
  | {type: "ActionStarted"; act: number}
  | {type: "TurnEnded"}
  | {type: "GameEnded"}
  | {type: "Waiting"; phase: TowersPhase; inner: TowersInner; seat: Seat}
  | {type: "CardOffered"; from: Seat; to: Seat; card: TowersCard}
  | {type: "OfferTaken"; seat: Seat}
  | {type: "OfferDeclined"; seat: Seat}
  | Hidden;

export interface TowersTower {
  tower: number;
  shield: boolean;
  wizards: WizardCounts;
}

export interface TowersSpace {
  space: number;
  shield: boolean;
  ground: WizardCounts;
  towers: TowersTower[];
}

export interface TowersCastle {
  space: number;
  next?: number;
}

export interface TowersPlayer {
  seat: Seat;
  partner?: Seat;
  hand_size: number;
  hand?: TowersCard[];
  empty: number;
  full: number;
  spent: number;
  home: number;
  out: number;
  slot?: TowersSpell;
  reserved: boolean;
}

export interface TowersTile {
  spell: TowersSpell;
  cost: number;
}

export interface TowersCardInPlay {
  card: TowersCard;
  side?: TowersSide;
  value?: number;
  rerolls: number;
  piece?: TowersPiece;
  riders: Seat[];
}

export interface TowersSpellUnderWay {
  caster: Seat;
  spell: TowersSpell;
  target: SpellTarget;
  riders: Seat[];
}

export interface TowersView {
  game: "towers";
  observer?: Seat;
  memory: Memory;
  phase: TowersPhase;
  inner: TowersInner;
  turn: Seat;
  asked?: Seat;
  act: number;
  actions: number;
  castings: number;
  refused: boolean;
  exchanged: boolean;
  to_draw: number;
  ring: TowersSpace[];
  castle: TowersCastle;
  players: TowersPlayer[];
  tiles: TowersTile[];
  draw_size: number;
  discard_size: number;
  discard_top?: TowersCard;
  discard?: TowersCard[];
  card?: TowersCardInPlay;
  spell?: TowersSpellUnderWay;
  bound?: TowersPiece;
}

export interface TowersOutcome {
  action: string;
  from: number;
  to: number;
  home?: boolean;
}

export interface TowersPreview {
  events: Guess<TowersEvent>[];
  complete: boolean;
  castle_next?: number | "?";
  outcomes?: TowersOutcome[];
}

export type DuelCard = string;

export type DuelSecret = string;

export type DuelSlot = string;

export type DuelTower = "TRK" | "PUR" | "GRE" | "YEL" | "RED" | "BLU";

export type DuelIngredient = "FE" | "TO" | "BO" | "EL" | "TS";

export type DuelCost = "FE" | "TO" | "BO" | "EL" | "TS" | "any";

export type DuelPhase = "RING" | "BOX" | "SECRET" | "BURN" | "UP" | "DEAL" | "MOVE" | "TAKE" | "PLACE" | "SPELL" | "LOOK" | "RETURN" | "PUSH" | "DISCARD" | "DRAW" | "GUESS" | "LAY" | "END";

export type DuelFace = "down" | "up";

export type DuelMove = "step" | "swap" | "skip";

export type DuelZone = "acquired" | "used" | "held" | "?";

export type DuelEnd = "L" | "R";

export type DuelSpell = "force_discard" | "push_down" | "salvage" | "peek_swap" | "any";

export type DuelExchange = "kept" | "swapped" | "?";

export type DuelGap = "close" | "gap";

export type DuelOwner = "nobody" | "K" | "M";

export type DuelTiebreak = "none" | "princess" | "towers" | "red" | "draw";

export type DuelEvent =
  | {type: "RingLaid"; tower: DuelTower[]}
  | {type: "SecretBoxed"; secret: DuelSecret}
  | {type: "SecretLaid"; tower: DuelTower; secret: DuelSecret}
  | {type: "CardBurned"; card: DuelCard}
  | {type: "FourthSlotChosen"; slot: DuelSlot}
  | {type: "CardDealt"; slot: DuelSlot; card: DuelCard; face: DuelFace}
  | {type: "TurnStarted"; seat: Seat; round: number; turn: number}
  | {type: "CharacterMoved"; seat: Seat; from: DuelTower; to: DuelTower; move: DuelMove}
  | {type: "CardTaken"; seat: Seat; slot: DuelSlot; card: DuelCard; face: DuelFace; zone: DuelZone}
  | {type: "StonePlaced"; seat: Seat; card: DuelCard; end: DuelEnd}
  | {type: "SpellCast"; seat: Seat; tower: DuelTower; as: DuelTower; spell: DuelSpell}
  | {type: "CostPaid"; seat: Seat; card: DuelCard; end: DuelEnd}
  | {type: "SpellFailed"; seat: Seat; spell: DuelSpell}
  | {type: "SecretsSeen"; seat: Seat; a: DuelTower; b: DuelTower; seen_a: DuelSecret; seen_b: DuelSecret}
  | {type: "SecretsReturned"; seat: Seat; a: DuelTower; b: DuelTower; exchange: DuelExchange}
  | {type: "CardPushed"; seat: Seat; card: DuelCard; end: DuelEnd}
  | {type: "CardDiscarded"; seat: Seat; card: DuelCard; zone: DuelZone; number: number; gap: DuelGap}
  | {type: "CardSalvaged"; seat: Seat; card: DuelCard}
  | {type: "LeftoversDiscarded"; open: DuelCard[]; unseen: DuelCard[]; unseen_count: number}
  | {type: "RoundStarted"; round: number; starter: Seat}
  | {type: "TowerGuessed"; tower: DuelTower; secret: DuelSecret; points: number}
  | {type: "CardUnveiled"; seat: Seat; number: number; card: DuelCard; zone: DuelZone}
  | {type: "VeiledStoneLaid"; seat: Seat; card: DuelCard; end: DuelEnd}
  | {type: "ScoringStarted"}
  | {type: "IngredientsCounted"; seat: Seat; natural: number[]; converted: number[]; stones: number; chests: number}
  | {type: "TowerScored"; tower: DuelTower; knight: number; mage: number; owner: DuelOwner; value: number; secret: DuelSecret; secret_points: number}
  | {type: "TotalCounted"; seat: Seat; guess: number; towers: number; secrets: number; chests: number; total: number}
  | {type: "SecretShown"; tower: DuelTower; secret: DuelSecret}
  | {type: "GameEnded"; winner: DuelOwner; tiebreak: DuelTiebreak}
  | {type: "Waiting"; phase: DuelPhase; seat: Seat}
  | Hidden;

export interface DuelSlotView {
  slot: DuelSlot;
  card?: DuelCard;
  face: DuelFace;
}

export interface DuelTowerView {
  tower: DuelTower;
  ingredient: DuelIngredient;
  value: number;
  spell: DuelSpell;
  cost: DuelCost[];
  secret: DuelSecret;
  seen?: DuelSecret;
  stale: boolean;
  knight: number;
  mage: number;
  majority: DuelOwner;
}

export interface DuelBalance {
  tower: DuelTower;
  knight: number;
  mage: number;
  majority: DuelOwner;
}

export interface DuelPoints {
  seat: Seat;
  guess: number;
  towers: number;
  secrets: number;
  chests: number;
  total: number;
}

export interface DuelStanding {
  towers: DuelBalance[];
  points: DuelPoints[];
  veiled: number;
  secrets: number;
}

export interface DuelCount {
  ingredient: DuelIngredient;
  natural: number;
  converted: number;
}

export interface DuelStones {
  place: number;
  count: number;
  as?: DuelIngredient;
  from?: number;
}

export interface DuelPlayer {
  seat: Seat;
  tower?: DuelTower;
  acquired: DuelCard[];
  used: DuelCard[];
  veiled_size: number;
  veiled?: DuelCard[];
  counts: DuelCount[];
  stones: number;
  stone_cards: DuelStones[];
  chests: number;
  chest_points: number;
}

export interface DuelLook {
  round: number;
  seat: Seat;
  a: DuelTower;
  b: DuelTower;
  seen_a: DuelSecret;
  seen_b: DuelSecret;
  exchange?: DuelExchange;
}

export interface DuelView {
  game: "duel";
  observer?: Seat;
  phase: DuelPhase;
  round: number;
  turn: number;
  active: Seat;
  asked?: Seat;
  ring: DuelTower[];
  slots: DuelSlotView[];
  towers: DuelTowerView[];
  standing: DuelStanding;
  box: DuelSecret;
  players: DuelPlayer[];
  draw_size: number;
  discard_size: number;
  discard?: DuelCard[];
  swap_used: boolean;
  held?: DuelCard;
  looking: DuelTower[];
  guess?: DuelTower;
  looks: DuelLook[];
}

export interface DuelRow {
  seat: Seat;
  used: DuelCard[];
  stone_cards: DuelStones[];
}

export interface DuelEndPreview {
  end: DuelEnd;
  standing: DuelStanding;
  rows: DuelRow[];
}

export interface DuelPreview {
  events: Guess<DuelEvent>[];
  complete: boolean;
  balance: DuelBalance[];
  standing: DuelStanding;
  rows: DuelRow[];
  ends: DuelEndPreview[];
}

export type AnyView = TowersView | DuelView;

export type AnyEvent = TowersEvent | DuelEvent;

export type AnyPreview = TowersPreview | DuelPreview;

export interface Running {
  game: string;
  revision: number;
  settings: Settings;
  commitment?: string;
  seq: number;
  view: AnyView;
  first: number;
  events: (AnyEvent | Undone)[];
}

export interface Replayed {
  game: string;
  settings: Settings;
  seats: Seat[];
  view: AnyView;
  first: number;
  events: (AnyEvent | Undone)[];
  patches: Patch[];
}

export type RecordCheck = "digest" | "commitment" | "chance" | "result";

export interface PlaceOfSeat {
  seat: Seat;
  place: number;
}

export interface RecordVerdict {
  ok: boolean;
  checks: RecordCheck[];
  code?: string;
  number?: number;
  text?: string;
  game?: string;
  revision?: number;
  chance?: string;
  commitment?: string;
  steps?: number;
  line?: number;
  reason?: string;
  places?: PlaceOfSeat[];
  practice?: boolean;
}

export interface BotLevel {
  key: string;
  method: string;
  elo: number;
}

export type OptionValue = boolean | number | string;

export interface EditionOptions {
  edition: string;
  options: Record<string, OptionValue>;
}

export interface VariantOptions {
  variant: string;
  players: number[];
  spells: string[];
  options: Record<string, OptionValue>;
  needs: Record<string, OptionValue>;
  drawn?: Record<string, OptionValue>;
}

export interface SpellOption {
  spell: string;
  needs: Record<string, OptionValue>;
}

export interface OptionNeed {
  value: OptionValue;
  option: string;
  is?: OptionValue;
}

export interface GameOption {
  name: string;
  values?: OptionValue[];
  most?: number;
  usual?: OptionValue;
  only?: string;
  needs?: OptionNeed[];
}

export interface GameOptions {
  game: string;
  revision: number;
  players: number[];
  teams: number[];
  editions: EditionOptions[];
  variants: VariantOptions[];
  spells: SpellOption[];
  options: GameOption[];
}

export interface Hello {
  type: "hello";
  protocol: number;
  language?: string;
  previews?: boolean;
}

export type Feature = "patches" | "views" | "permissions" | "since" | "positions" | "recent" | "sealing" | "stand_in" | "silence" | "spectators";

export interface Use {
  type: "use";
  request: string;
  features: Feature[];
}

export type Sitter = "open" | "person" | "bot";

export type MemoryMode = "strict" | "notes" | "open";

export interface SeatPlan {
  sitter: Sitter;
  level?: string;
  memory?: MemoryMode;
}

export type Visibility = "public" | "link";

export interface ClockPlan {
  turn: number;
  increment: number;
  window: number;
}

export interface ScriptedDecision {
  seat: Seat;
  actions: string[];
}

export interface Position {
  state: string;
  seen?: string[];
  chance?: string[];
  script?: ScriptedDecision[];
}

export interface Create {
  type: "create";
  request: string;
  game: string;
  settings: Settings;
  seats: SeatPlan[];
  visibility: Visibility;
  clock?: ClockPlan;
  token?: string;
  position?: Position;
}

export interface Join {
  type: "join";
  request: string;
  table: string;
  name?: string;
  since?: number;
  token?: string;
}

export interface Sit {
  type: "sit";
  request: string;
  seat: Seat;
  name: string;
  colour?: string;
  nonce?: string;
  token?: string;
  hash?: string;
}

export interface Seal {
  type: "seal";
  request: string;
  seat: Seat;
  attempt: number;
  hash: string;
}

export interface Open {
  type: "open";
  request: string;
  seat: Seat;
  attempt: number;
  nonce: string;
}

export interface Start {
  type: "start";
  request: string;
  fill?: string;
}

export interface Move {
  type: "move";
  request: string;
  seat: Seat;
  seq: number;
  action: string;
}

export interface Preview {
  type: "preview";
  request: string;
  seat: Seat;
  seq: number;
  action: string;
}

export interface Undo {
  type: "undo";
  request: string;
  seat: Seat;
  seq: number;
}

export interface UndoAnswer {
  type: "undo_answer";
  request: string;
  seat: Seat;
  seq: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  request: string;
  seat?: Seat;
  text: string;
}

export interface Phrase {
  type: "phrase";
  request: string;
  seat?: Seat;
  key: string;
}

export interface Mute {
  type: "mute";
  request: string;
  seat: Seat;
  muted: boolean;
}

export type PassUntil = "off" | "action" | "turn";

export interface StandingPass {
  type: "standing_pass";
  request: string;
  seat: Seat;
  until: PassUntil;
  unless: string[];
}

export interface Resign {
  type: "resign";
  request: string;
  seat: Seat;
}

export interface AgreeEnd {
  type: "agree_end";
  request: string;
  seat: Seat;
  agree: boolean;
}

export interface Leave {
  type: "leave";
  request: string;
  seat?: Seat;
}

export interface Reclaim {
  type: "reclaim";
  request: string;
  table: string;
  token: string;
  nonce?: string;
  since?: number;
  hash?: string;
}

export interface Hint {
  type: "hint";
  request: string;
  seat: Seat;
  seq: number;
}

export interface AllowHints {
  type: "allow_hints";
  request: string;
  seat: Seat;
  allowed: boolean;
}

export interface Sync {
  type: "sync";
  request: string;
  seat?: Seat;
  since?: number;
}

export interface RemoveSeat {
  type: "remove_seat";
  request: string;
  seat: Seat;
  level?: string;
}

export interface StandIn {
  type: "stand_in";
  request: string;
  seat: Seat;
  now: boolean;
}

export interface SilenceVote {
  type: "silence_vote";
  request: string;
  seat: Seat;
  silent: Seat;
  agree: boolean;
}

export interface MuteSpectator {
  type: "mute_spectator";
  request: string;
  spectator: string;
  muted: boolean;
}

export interface RemoveSpectator {
  type: "remove_spectator";
  request: string;
  spectator: string;
}

export interface CloseTable {
  type: "close_table";
  request: string;
}

export interface Rematch {
  type: "rematch";
  request: string;
  turned?: boolean;
}

export interface Export {
  type: "export";
  request: string;
  seat?: Seat;
}

export interface Forget {
  type: "forget";
  request: string;
  seat?: Seat;
}

export type ClientMessage =
  | Hello
  | Use
  | Create
  | Join
  | Sit
  | Seal
  | Open
  | Start
  | Move
  | Preview
  | Undo
  | UndoAnswer
  | Chat
  | Phrase
  | Mute
  | StandingPass
  | Resign
  | AgreeEnd
  | Leave
  | Reclaim
  | Hint
  | AllowHints
  | Sync
  | RemoveSeat
  | StandIn
  | SilenceVote
  | MuteSpectator
  | RemoveSpectator
  | CloseTable
  | Rematch
  | Export
  | Forget;

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  games: string[];
  features?: Feature[];
}

export type TableStatus = "gathering" | "running" | "over" | "closed";

export interface SeatState {
  seat: Seat;
  sitter: Sitter;
  name?: string;
  level?: string;
  colour?: string;
  memory?: MemoryMode;
  present: boolean;
  away: boolean;
  passes: boolean;
  hints?: boolean;
  hash?: string;
  opened?: boolean;
  absent?: number;
  silent?: number;
  relieved?: string[];
}

export interface Table {
  type: "table";
  table: string;
  game: string;
  revision: number;
  settings: Settings;
  status: TableStatus;
  visibility: Visibility;
  host?: string;
  seats: SeatState[];
  spectators: number;
  commitment?: string;
  clock?: ClockPlan;
  absence: number;
  next?: string;
  practice?: boolean;
  attempt?: number;
  opening?: boolean;
  silence?: number;
}

export interface Created {
  type: "created";
  request: string;
  table: string;
  token: string;
}

export interface Seated {
  type: "seated";
  request: string;
  seat?: Seat;
  token: string;
}

export interface Accepted {
  type: "accepted";
  request: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  request?: string;
  code: string;
  rule?: string;
  field?: string;
  key: string;
  params: Record<string, string | number>;
}

export interface View {
  type: "view";
  seq: number;
  view: AnyView;
}

export interface Events {
  type: "events";
  seat?: Seat;
  first: number;
  events: (AnyEvent | Undone)[];
  patches?: Patch[];
  views?: AnyView[];
  view?: AnyView;
}

export interface LegalAction {
  action: string;
  kind: string;
  confirm?: boolean;
  preview?: AnyPreview;
}

export interface Legal {
  type: "legal";
  seq: number;
  seat: Seat;
  actions: LegalAction[];
}

export interface May {
  type: "may";
  seq: number;
  seat: Seat;
  actions: LegalAction[];
}

export type UndoRight = "impossible" | "free" | "consent";

export interface DecisionCount {
  seat: Seat;
  count: number;
}

export interface UndoPermission {
  right: UndoRight;
  decisions: DecisionCount[];
}

export type HintRight = "off" | "free" | "agreed";

export interface Permissions {
  type: "permissions";
  seat: Seat;
  undo: UndoPermission;
  hints: HintRight;
  passes: boolean;
}

export interface Previewed {
  type: "previewed";
  request: string;
  action: string;
  preview: AnyPreview;
}

export interface UndoAsked {
  type: "undo_asked";
  seat: Seat;
  seq: number;
  steps: number;
  decisions?: DecisionCount[];
}

export interface ChatSaid {
  type: "chat_said";
  seat?: Seat;
  name: string;
  text: string;
  spectator?: string;
}

export interface PhraseSaid {
  type: "phrase_said";
  seat?: Seat;
  name: string;
  key: string;
  spectator?: string;
}

export interface Spectator {
  spectator: string;
  name?: string;
  muted?: boolean;
}

export interface Spectators {
  type: "spectators";
  spectators: Spectator[];
}

export interface Clock {
  type: "clock";
  seat: Seat;
  left: number;
  window: boolean;
  running: boolean;
}

export interface Reason {
  key: string;
  count: number;
}

export interface Candidate {
  action: string;
  kind: string;
  win_permille: number;
  visits: number;
  reasons: Reason[];
}

export interface Hints {
  type: "hints";
  request: string;
  seat: Seat;
  seq: number;
  candidates: Candidate[];
}

export interface Over {
  type: "over";
  seq: number;
  reason: string;
  places: PlaceOfSeat[];
}

export interface Exported {
  type: "exported";
  request: string;
  record?: string;
  running?: Running;
}

export interface Notice {
  type: "notice";
  key: string;
  params: Record<string, string | number>;
}

export type HostMessage =
  | Welcome
  | Table
  | Created
  | Seated
  | Accepted
  | Refused
  | View
  | Events
  | Legal
  | May
  | Permissions
  | Previewed
  | UndoAsked
  | ChatSaid
  | PhraseSaid
  | Spectators
  | Clock
  | Hints
  | Over
  | Exported
  | Notice;

export const kProtocol = 1;
