import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { createConsents } from '#sandbox/domains/care/inbox/offer-consent.ts';
import { createQuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createWaitingBets } from '#sandbox/domains/play/bet/placing/waiting-bets.ts';
import { createPlaySessions } from '#sandbox/domains/play/venue/play-sessions.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { createPersons } from './persons.ts';
import { createRestrictions } from './restrictions.ts';
import { bringHome } from './wind-down.ts';

type Ports = {
  readonly db: DatabaseSync;
  /** Key under which the identities of persons are hashed. */
  readonly personKey: string;
  readonly money: Parameters<typeof createRestrictions>[0]['money'] &
    Parameters<typeof createWaitingBets>[0]['money'];
  readonly clock: Pick<WorldClock, 'now' | 'every'>;
};

/** An exclusion that has begun and was not opened again. */
const EXCLUDED = ['excluded', 'ended', 'reopening'] as const;
/** Interval at which later venue payouts, from settled bets or a reopened venue, are moved home. */
const HOME_EVERY_MS = MINUTE_MS;

/** Opens the restrictions that members impose on themselves. */
export function openRestrictions({ db, personKey, money, clock }: Ports) {
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
  clock.every(HOME_EVERY_MS, () => {
    const now = clock.now();
    eachDue(db, 'money of restricted members', restrictions.inStates(['resting', 'excluded']), (userId) => {
      if (restrictions.at(userId, now).state !== 'free') bringHome({ money }, userId, now);
    });
  });
  return { persons, restrictions };
}
