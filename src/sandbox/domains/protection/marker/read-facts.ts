import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { venueAccounts } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { HarmFacts } from './detect.ts';
import { HARM_NOTES } from './marker-store.ts';

const SOON_MS = 30 * MINUTE_MS;
/** Four fifths of what there was. */
const LOST_PARTS = 4n;
const PARTS = 5n;

const LossRow = v.object({ funds: v.bigint(), played: v.bigint(), last: v.nullable(intColumn) });

/** A member's cash in one currency wherever it can be played, or is being played: what was there before a time. */
const LOSS = `
  SELECT coalesce(sum(CASE WHEN account NOT LIKE 'bets:%' AND account NOT LIKE 'staked:%' THEN amount END), 0) AS funds,
    coalesce(sum(CASE WHEN kind IN ('bet', 'play') AND at > ?3 THEN amount END), 0) AS played,
    max(CASE WHEN kind IN ('bet', 'play') AND amount < 0 AND at > ?3
      AND (account LIKE 'bets:%' OR account LIKE 'staked:%') THEN at END) AS last
  FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
  WHERE at < ?2 AND account IN (
    SELECT 'member:' || ?1 || ':' || ?4 UNION ALL ${venueAccounts(['venue', 'bets', 'staked'], '?1', '?4')})`;

/** A deposit, or the wish for one. */
type Deposit = { readonly at: number; readonly currency: Currency };

/**
 * Reports whether a deposit was made within half an hour of the last loss, when at least four fifths of the playable funds
 * had been lost within a day; from the books.
 */
function lossReader(db: DatabaseSync) {
  const loss = query(db, LossRow, LOSS);
  return (userId: string, { at, currency }: Deposit): boolean => {
    const row = loss.get(userId, at, at - DAY_MS, currency);
    if (!row || row.last === null || row.played >= 0n || sinceMs(at, row.last) > SOON_MS) return false;
    return -row.played * PARTS >= (row.funds - row.played) * LOST_PARTS;
  };
}

/** Seven days, and the four weeks before them. */
const REACH_MS = 35 * DAY_MS;

const PaidRow = v.object({ at: intColumn, amount: v.bigint(), currency: currencyField });
const AtRow = v.object({ at: intColumn });
const SpanRow = v.object({ from: intColumn, to: intColumn });
const NoteRow = v.object({ at: intColumn, kind: v.picklist(HARM_NOTES) });

const STAKES = `
  SELECT placed_at AS at, line_stake * lines AS amount, currency FROM bet
  WHERE user_id = ?1 AND placed_at > ?2 AND state IN ('delayed', 'reOffered', 'open', 'settled', 'void', 'cashedOut')
  UNION ALL
  SELECT at, stake, game_round_currency FROM (
    SELECT game_round.at, stake, currency AS game_round_currency FROM game_round JOIN play_session USING (session_id)
    WHERE owner = ?1 AND demo = 0 AND game_round.state <> 'withdrawn' AND game_round.at > ?2)
  UNION ALL
  SELECT unixepoch(day || 'T12:00:00+08:00') * 1000, staked, currency FROM play_archive
  WHERE user_id = ?1 AND unixepoch(day) * 1000 > ?2`;

function factQueries(db: DatabaseSync) {
  const deposits = query(
    db,
    PaidRow,
    `SELECT at, amount, currency FROM money_record
     WHERE user_id = ? AND at > ? AND type = 'deposit' AND cls = 'success'`,
  );
  const failed = query(
    db,
    AtRow,
    `SELECT at FROM money_record WHERE user_id = ? AND at > ? AND type = 'deposit' AND cls = 'failed'`,
  );
  const cancelledWithdrawals = query(
    db,
    AtRow,
    `SELECT money_order.updated_at AS at FROM money_order JOIN money_record USING (order_id)
     WHERE money_order.user_id = ? AND money_order.updated_at > ? AND type = 'withdrawal' AND money_order.cls = 'cancelled'`,
  );
  const stakes = query(db, PaidRow, STAKES);
  const present = query(
    db,
    SpanRow,
    `SELECT started_at AS "from", last_at AS "to" FROM play_session WHERE owner = ?1 AND last_at > ?2 AND demo = 0
     UNION ALL SELECT started_at, last_at FROM play_span WHERE user_id = ?1 AND last_at > ?2`,
  );
  const payees = query(
    db,
    AtRow,
    'SELECT added_at AS at FROM payee WHERE user_id = ? AND added_at > ? AND usable_at > added_at',
  );
  const notes = query(db, NoteRow, 'SELECT at, kind FROM harm_note WHERE user_id = ? AND at > ?');
  return { deposits, failed, takenBack: cancelledWithdrawals, stakes, present, payees, notes };
}

/** Reads a member’s actions from the tables that store them. */
export function createFactReader(db: DatabaseSync) {
  const { deposits, failed, takenBack, stakes, present, payees, notes } = factQueries(db);
  const isAfterLoss = lossReader(db);
  const times = (rows: readonly { at: number }[]) => rows.map(({ at }) => at);

  return (userId: string, now: number): HarmFacts => {
    const from = now - REACH_MS;
    const noted = notes.all(userId, from);
    const notedAs = (kind: (typeof noted)[number]['kind']) =>
      times(noted.filter((note) => note.kind === kind));
    return {
      deposits: deposits.all(userId, from).map((paid) => ({
        ...paid,
        isAfterLoss: paid.at > now - DAY_MS && isAfterLoss(userId, paid),
      })),
      failedDeposits: times(failed.all(userId, from)),
      cancelledWithdrawals: [...times(takenBack.all(userId, from)), ...notedAs('cancelAsked')],
      present: present.all(userId, from),
      stakes: stakes.all(userId, from),
      raisedLimits: notedAs('limitRaised'),
      hitLimits: notedAs('limitHit'),
      quickAnswers: notedAs('quickAnswer'),
      newPayees: times(payees.all(userId, from)),
    };
  };
}
