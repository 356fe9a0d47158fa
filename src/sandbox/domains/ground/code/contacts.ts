import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { type Address, type Channel, channelOf, emailAddress } from './address.ts';

const ContactRow = v.object({
  user_id: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.transform(emailAddress)),
  since: intColumn,
});

/** Addresses of members, and the owners of addresses. */
export type Contacts = {
  of(userId: string, channel: Channel): Address | null;
  all(userId: string): readonly Address[];
  /** @returns the id of the member, or null for an address without an owner. */
  ownerOf(address: Address): string | null;
  /**
   * Returns the time since which the address is its member's, epoch ms; 0 for one of the registration, null for one without
   * an owner.
   */
  since(address: Address): number | null;
  /** Replaces the member's address on that channel; `since` is 0 for an address from the registration. */
  set(userId: string, address: Address, since: number): void;
};

/** Creates the store of members' phone numbers and mail addresses; an address belongs to one member. */
export function createContacts(db: DatabaseSync): Contacts {
  const byChannel = query(db, ContactRow, 'SELECT * FROM contact WHERE user_id = ? AND channel = ?');
  const every = query(db, ContactRow, 'SELECT * FROM contact WHERE user_id = ?');
  const owner = query(db, ContactRow, 'SELECT * FROM contact WHERE address = ?');
  const upsert = db.prepare(
    `INSERT INTO contact (user_id, address, channel, since) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, channel) DO UPDATE SET address = excluded.address, since = excluded.since`,
  );
  return {
    of: (userId, channel) => byChannel.get(userId, channel)?.address ?? null,
    all: (userId) => every.all(userId).map(({ address }) => address),
    ownerOf: (address) => owner.get(address)?.user_id ?? null,
    since: (address) => owner.get(address)?.since ?? null,
    set: (userId, address, since) => void upsert.run(userId, address, channelOf(address), since),
  };
}
