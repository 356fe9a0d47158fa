import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { contactBound } from '#sandbox/domains/care/inbox/people/review-news.ts';
import { type Address, channelOf } from '#sandbox/domains/ground/code/address.ts';
import { maskedAddress } from '#sandbox/domains/ground/code/masked-address.ts';
import { requireProof } from '#sandbox/domains/ground/guard/guards.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { ProfilePorts } from './profile-ports.ts';

const TAKEN = { phone: 'PHONE_TAKEN', email: 'EMAIL_TAKEN' } as const;
const PURPOSE = { phone: 'bindPhone', email: 'bindEmail' } as const;

/**
 * Refuses an address of another account and one of a self-excluded person, with the same response. Called after the code:
 * only the holder of an address learns that it cannot be used. @throws Refusal PHONE_TAKEN, EMAIL_TAKEN.
 */
export function requireUsable({ auth, persons }: ProfilePorts, address: Address, userId: string): void {
  const channel = channelOf(address);
  const isExcluded = channel === 'phone' && persons.isExcluded({ kind: 'phone', value: address }, userId);
  if (isExcluded || auth.contacts.ownerOf(address) !== null) refuse(TAKEN[channel]);
}

/**
 * Binds the first phone or e-mail address of a member. A contact that can recover the account requires step-up
 * authentication, holds withdrawals for the wait of the site, and is announced in the inbox and on the other channel;
 * `beside` runs in the same transaction.
 * @throws Refusal ORDER_STEP_REFUSED where there is one, STEP_UP_NEEDED, and those of the code and of `requireUsable`.
 */
export function bindFirstContact(
  ports: ProfilePorts,
  { address, code }: { readonly address: Address; readonly code: string },
  context: CallContext,
  beside: () => void = () => undefined,
): void {
  const { db, auth, money } = ports;
  const { now } = context;
  const { userId } = accountOf(context);
  const channel = channelOf(address);
  if (auth.contacts.of(userId, channel) !== null) refuse('ORDER_STEP_REFUSED');
  requireProof(auth.guards, 'bindContact', context);
  auth.codes.use(address, PURPOSE[channel], code, now);
  requireUsable(ports, address, userId);
  const other = auth.contacts.of(userId, channel === 'phone' ? 'email' : 'phone');
  const news = contactBound(channel, maskedAddress(address));
  transaction(db, () => {
    auth.contacts.set(userId, address, now);
    auth.guards.holds.begin(userId, 'contactBound', now);
    beside();
    money.tell(userId, news, now);
    if (other !== null) auth.inbox.deliver(other, { at: now, purpose: 'security', code: news.title });
  });
}
