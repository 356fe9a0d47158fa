import { type ExclusionTerm, REOPEN_WAIT_MS } from '#contract/protection/restriction/constants.ts';
import type { RestChoice } from '#contract/protection/restriction/restriction-end.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { accountOpened } from '#sandbox/domains/care/inbox/people/restriction-news.ts';
import { type BeginPorts, beginRestriction } from './begin-restriction.ts';
import { REFUSED_WITH } from './refused-uses.table.ts';
import {
  createRestrictionStore,
  type RestrictionRow,
  type RestrictionStore,
  restrictionWire,
} from './restriction-store.ts';

/** Breaks, exclusions and closed accounts of members. Times are epoch ms of the world. */
export type Restrictions = {
  at(userId: string, now: number): RestrictionRow;
  /** Restriction as shown to its member; null without one. */
  wireOf(userId: string, now: number): RestrictionWire | null;
  /** Members who are not free, as far as the clock has not freed them. */
  inStates: RestrictionStore['inStates'];
  /** @throws Refusal BAD_REQUEST for a day that cannot be, ORDER_STEP_REFUSED for an end before that of a break under way. */
  rest(userId: string, choice: RestChoice, reason: string, now: number): RestrictionRow;
  /** Every account of the person at once. @throws Refusal ORDER_STEP_REFUSED for an end before that of the exclusion under way. */
  exclude(userId: string, term: ExclusionTerm, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED. Whether the account is empty was looked at before. */
  close(userId: string, reason: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED. */
  askBack(userId: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED. */
  stayAway(userId: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED, also before the day has passed. */
  open(userId: string, now: number): RestrictionRow;
  /** Admits members without a restriction. @throws Refusal ON_BREAK, EXCLUDED with the end, ACCOUNT_CLOSED. */
  admit(userId: string, now: number): void;
};

/** The restrictions of a platform. */
export function createRestrictions(ports: BeginPorts): Restrictions {
  const { db, persons, money } = ports;
  const store = createRestrictionStore(db);
  return {
    ...store,
    ...beginRestriction(ports, store),
    wireOf: (userId, now) => restrictionWire(store.at(userId, now)),
    askBack: (userId, now) => store.step(userId, 'ask', { asked_at: now }, now),
    stayAway: (userId, now) => store.step(userId, 'takeBack', { asked_at: null }, now),
    open: (userId, now) =>
      transaction(db, () => {
        const { asked_at } = store.at(userId, now);
        if (asked_at === null || asked_at + REOPEN_WAIT_MS > now) refuse('ORDER_STEP_REFUSED');
        const row = store.step(userId, 'open', { asked_at: null, until: null }, now);
        persons.forget(userId);
        money.tell(userId, accountOpened(), now);
        return row;
      }),
    admit(userId, now) {
      const { state, until } = store.at(userId, now);
      if (state === 'free') return;
      const isOver = until !== null && until <= now;
      refuse(REFUSED_WITH[state], until === null || isOver ? null : { until });
    },
  };
}
