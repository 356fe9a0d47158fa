import type * as v from 'valibot';
import type { chatCalls } from '#contract/calls/chat.ts';
import type { Account } from '#sandbox/base/account.ts';
import type { ChatPorts } from './chat-ports.ts';
import { noticeOf } from './notice.ts';
import { anchorOfRoom, requireRoom } from './rooms.ts';

type SwitchesWire = v.InferInput<(typeof chatCalls)['chat.switches']['response']>;

/** What a visitor may do in a room now [6.02]. @throws Refusal NOT_FOUND. */
export function switchesOf(platform: ChatPorts, roomNo: string, account: Account | null): SwitchesWire {
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  const mutedUntil = account && rooms.mutedUntil(roomNo, account.userId);
  const { slowModeMs } = rooms.setup(roomNo);
  return {
    maySpeak: account !== null && mutedUntil === null && rooms.status(roomNo).status === 1,
    mutedUntil,
    slowModeMs,
    admin: account?.roomAdmin ?? false,
    notice: noticeOf(platform, roomNo),
    anchorUserId: anchorOfRoom(platform, roomNo)?.userId ?? null,
  };
}
