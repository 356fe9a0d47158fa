import type { DatabaseSync } from 'node:sqlite';
import { HOUR_MS } from '#contract/units/durations.ts';
import { countQuery } from '#sandbox/db/query.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { InboxStore } from './inbox-store.ts';
import { FIRST_MESSAGES, SEEDED_MESSAGES } from './seed-inbox.table.ts';

/** Adds the demo members' messages from before the platform opened; a new member has only the first message. Done once. */
export function seedInbox(db: DatabaseSync, messages: InboxStore, now: number): void {
  const sent = countQuery(db, 'SELECT count(*) AS n FROM message');
  if (sent() > 0) return;
  for (const { name, bets } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    for (const { hoursAgo, isRead, ...message } of bets ? SEEDED_MESSAGES : FIRST_MESSAGES) {
      const at = now - hoursAgo * HOUR_MS;
      messages.send(userId, { ...message, at });
      const [newest] = messages.latest(userId, 1);
      if (isRead && newest) messages.read(userId, [newest.messageId], at + HOUR_MS);
    }
  }
}
