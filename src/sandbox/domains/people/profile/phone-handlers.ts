import type { profileCalls } from '#contract/people/profile/calls.ts';
import { PHONE_CHANGE_WAIT_MS } from '#contract/people/profile/profile-rules.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { contactBound, phoneChangeRequested } from '#sandbox/domains/care/inbox/people/review-news.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import {
  type Address,
  channelOf,
  maskedAddress,
  phoneAddress,
} from '#sandbox/domains/ground/code/address.ts';
import { requireProof, requireStepUp } from '#sandbox/domains/ground/guard/guards.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView } from './profile-view.ts';

const TAKEN = { phone: 'PHONE_TAKEN', email: 'EMAIL_TAKEN' } as const;
const PURPOSE = { phone: 'bindPhone', email: 'bindEmail' } as const;

/**
 * Refuses an address of another account and one of a self-excluded person, with the same response. Called after the code:
 * only the holder of an address learns that it cannot be used. @throws Refusal PHONE_TAKEN, EMAIL_TAKEN.
 */
function requireUsable({ auth, persons }: ProfilePorts, address: Address, userId: string): void {
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
    money.notify(userId, news, now);
    if (other !== null) auth.inbox.deliver(other, { at: now, purpose: 'security', code: news.title });
  });
}

type Handlers = Pick<HandlersOf<typeof profileCalls>, 'profile.bindPhone' | 'profile.changePhone'>;

/** The first phone of a member [3.16], and another one in its place [7.16]. */
export const phoneHandlers = (ports: ProfilePorts): Handlers => {
  const { db, accounts, reviews, auth, money } = ports;

  return {
    'profile.bindPhone': ({ region, phone, code }, context) => {
      const account = accountOf(context);
      const { userId } = account;
      bindFirstContact(ports, { address: phoneAddress({ region, phone }), code }, context, () => {
        accounts.gotPhone(userId);
        noteSetUp(money.acts, 'phone', userId, context.now);
      });
      return profileView(ports, account, context.now);
    },
    'profile.changePhone': async ({ region, phone, code, proof, secret }, context) => {
      const { now } = context;
      const account = accountOf(context);
      const { userId } = account;
      const old = auth.contacts.of(userId, 'phone') ?? refuse('ORDER_STEP_REFUSED');
      if (reviews.latest(userId, 'phone')?.state === 'pending') refuse('REVIEW_PENDING');
      requireStepUp(auth.guards, 'bindContact', context);
      const address = phoneAddress({ region, phone });
      if (proof === 'oldPhone') auth.codes.use(old, 'changePhone', secret, now);
      else await money.passwords.check(userId, secret, now);
      auth.codes.use(address, 'bindPhone', code, now);
      requireUsable(ports, address, userId);
      transaction(db, () => {
        const decidableAt = proof === 'oldPhone' ? now : now + PHONE_CHANGE_WAIT_MS;
        reviews.request({ userId, kind: 'phone', wanted: address, now, decidableAt });
        if (proof === 'withdrawPassword')
          money.notify(userId, phoneChangeRequested(maskedAddress(address), decidableAt), now);
      });
      return profileView(ports, account, now);
    },
  };
};
