// The statements of the store. `$n` are texts; lists are written by pg_list().
#pragma once

#include "server/postgres/pg_pipe.h"

namespace spires::server {

// A table grows if it has as many entries as the append follows, in the epoch of the append. One statement for each
// append, so that one that conflicts changes nothing and aborts nothing. Returns 1 or 0.
inline constexpr PgPrepared kPgAppend{"append", R"(
WITH grown AS (
  UPDATE tables SET entries = entries + cardinality($5::text[]), touched = $11::bigint, day = $11::bigint / 86400000,
    status = coalesce($8, status), is_public = coalesce($9::boolean, is_public), summary = coalesce($10, summary),
    listed = CASE WHEN $8 IS NULL THEN listed ELSE $11::bigint END
  WHERE code = $1 AND entries = $2::integer AND epoch = $3::bigint RETURNING code),
written AS (
  INSERT INTO journal (code, n, id, epoch, text, owner)
  SELECT grown.code, $2::integer + e.k, $4::uuid, $3::bigint, e.text, e.owner
  FROM grown, unnest($5::text[], $6::text[]) WITH ORDINALITY AS e(text, owner, k)),
said AS (
  INSERT INTO personal (code, n, owner, words) SELECT grown.code, $2::integer + e.k, e.owner, e.words
  FROM grown, unnest($6::text[], $7::text[]) WITH ORDINALITY AS e(owner, words, k) WHERE e.words IS NOT NULL)
SELECT count(*) FROM grown)"};
// The same for a new table: $2 is 0. A code that is taken conflicts.
inline constexpr PgPrepared kPgCreate{"create", R"(
WITH grown AS (
  INSERT INTO tables (code, entries, epoch, status, is_public, summary, touched, day, listed)
  VALUES ($1, cardinality($5::text[]), $3::bigint, $8, $9::boolean, $10, $11::bigint, $11::bigint / 86400000, $11::bigint)
  ON CONFLICT DO NOTHING RETURNING code),
written AS (
  INSERT INTO journal (code, n, id, epoch, text, owner)
  SELECT grown.code, $2::integer + e.k, $4::uuid, $3::bigint, e.text, e.owner
  FROM grown, unnest($5::text[], $6::text[]) WITH ORDINALITY AS e(text, owner, k)),
said AS (
  INSERT INTO personal (code, n, owner, words) SELECT grown.code, $2::integer + e.k, e.owner, e.words
  FROM grown, unnest($6::text[], $7::text[]) WITH ORDINALITY AS e(owner, words, k) WHERE e.words IS NOT NULL)
SELECT count(*) FROM grown)"};
// Why an append did not fit: the epoch of the table, and whose entry has its number.
inline constexpr PgPrepared kPgWhose{"whose", R"(
SELECT t.epoch, j.id FROM tables t LEFT JOIN journal j ON j.code = t.code AND j.n = $2::integer WHERE t.code = $1)"};

// Renews the lease of this node. It writes in any case: when it is committed, everything that its connection has shown
// before is stored on the standby, too.
inline constexpr PgPrepared kPgBarrier{"barrier", R"(
UPDATE nodes SET until = CASE WHEN dead THEN until ELSE clock_timestamp() + interval '5 s' END
WHERE id = $1::bigint RETURNING dead)"};
// A server that is the only one takes over when the lease of the other has been over for three seconds: after a failover
// all leases are over at once, and who is alive renews first.
inline constexpr PgPrepared kPgAlone{"alone", "SELECT pg_advisory_xact_lock(1399875954, 1)"};
inline constexpr PgPrepared kPgRegister{"register", R"(
INSERT INTO nodes (until) SELECT clock_timestamp() + interval '5 s'
WHERE NOT $1::boolean OR NOT EXISTS (
  SELECT FROM nodes WHERE NOT dead AND until > clock_timestamp() - interval '3 s')
RETURNING id, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)"};
inline constexpr PgPrepared kPgTakeOver{"take-over", R"(
UPDATE nodes SET dead = true WHERE $1::boolean AND NOT dead AND until <= clock_timestamp() - interval '3 s')"};
inline constexpr PgPrepared kPgLeave{"leave", "UPDATE nodes SET dead = true WHERE id = $1::bigint"};

inline constexpr PgPrepared kPgClaim{
    "claim", "UPDATE tables SET epoch = epoch + 1, home = $2::bigint WHERE code = $1 RETURNING epoch"};
inline constexpr PgPrepared kPgEntries{"entries", R"(
SELECT j.n, j.text, j.owner, p.words FROM journal j LEFT JOIN personal p ON p.code = j.code AND p.n = j.n
WHERE j.code = $1 AND j.n > $2::integer ORDER BY j.n LIMIT $3::integer)"};
// Asked after the entries: an epoch never falls, so if it is still ours, it was so when they were read.
inline constexpr PgPrepared kPgEpoch{"epoch", "SELECT epoch FROM tables WHERE code = $1"};
inline constexpr PgPrepared kPgSnapshot{"snapshot", "SELECT n, needs, body FROM snapshots WHERE code = $1"};
inline constexpr PgPrepared kPgNeeded{"needed", R"(
SELECT j.n, j.text, j.owner, p.words FROM snapshots s JOIN journal j ON j.code = s.code AND j.n = ANY(s.needs)
LEFT JOIN personal p ON p.code = j.code AND p.n = j.n WHERE s.code = $1 ORDER BY j.n)"};

inline constexpr PgPrepared kPgForget{"forget", "DELETE FROM personal WHERE code = $1 AND owner = $2"};
// The row stays, so that the code is not given to another table.
inline constexpr PgPrepared kPgRemove{"remove", R"(
WITH words AS (DELETE FROM personal WHERE code = $1), cache AS (DELETE FROM snapshots WHERE code = $1),
entry AS (DELETE FROM journal WHERE code = $1)
UPDATE tables SET status = 'deleted', is_public = false, summary = '', entries = 0, epoch = epoch + 1 WHERE code = $1)"};
inline constexpr PgPrepared kPgKeep{"keep", R"(
INSERT INTO snapshots (code, n, needs, body)
SELECT $1, $2::integer, $3::integer[], $4 FROM tables WHERE code = $1 AND entries >= $2::integer
ON CONFLICT (code) DO UPDATE SET n = excluded.n, needs = excluded.needs, body = excluded.body)"};

inline constexpr const PgPrepared* kPgAll[] = {
    &kPgAppend, &kPgCreate,  &kPgWhose, &kPgBarrier,  &kPgAlone,  &kPgRegister, &kPgTakeOver, &kPgLeave,
    &kPgClaim,  &kPgEntries, &kPgEpoch, &kPgSnapshot, &kPgNeeded, &kPgForget,   &kPgRemove,   &kPgKeep};

}  // namespace spires::server
