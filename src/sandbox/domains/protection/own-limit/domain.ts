import type { DatabaseSync } from 'node:sqlite';
import { ownLimitCalls } from '#contract/protection/own-limit/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { ownLimitInEffect, ownLimitWaits } from '#sandbox/domains/care/inbox/money/limit-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { type LimitKey, ownLimitMigrations } from './own-limit-store.ts';
import type { OwnLimitChange, OwnLimits } from './own-limits.ts';

/** Dependencies of the own-limit handlers. */
type Ports = {
  readonly db: DatabaseSync;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly protection: { readonly limits: OwnLimits };
  readonly money: { readonly notify: SendNews };
};

/** Limits members set on what they play; each change is in their inbox too. */
const ownLimitHandlers = ({ db, world, protection, money }: Ports): HandlersOf<typeof ownLimitCalls> => {
  const { limits } = protection;
  const notifyChange = ({ userId, kind, period }: LimitKey, change: OwnLimitChange | null, now: number) => {
    if (change === null) return;
    const { waitsUntil, ...held } = change;
    const limit = { kind, period, ...held };
    money.notify(
      userId,
      waitsUntil === null ? ownLimitInEffect(limit) : ownLimitWaits(limit, waitsUntil),
      now,
    );
  };
  return {
    'ownLimit.list': ({ currency }, context) => ({
      list: limits.view(accountOf(context).userId, currency, world.clock.now()),
    }),
    'ownLimit.set': ({ currency, kind, period, amount }, context) => {
      const key = { userId: accountOf(context).userId, kind, period };
      const now = world.clock.now();
      transaction(db, () => notifyChange(key, limits.set(key, amount, currency, now), now));
      return { list: limits.view(key.userId, currency, now) };
    },
    'ownLimit.confirm': ({ currency, kind, period, accept }, context) => {
      const key = { userId: accountOf(context).userId, kind, period };
      const now = world.clock.now();
      transaction(db, () => notifyChange(key, limits.confirm(key, accept, now), now));
      return { list: limits.view(key.userId, currency, now) };
    },
  };
};

/** Limits on stakes, losses and time that members set for themselves. */
export const ownLimitDomain = statelessDomain({
  migrations: [ownLimitMigrations],
  bounds: {
    own_limit: record,
  },
  handlers: handlersFor(ownLimitCalls, ownLimitHandlers),
});
