import type { profileCalls } from '#contract/calls/profile.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { emailAddress } from '#sandbox/domains/code/address.ts';
import { maskedAddress } from '#sandbox/domains/code/masked-address.ts';
import { emailBound } from '#sandbox/domains/inbox/review-news.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView } from './profile-view.ts';

/** The first e-mail address of a member, by which a password can be recovered from then on [4.06]. */
export const emailHandlers = (
  ports: ProfilePorts,
): Pick<HandlersOf<typeof profileCalls>, 'profile.bindEmail'> => ({
  'profile.bindEmail': ({ email, code }, context) => {
    const { db, auth, money } = ports;
    const { userId } = accountOf(context);
    if (auth.contacts.of(userId, 'email') !== null) refuse('ORDER_STEP_REFUSED');
    const address = emailAddress(email);
    if (auth.contacts.ownerOf(address) !== null) refuse('EMAIL_TAKEN');
    auth.codes.use(address, 'bindEmail', code, context.now);
    transaction(db, () => {
      auth.contacts.set(userId, address);
      money.tell(userId, emailBound(maskedAddress(address)), context.now);
    });
    return profileView(ports, accountOf(context), context.now);
  },
});
