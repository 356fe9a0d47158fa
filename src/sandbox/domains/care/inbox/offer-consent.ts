import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isQuietAt, type OfferChannel } from '#contract/care/inbox/inbox-rules.ts';
import type { OfferConsent } from '#contract/care/inbox/schema.ts';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';

const Row = v.object({
  notice: flagColumn,
  email: flagColumn,
  sms: flagColumn,
  quiet_from: v.nullable(intColumn),
  quiet_to: v.nullable(intColumn),
});

/** Mail and text messages are only sent to members who have opted in. */
const FIRST: OfferConsent = { notice: true, email: false, sms: false, quiet: null };

/** Consent to offers by channel and time [P.29]. */
export type ConsentStore = {
  of(userId: string): OfferConsent;
  set(userId: string, consent: OfferConsent): void;
  /** Stops offers by every channel from now on; quiet hours stay. */
  stop(userId: string): void;
  /** Reports whether an offer may use a channel at a time, epoch ms. */
  allows(userId: string, channel: OfferChannel, at: number): boolean;
};

/** Creates the store of members' consents, in a database whose schema is up to date. */
export function createConsents(db: DatabaseSync): ConsentStore {
  const select = query(
    db,
    Row,
    'SELECT notice, email, sms, quiet_from, quiet_to FROM offer_consent WHERE user_id = ?',
  );
  const upsert = db.prepare('INSERT OR REPLACE INTO offer_consent VALUES (?, ?, ?, ?, ?, ?)');
  const of = (userId: string): OfferConsent => {
    const row = select.get(userId);
    if (!row) return FIRST;
    const { quiet_from: from, quiet_to: to, ...channels } = row;
    return { ...channels, quiet: from === null || to === null ? null : { from, to } };
  };
  const set = (userId: string, { notice, email, sms, quiet }: OfferConsent) =>
    void upsert.run(
      userId,
      Number(notice),
      Number(email),
      Number(sms),
      quiet?.from ?? null,
      quiet?.to ?? null,
    );
  return {
    of,
    set,
    stop: (userId) => set(userId, { ...of(userId), notice: false, email: false, sms: false }),
    allows(userId, channel, at) {
      const consent = of(userId);
      return consent[channel] && !isQuietAt(consent.quiet, at);
    },
  };
}
