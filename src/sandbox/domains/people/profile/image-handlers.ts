import { isRealName } from '#contract/people/identity/real-name.ts';
import type { profileCalls } from '#contract/people/profile/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { checkImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { lookAtAvatar } from '#sandbox/domains/ground/uploads/look-at-avatar.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import { AVATARS } from './avatars.table.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView, reviewRequester } from './profile-view.ts';

/** Uploads per ten minutes: a person tries a few. */
const UPLOADS = { each: 12, all: 120 };

type Handlers = Pick<
  HandlersOf<typeof profileCalls>,
  'profile.avatars' | 'profile.chooseAvatar' | 'profile.uploadAvatar' | 'profile.changeName'
>;

/** Handlers of images in a member’s own data: the avatar, and that of a document with their name [7.16]. */
export const imageHandlers = (ports: ProfilePorts): Handlers => {
  const { accounts, money } = ports;
  const uploads = createThrottle(UPLOADS);
  const ask = reviewRequester(ports);
  return {
    'profile.avatars': () => ({ list: [...AVATARS] }),
    'profile.chooseAvatar': ({ avatar }, context) => {
      if (!AVATARS.includes(avatar)) return refuse('NOT_FOUND');
      accounts.setAvatar(accountOf(context).userId, avatar);
      return profileView(ports, accountOf(context), context.now);
    },
    'profile.uploadAvatar': ({ content }, context) => {
      uploads.take(context);
      return ask(context, { kind: 'avatar', wanted: '', picture: lookAtAvatar(content) });
    },
    'profile.changeName': ({ realName, content }, context) => {
      const { userId } = accountOf(context);
      if (!isRealName(realName)) return refuse('REAL_NAME_WRONG');
      if (money.payees.nameOf(userId) === null) return refuse('ORDER_STEP_REFUSED');
      uploads.take(context);
      const picture = checkImage(content, 'PICTURE_REFUSED');
      return ask(context, { kind: 'realName', wanted: realName, picture });
    },
  };
};
