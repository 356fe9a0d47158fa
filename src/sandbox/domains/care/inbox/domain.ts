import type { DatabaseSync } from 'node:sqlite';
import { inboxCalls } from '#contract/care/inbox/calls.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { countQuery } from '#sandbox/db/query.ts';
import { record, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import type { Inbox } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { inboxHandlers } from './inbox-handlers.ts';
import { createInboxStore, type InboxStore, inboxMigrations } from './inbox-store.ts';
import { createLetters } from './letters.ts';
import { sendNews } from './news.ts';
import { createConsents } from './offer-consent.ts';
import { offerSender } from './offer-sender.ts';
import { createQuietCategories } from './quiet-categories.ts';
import { FIRST_MESSAGES, SEEDED_MESSAGES } from './seed-inbox.table.ts';

type Ports = Stored & Timed & { readonly auth: { readonly contacts: Contacts; readonly inbox: Inbox } };
type Opened = { readonly messages: InboxStore };

/** Adds the demo members' messages from before the platform opened; a new member has only the first message. Done once. */
function seedInbox(db: DatabaseSync, messages: InboxStore, now: number): void {
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

/** Messages to members, letters with customer service, and what members want to receive. */
export const inboxDomain = domain({
  migrations: [inboxMigrations],
  bounds: {
    letter_part: tidied('inbox/inbox-store'),
    member_device: record,
    message: tidied('inbox/inbox-store'),
    message_quiet: record,
    offer_consent: record,
  },
  open({ db, world, auth }: Ports) {
    const messages = createInboxStore(db, world.clock.now);
    const quietCategories = createQuietCategories(db);
    const consent = createConsents(db);
    const { contacts, inbox: outside } = auth;
    return {
      messages,
      letters: createLetters(db),
      quietCategories,
      consent,
      /** Sends an offer to a member by the channels they want. */
      sendOffer: offerSender({ messages, quietCategories, consent, contacts, outside }),
      /** Puts what happened into the member's inbox. */
      money: { notify: sendNews(messages) },
    };
  },
  seed: ({ db, messages }: Stored & Opened, now) => seedOnce(db, 'inbox', () => seedInbox(db, messages, now)),
  duties: [{ everyMs: HOUR_MS, run: ({ messages }: Opened, now) => messages.clean(now) }],
  handlers: handlersFor(inboxCalls, inboxHandlers),
});
