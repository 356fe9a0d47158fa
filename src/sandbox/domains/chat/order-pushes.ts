import type { ChatMessageWire } from '#contract/models/chat-message.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ChatPorts } from './chat-ports.ts';
import { draftBy, requireOpenRoom } from './rooms.ts';
import { requireVoice } from './speaking.ts';

type Pushing = { readonly roomNo: string; readonly clientMsgId: string; readonly orderId: string };

/** Shows an own open bet in the room [3.10]. @throws Refusal as `requireVoice`; NOT_FOUND for a bet that is over or not theirs. */
export function pushOrder(platform: ChatPorts, account: Account, pushing: Pushing): ChatMessageWire {
  const { world, bets, roomMemory } = platform;
  const { roomNo, clientMsgId, orderId } = pushing;
  const sent = world.rooms.sentAs(roomNo, account.userId, clientMsgId);
  if (sent) return sent;
  const bet = bets.find(orderId, account.userId);
  if (bet?.status !== 'open') return refuse('NOT_FOUND');
  requireVoice(platform, roomNo, account);
  const { matchId: _match, stake: _stake, placedAt: _placed, status: _status, ...order } = bet;
  bets.share(roomNo, orderId, account.userId);
  roomMemory.spoke(roomNo, account.userId, world.clock.now());
  return world.rooms.append(roomNo, draftBy(account, { msgType: 'orderPush', order }, clientMsgId));
}

/** Takes an own push back [4.10]. @throws Refusal NOT_FOUND when it is not shown there, CHAT_CLOSED. */
export function revertOrder(platform: ChatPorts, account: Account, pushing: Pushing): ChatMessageWire {
  const { world, bets } = platform;
  const { roomNo, clientMsgId, orderId } = pushing;
  const sent = world.rooms.sentAs(roomNo, account.userId, clientMsgId);
  if (sent) return sent;
  requireOpenRoom(platform, roomNo);
  if (!bets.revert(roomNo, orderId, account.userId)) return refuse('NOT_FOUND');
  return world.rooms.append(roomNo, draftBy(account, { msgType: 'revertOrderPush', orderId }, clientMsgId));
}
