import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '#sandbox/db/transaction.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { factorOff } from '#sandbox/domains/care/inbox/people/security-news.ts';
import type { Guards } from '#sandbox/domains/ground/guard/guards.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly auth: { readonly guards: Guards };
  readonly messages: Pick<InboxStore, 'send'>;
};

/** Turns the second factor of a member off, delays their withdrawals for a while and notifies them; has no effect without one. */
export function endFactor({ db, auth, messages }: Ports, userId: string, now: number): void {
  const { factors, trusted, holds } = auth.guards;
  if (factors.since(userId) === null) return;
  transaction(db, () => {
    factors.end(userId);
    trusted.forget(userId);
    holds.begin(userId, 'factorEnded', now);
    messages.send(userId, { ...factorOff(), at: now });
  });
}
