import { isBlank } from '#contract/community/expression/shown-text.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BY_THE_PLATFORM } from '#sandbox/world/rooms/room-store.ts';
import type { ChatPorts } from './chat-ports.ts';
import { noticeOf } from './notice.ts';
import { requireRights, requireRoom } from './rooms.ts';

/** Number of messages searched for a sender without an account of the platform. */
const SEARCHED_MESSAGES = 5_000;
const SENDER_ANCHOR = 1;
const SENDER_ADMIN = 2;

type Person = { readonly username: string; readonly level: number; readonly protected: boolean };

function personIn({ accounts, world }: ChatPorts, roomNo: string, userId: string): Person | null {
  const account = accounts.byId(userId);
  if (account) return { username: account.nickname, level: account.level, protected: account.roomAdmin };
  const message = world.rooms
    .before(roomNo, null, SEARCHED_MESSAGES)
    .list.findLast((candidate) => candidate.userId === userId);
  if (!message) return null;
  const { username, level, type } = message;
  return { username, level, protected: type === SENDER_ANCHOR || type === SENDER_ADMIN };
}

/**
 * Announces an action to its room: a message of the platform, which stays in the list and is not shown as danmaku over the
 * video.
 */
function announce({ world }: ChatPorts, roomNo: string, text: string) {
  world.rooms.append(roomNo, { ...BY_THE_PLATFORM, content: { msgType: 'text', text } });
}

type Muting = { readonly roomNo: string; readonly userId: string; readonly minutes: number };

/** Returns the time and the admin, for the log of a room. */
export const doneBy = ({ world }: ChatPorts, admin: Account) => ({
  at: world.clock.now(),
  admin: admin.nickname,
});

/** Mutes someone and shows it to the room. @throws Refusal CHAT_NO_RIGHTS, also against anchors and admins; NOT_FOUND. */
export function mute(platform: ChatPorts, admin: Account, { roomNo, userId, minutes }: Muting) {
  requireRights(admin);
  requireRoom(platform, roomNo);
  const person = personIn(platform, roomNo, userId) ?? refuse('NOT_FOUND');
  if (person.protected) return refuse('CHAT_NO_RIGHTS');
  const { username, level } = person;
  const until = platform.world.clock.now() + minutes * MINUTE_MS;
  platform.world.rooms.mute(roomNo, { userId, username, level, until });
  const done = doneBy(platform, admin);
  platform.moderations.note(roomNo, { ...done, action: 'mute', userId, username, minutes });
  announce(platform, roomNo, `${username} 被房管禁言 ${minutes} 分钟`);
  return { until };
}

/** Unmutes a member. @throws Refusal CHAT_NO_RIGHTS, NOT_FOUND when they were not muted. */
export function unblock(platform: ChatPorts, admin: Account, roomNo: string, userId: string): void {
  requireRights(admin);
  requireRoom(platform, roomNo);
  const username = platform.world.rooms.muted(roomNo).find((mute) => mute.userId === userId)?.username;
  if (username === undefined || !platform.world.rooms.unmute(roomNo, userId)) refuse('NOT_FOUND');
  platform.moderations.note(roomNo, { ...doneBy(platform, admin), action: 'unmute', userId, username });
  announce(platform, roomNo, `房管已解除 ${username} 的禁言`);
}

type Setup = {
  readonly roomNo: string;
  readonly slowModeMs?: number | undefined;
  readonly notice?: string | undefined;
};

function pin(platform: ChatPorts, admin: Account, roomNo: string, text: string): void {
  const done = doneBy(platform, admin);
  const { world, moderations } = platform;
  const notice = text === '' ? null : ({ author: admin.nickname, text, type: SENDER_ADMIN } as const);
  world.rooms.change(roomNo, { notice });
  moderations.note(
    roomNo,
    notice === null ? { ...done, action: 'unpin' } : { ...done, action: 'notice', text },
  );
}

/** Sets slow mode, notice or both; an empty notice removes the pinned one. @throws Refusal CHAT_NO_RIGHTS, NOT_FOUND. */
export function setUp(platform: ChatPorts, admin: Account, { roomNo, slowModeMs, notice }: Setup): void {
  requireRights(admin);
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  const text = notice !== undefined && isBlank(notice) ? '' : notice?.trim();
  if (slowModeMs !== undefined && slowModeMs !== rooms.setup(roomNo).slowModeMs) {
    rooms.change(roomNo, { slowModeMs });
    platform.moderations.note(roomNo, { ...doneBy(platform, admin), action: 'slowMode', slowModeMs });
  }
  if (text !== undefined && text !== (noticeOf(platform, roomNo)?.text ?? ''))
    pin(platform, admin, roomNo, text);
}
