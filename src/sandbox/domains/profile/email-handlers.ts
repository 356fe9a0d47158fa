import type { profileCalls } from '#contract/calls/profile.ts';
import { emailAddress } from '#sandbox/domains/code/address.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { bindFirstContact } from './first-contact.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView } from './profile-view.ts';

/** The first e-mail address of a member, by which a password can be recovered after a wait [4.06]. */
export const emailHandlers = (
  ports: ProfilePorts,
): Pick<HandlersOf<typeof profileCalls>, 'profile.bindEmail'> => ({
  'profile.bindEmail': ({ email, code }, context) => {
    bindFirstContact(ports, { address: emailAddress(email), code }, context);
    return profileView(ports, accountOf(context), context.now);
  },
});
