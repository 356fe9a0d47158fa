import type { DatabaseSync } from 'node:sqlite';
import type { RefusalCode } from '#contract/error-codes.table.ts';
import { type ExclusionTerm, REOPEN_WAIT_MS } from '#contract/protection/restriction/constants.ts';
import {
  exclusionEnd,
  isLater,
  type RestChoice,
  restEnd,
} from '#contract/protection/restriction/restriction-end.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import type { RestrictionState } from '#contract/protection/restriction/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { News, SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  accountClosed,
  accountOpened,
  exclusionBegun,
  restBegun,
} from '#sandbox/domains/care/inbox/people/restriction-news.ts';
import type { Persons } from './persons.ts';
import {
  createRestrictionStore,
  type RestrictionRow,
  type RestrictionStore,
  restrictionWire,
} from './restriction-store.ts';
import { type WindDownPorts, windDown } from './wind-down.ts';

type RestrictionPorts = Omit<WindDownPorts, 'money'> & {
  readonly db: DatabaseSync;
  readonly persons: Persons;
  readonly money: WindDownPorts['money'] & { readonly notify: SendNews };
};

type Beginning = {
  readonly userId: string;
  /** An exclusion or a closure: bonuses end with it. */
  readonly forGood: boolean;
  readonly news: News;
  readonly now: number;
};

/** The step, what ends with it, and the word to the member, in one transaction. */
const beginning =
  ({ db, money, ...ports }: RestrictionPorts) =>
  ({ userId, forGood, news, now }: Beginning, step: () => RestrictionRow): RestrictionRow =>
    transaction(db, () => {
      const row = step();
      windDown({ ...ports, money }, userId, forGood, now);
      money.notify(userId, news, now);
      return row;
    });

/** A restriction in force may be extended, but never shortened. */
function requireLater(row: RestrictionRow, until: number | null, state: RestrictionState): void {
  if (row.state === state && !isLater(until, row.until)) refuse('ORDER_STEP_REFUSED');
}

/** An extended restriction retains its start. */
const sinceOf = (row: RestrictionRow, state: RestrictionState, now: number) =>
  row.state === state ? row.since : now;

/** Excludes every account of a person, each whose exclusion would not end later anyway [P.18]. */
function excluding(ports: RestrictionPorts, store: RestrictionStore) {
  const { db, persons } = ports;
  const begin = beginning(ports);
  const excludeAccount = (userId: string, until: number | null, now: number) =>
    begin({ userId, forGood: true, news: exclusionBegun(until), now }, () => {
      const since = sinceOf(store.at(userId, now), 'excluded', now);
      persons.remember(userId);
      return store.step(userId, 'exclude', { since, until, asked_at: null }, now);
    });
  return (userId: string, term: ExclusionTerm, now: number) =>
    transaction(db, () => {
      const until = exclusionEnd(term, now);
      requireLater(store.at(userId, now), until, 'excluded');
      const own = excludeAccount(userId, until, now);
      for (const other of persons.accountsOf(userId).slice(1)) {
        const { state, until: end } = store.at(other, now);
        if (state !== 'excluded' || isLater(until, end)) excludeAccount(other, until, now);
      }
      return own;
    });
}

/** Begins breaks, exclusions and closures. */
function beginRestriction(ports: RestrictionPorts, store: RestrictionStore) {
  const begin = beginning(ports);
  return {
    rest(userId: string, choice: RestChoice, reason: string, now: number) {
      const until = restEnd(choice, now) ?? refuse('BAD_REQUEST');
      const before = store.at(userId, now);
      requireLater(before, until, 'resting');
      const since = sinceOf(before, 'resting', now);
      return begin({ userId, forGood: false, news: restBegun(until), now }, () =>
        store.step(userId, 'rest', { since, until, asked_at: null, reason }, now),
      );
    },
    exclude: excluding(ports, store),
    close: (userId: string, reason: string, now: number) =>
      begin({ userId, forGood: true, news: accountClosed(), now }, () =>
        store.step(userId, 'close', { since: now, until: null, asked_at: null, reason }, now),
      ),
  };
}

/** Refusal of each state to a member’s request to stake, deposit, play, give or receive. */
const REFUSED_WITH: Readonly<
  Record<Exclude<RestrictionState, 'free'>, Extract<RefusalCode, 'ON_BREAK' | 'EXCLUDED' | 'ACCOUNT_CLOSED'>>
> = {
  resting: 'ON_BREAK',
  excluded: 'EXCLUDED',
  ended: 'EXCLUDED',
  reopening: 'EXCLUDED',
  closed: 'ACCOUNT_CLOSED',
  restoring: 'ACCOUNT_CLOSED',
};

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
  requestReopening(userId: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED. */
  stayAway(userId: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED, also before the day has passed. */
  open(userId: string, now: number): RestrictionRow;
  /** Admits members without a restriction. @throws Refusal ON_BREAK, EXCLUDED with the end, ACCOUNT_CLOSED. */
  admit(userId: string, now: number): void;
};

/** The restrictions of a platform. */
export function createRestrictions(ports: RestrictionPorts): Restrictions {
  const { db, persons, money } = ports;
  const store = createRestrictionStore(db);
  return {
    ...store,
    ...beginRestriction(ports, store),
    wireOf: (userId, now) => restrictionWire(store.at(userId, now)),
    requestReopening: (userId, now) => store.step(userId, 'ask', { asked_at: now }, now),
    stayAway: (userId, now) => store.step(userId, 'takeBack', { asked_at: null }, now),
    open: (userId, now) =>
      transaction(db, () => {
        const { asked_at } = store.at(userId, now);
        if (asked_at === null || asked_at + REOPEN_WAIT_MS > now) refuse('ORDER_STEP_REFUSED');
        const row = store.step(userId, 'open', { asked_at: null, until: null }, now);
        persons.forget(userId);
        money.notify(userId, accountOpened(), now);
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
