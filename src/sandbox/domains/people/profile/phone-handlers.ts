import type { profileCalls } from '#contract/people/profile/calls.ts';
import { PHONE_CHANGE_WAIT_MS } from '#contract/people/profile/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { phoneChangeRequested } from '#sandbox/domains/care/inbox/people/review-news.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/note-set-up.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { maskedAddress } from '#sandbox/domains/ground/code/masked-address.ts';
import { requireStepUp } from '#sandbox/domains/ground/guard/guards.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { bindFirstContact, requireUsable } from './first-contact.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView } from './profile-view.ts';

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
        reviews.ask({ userId, kind: 'phone', wanted: address, now, decidableAt });
        if (proof === 'withdrawPassword')
          money.tell(userId, phoneChangeRequested(maskedAddress(address), decidableAt), now);
      });
      return profileView(ports, account, now);
    },
  };
};
