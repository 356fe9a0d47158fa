import type { DatabaseSync } from 'node:sqlite';
import type { ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import {
  exclusionEnd,
  isLater,
  type RestChoice,
  restEnd,
} from '#contract/protection/restriction/restriction-end.ts';
import type { RestrictionState } from '#contract/protection/restriction/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { News, SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  accountClosed,
  exclusionBegun,
  restBegun,
} from '#sandbox/domains/care/inbox/people/restriction-news.ts';
import type { Persons } from './persons.ts';
import type { RestrictionRow, RestrictionStore } from './restriction-store.ts';
import { type WindDownPorts, windDown } from './wind-down.ts';

export type BeginPorts = Omit<WindDownPorts, 'money'> & {
  readonly db: DatabaseSync;
  readonly persons: Persons;
  readonly money: WindDownPorts['money'] & { readonly tell: SendNews };
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
  ({ db, money, ...ports }: BeginPorts) =>
  ({ userId, forGood, news, now }: Beginning, step: () => RestrictionRow): RestrictionRow =>
    transaction(db, () => {
      const row = step();
      windDown({ ...ports, money }, userId, forGood, now);
      money.tell(userId, news, now);
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
function excluding(ports: BeginPorts, store: RestrictionStore) {
  const { db, persons } = ports;
  const begin = beginning(ports);
  const one = (userId: string, until: number | null, now: number) =>
    begin({ userId, forGood: true, news: exclusionBegun(until), now }, () => {
      const since = sinceOf(store.at(userId, now), 'excluded', now);
      persons.remember(userId);
      return store.step(userId, 'exclude', { since, until, asked_at: null }, now);
    });
  return (userId: string, term: ExclusionTerm, now: number) =>
    transaction(db, () => {
      const until = exclusionEnd(term, now);
      requireLater(store.at(userId, now), until, 'excluded');
      const own = one(userId, until, now);
      for (const other of persons.accountsOf(userId).slice(1)) {
        const { state, until: end } = store.at(other, now);
        if (state !== 'excluded' || isLater(until, end)) one(other, until, now);
      }
      return own;
    });
}

/** Begins breaks, exclusions and closures. */
export function beginRestriction(ports: BeginPorts, store: RestrictionStore) {
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
