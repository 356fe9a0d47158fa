import { restrictionCalls } from '#contract/protection/restriction/calls.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { fixed, record } from '#sandbox/db/table-bound.ts';
import { createConsents } from '#sandbox/domains/care/inbox/offer-consent.ts';
import { createQuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createWaitingBets } from '#sandbox/domains/play/bet/placing/waiting-bets.ts';
import { createPlaySessions } from '#sandbox/domains/play/venue/play-sessions.ts';
import { createPersons } from './persons.ts';
import { restrictionHandlers } from './restriction-handlers.ts';
import { restrictionMigrations } from './restriction-store.ts';
import { createRestrictions, type Restrictions } from './restrictions.ts';
import { recoverFunds } from './wind-down.ts';

type Ports = Stored & {
  /** Key under which the identities of persons are hashed. */
  readonly personKey: string;
  readonly money: Parameters<typeof createRestrictions>[0]['money'] &
    Parameters<typeof createWaitingBets>[0]['money'];
};

/** An exclusion that has begun and was not opened again. */
const EXCLUDED = ['excluded', 'ended', 'reopening'] as const;

/** Opens the restrictions that members impose on themselves. */
export function openRestrictions({ db, personKey, money }: Ports) {
  const persons = createPersons(db, personKey);
  const account = {
    visits: createPlaySessions(db),
    waitingBets: createWaitingBets({ db, ledger: createLedger(db), money }),
    quietCategories: createQuietCategories(db),
    consent: createConsents(db),
  };
  const restrictions = createRestrictions({ ...account, db, money, persons });
  // Hashes stored by an earlier version are of phones as typed, not in their canonical form.
  eachDue(db, 'hashes of excluded members', restrictions.inStates(EXCLUDED), persons.remember);
  return { persons, restrictions };
}

type Bringing = Stored & Parameters<typeof recoverFunds>[0] & { readonly restrictions: Restrictions };

/** Moves later venue payouts of restricted members home, from settled bets or a reopened venue. */
function recoverAllFunds({ db, money, restrictions }: Bringing, now: number): void {
  eachDue(db, 'money of restricted members', restrictions.inStates(['resting', 'excluded']), (userId) => {
    if (restrictions.at(userId, now).state !== 'free') recoverFunds({ money }, userId, now);
  });
}

/** Breaks, exclusions and closed accounts, and the accounts of one person. */
export const restrictionDomain = domain({
  migrations: [restrictionMigrations],
  bounds: {
    excluded_key: record,
    person_apart: record,
    person_secret: fixed,
    restriction: record,
  },
  open: openRestrictions,
  duties: [{ everyMs: MINUTE_MS, run: recoverAllFunds }],
  handlers: handlersFor(restrictionCalls, restrictionHandlers),
});
