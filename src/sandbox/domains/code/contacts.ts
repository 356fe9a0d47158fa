import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';
import { type Address, type Channel, channelOf, emailAddress } from './address.ts';

const ContactRow = v.object({
  user_id: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.transform(emailAddress)),
});

/** Where members are reached, and whose an address is. */
export type Contacts = {
  of(userId: string, channel: Channel): Address | null;
  all(userId: string): readonly Address[];
  /** @returns the id of the member, or null for nobody's address. */
  ownerOf(address: Address): string | null;
  /** Replaces what the member had on that channel. */
  set(userId: string, address: Address): void;
};

/** The members' phone numbers and mail addresses; an address belongs to one member. */
export function createContacts(db: DatabaseSync): Contacts {
  const one = query(db, ContactRow, 'SELECT * FROM contact WHERE user_id = ? AND channel = ?');
  const every = query(db, ContactRow, 'SELECT * FROM contact WHERE user_id = ?');
  const owner = query(db, ContactRow, 'SELECT * FROM contact WHERE address = ?');
  const upsert = db.prepare(
    `INSERT INTO contact (user_id, address, channel) VALUES (?, ?, ?)
     ON CONFLICT (user_id, channel) DO UPDATE SET address = excluded.address`,
  );
  return {
    of: (userId, channel) => one.get(userId, channel)?.address ?? null,
    all: (userId) => every.all(userId).map(({ address }) => address),
    ownerOf: (address) => owner.get(address)?.user_id ?? null,
    set: (userId, address) => void upsert.run(userId, address, channelOf(address)),
  };
}
