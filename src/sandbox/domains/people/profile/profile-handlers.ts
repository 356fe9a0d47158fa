import { birthdayProblem } from '#contract/people/profile/birthday-problem.ts';
import type { profileCalls } from '#contract/people/profile/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { emailAddress } from '#sandbox/domains/ground/code/address.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { bindFirstContact } from './first-contact.ts';
import { imageHandlers } from './image-handlers.ts';
import { requireDecent, requireFree } from './nicknames.ts';
import { phoneHandlers } from './phone-handlers.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { nicknameFrom, profileView, reviewRequester } from './profile-view.ts';

/** The first e-mail address of a member, by which a password can be recovered after a wait [4.06]. */
const emailHandlers = (ports: ProfilePorts): Pick<HandlersOf<typeof profileCalls>, 'profile.bindEmail'> => ({
  'profile.bindEmail': ({ email, code }, context) => {
    bindFirstContact(ports, { address: emailAddress(email), code }, context);
    return profileView(ports, accountOf(context), context.now);
  },
});

/** Members' own data [7.16]. */
export const profileHandlers = (ports: ProfilePorts): HandlersOf<typeof profileCalls> => {
  const { db, profiles, reviews } = ports;
  const ask = reviewRequester(ports);
  const view = (context: CallContext) => profileView(ports, accountOf(context), context.now);

  return {
    'profile.get': (_input, context) => view(context),
    ...imageHandlers(ports),
    ...phoneHandlers(ports),
    ...emailHandlers(ports),
    'profile.setNickname': ({ nickname }, context) => {
      const { userId } = accountOf(context);
      const until = nicknameFrom(ports, userId, context.now);
      if (until !== null) return refuse('NICKNAME_TOO_SOON', { until });
      requireDecent(nickname, context.siteId);
      requireFree(ports, userId, nickname);
      return ask(context, { kind: 'nickname', wanted: nickname });
    },
    'profile.setBirthday': ({ birthday }, context) => {
      const { userId } = accountOf(context);
      if (birthdayProblem(birthday, context.now) !== null) return refuse('BIRTHDAY_REFUSED');
      if (profiles.of(userId).birthday !== '') return ask(context, { kind: 'birthday', wanted: birthday });
      profiles.setBirthday(userId, birthday);
      return view(context);
    },
    'profile.takeBack': ({ kind }, context) => {
      const review = reviews.latest(accountOf(context).userId, kind) ?? refuse('ORDER_STEP_REFUSED');
      transaction(db, () => reviews.step(review, 'takeBack', context.now));
      return view(context);
    },
  };
};
