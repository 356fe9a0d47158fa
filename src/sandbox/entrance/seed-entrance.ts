import { DEMO_MEMBERS } from '#sandbox/session/demo-members.table.ts';
import { demoUserId } from '#sandbox/session/seed-members.ts';
import { emailAddress, phoneAddress } from './address.ts';
import type { Entrance } from './create-entrance.ts';
import { DEMO_CONTACTS } from './demo-contacts.table.ts';

/** Gives the demo members their addresses; those already there keep what they have. */
export function seedEntrance({ contacts, standings }: Entrance, now: number): void {
  for (const { name } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    standings.open(userId, now);
    const known = DEMO_CONTACTS[name];
    if (!known || contacts.all(userId).length > 0) continue;
    contacts.set(userId, phoneAddress({ region: '86', phone: known.phone }));
    contacts.set(userId, emailAddress(known.email));
  }
}
