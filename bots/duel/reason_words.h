// The keys of reasons for decisions of Knight & Mage. Clients have a sentence for each.
//
// The `count` of a reason is the number of the things that its comment names.
#pragma once

#include <array>
#include <string_view>

namespace spires::bots {

namespace duel_reasons {

// Towers, as counted now (KM-11.3); count: how many of them.
inline constexpr std::string_view kTakesLead = "takes-lead";
inline constexpr std::string_view kTies = "ties";
inline constexpr std::string_view kExtendsLead = "extends-lead";
inline constexpr std::string_view kCatchesUp = "catches-up";
inline constexpr std::string_view kLosesLead = "loses-lead";
inline constexpr std::string_view kKeepsTowers = "keeps-towers";  // a discard that changes no tower's leader
// Moves, and the face-up cards at their destination; count: how many of them.
inline constexpr std::string_view kUsesSwap = "uses-swap";
inline constexpr std::string_view kSkips = "skips";
inline constexpr std::string_view kReachesLead = "reaches-lead";
inline constexpr std::string_view kReachesChest = "reaches-chest";
inline constexpr std::string_view kReachesStone = "reaches-stone";
inline constexpr std::string_view kReachesSpell = "reaches-spell";  // that can be paid
// Taken cards.
inline constexpr std::string_view kTakesUnseen = "takes-unseen";
inline constexpr std::string_view kTakesStone = "takes-stone";  // count: stones
inline constexpr std::string_view kChest = "chest";             // count: additional points
inline constexpr std::string_view kDenies = "denies";           // the opponent could have got ahead with it next
inline constexpr std::string_view kSecretPays =
    "secret-pays";  // count: points more for secret cards that the seat knows
// Stones; count: how many.
inline constexpr std::string_view kStoneConverts = "stone-converts";
inline constexpr std::string_view kStoneWaits =
    "stone-waits";  // points off the row: the next card laid there will count more
inline constexpr std::string_view kFixesStones = "fixes-stones";  // the opponent's, by the pushed card
// Spells.
inline constexpr std::string_view kKeepsPayment = "keeps-payment";  // count: cards that stay acquired
inline constexpr std::string_view kSalvages = "salvages";
inline constexpr std::string_view kForcesDiscard = "forces-discard";
inline constexpr std::string_view kPushes = "pushes";
inline constexpr std::string_view kTakesPayment = "takes-payment";  // pushes the opponent's last card for a spell
inline constexpr std::string_view kLooks = "looks";
// Secret cards.
inline constexpr std::string_view kLooksUnknown = "looks-unknown";           // count: of the two towers
inline constexpr std::string_view kLooksForPrincess = "looks-for-princess";  // count: percent that she is there
inline constexpr std::string_view kMovesPrincessAway =
    "moves-princess-away";                                        // from a tower where the knight has looked
inline constexpr std::string_view kGuessBelief = "guess-belief";  // count: percent

}  // namespace duel_reasons

inline constexpr std::array kDuelReasons = {
    duel_reasons::kTakesLead,
    duel_reasons::kTies,
    duel_reasons::kExtendsLead,
    duel_reasons::kCatchesUp,
    duel_reasons::kLosesLead,
    duel_reasons::kKeepsTowers,
    duel_reasons::kUsesSwap,
    duel_reasons::kSkips,
    duel_reasons::kReachesLead,
    duel_reasons::kReachesChest,
    duel_reasons::kReachesStone,
    duel_reasons::kReachesSpell,
    duel_reasons::kTakesUnseen,
    duel_reasons::kTakesStone,
    duel_reasons::kChest,
    duel_reasons::kDenies,
    duel_reasons::kSecretPays,
    duel_reasons::kStoneConverts,
    duel_reasons::kStoneWaits,
    duel_reasons::kFixesStones,
    duel_reasons::kKeepsPayment,
    duel_reasons::kSalvages,
    duel_reasons::kForcesDiscard,
    duel_reasons::kPushes,
    duel_reasons::kTakesPayment,
    duel_reasons::kLooks,
    duel_reasons::kLooksUnknown,
    duel_reasons::kLooksForPrincess,
    duel_reasons::kMovesPrincessAway,
    duel_reasons::kGuessBelief,
};

}  // namespace spires::bots
