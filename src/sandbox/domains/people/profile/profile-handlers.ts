import { isRealName } from '#contract/people/identity/identity-card.ts';
import type { profileCalls } from '#contract/people/profile/calls.ts';
import { AVATAR_SIDE, birthdayProblem } from '#contract/people/profile/profile-rules.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { emailAddress } from '#sandbox/domains/ground/code/address.ts';
import { checkImage, type UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { rewrittenImage } from '#sandbox/domains/ground/uploads/rewritten-image.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import { bindFirstContact, phoneHandlers } from './phone-handlers.ts';
import { AVATARS } from './profile-migrations.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { nicknameFrom, profileView, reviewRequester } from './profile-view.ts';
import { requireDecent, requireFree } from './reviews.ts';

/**
 * Checks and rewrites an avatar image, which must have at least the minimum side in px.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export const rewriteAvatar = (content: string): UploadedImage => rewrittenImage(content, AVATAR_SIDE);

/** Uploads per ten minutes: a person tries a few. */
const UPLOADS = { each: 12, all: 120 };

type ImageHandlers = Pick<
  HandlersOf<typeof profileCalls>,
  'profile.avatars' | 'profile.chooseAvatar' | 'profile.uploadAvatar' | 'profile.changeName'
>;

/** Handlers of images in a member’s own data: the avatar, and that of a document with their name [7.16]. */
const imageHandlers = (ports: ProfilePorts): ImageHandlers => {
  const { accounts, money } = ports;
  const uploads = createThrottle(UPLOADS);
  const requestReview = reviewRequester(ports);
  return {
    'profile.avatars': () => ({ list: [...AVATARS] }),
    'profile.chooseAvatar': ({ avatar }, context) => {
      if (!AVATARS.includes(avatar)) return refuse('NOT_FOUND');
      accounts.setAvatar(accountOf(context).userId, avatar);
      return profileView(ports, accountOf(context), context.now);
    },
    'profile.uploadAvatar': ({ content }, context) => {
      uploads.take(context);
      return requestReview(context, { kind: 'avatar', wanted: '', image: rewriteAvatar(content) });
    },
    'profile.changeName': ({ realName, content }, context) => {
      const { userId } = accountOf(context);
      if (!isRealName(realName)) return refuse('REAL_NAME_WRONG');
      if (money.payees.nameOf(userId) === null) return refuse('ORDER_STEP_REFUSED');
      uploads.take(context);
      const image = checkImage(content, 'PICTURE_REFUSED');
      return requestReview(context, { kind: 'realName', wanted: realName, image });
    },
  };
};

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
  const requestReview = reviewRequester(ports);
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
      requireFree(ports.accounts, userId, nickname);
      return requestReview(context, { kind: 'nickname', wanted: nickname });
    },
    'profile.setBirthday': ({ birthday }, context) => {
      const { userId } = accountOf(context);
      if (birthdayProblem(birthday, context.now) !== null) return refuse('BIRTHDAY_REFUSED');
      if (profiles.of(userId).birthday !== '')
        return requestReview(context, { kind: 'birthday', wanted: birthday });
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
