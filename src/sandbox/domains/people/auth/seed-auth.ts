import { emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { DEMO_CONTACTS } from '#sandbox/domains/ground/code/demo-contacts.table.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { AuthServices } from './auth-services.ts';

/** Seeds the demo members’ contacts; existing ones are unchanged. */
export function seedAuth({ contacts, accountStatus }: AuthServices, now: number): void {
  for (const { name } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    accountStatus.open(userId, now);
    const known = DEMO_CONTACTS[name];
    if (!known || contacts.all(userId).length > 0) continue;
    contacts.set(userId, phoneAddress({ region: '86', phone: known.phone }), 0);
    contacts.set(userId, emailAddress(known.email), 0);
  }
}
