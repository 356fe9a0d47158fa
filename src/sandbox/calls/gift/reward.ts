import * as v from 'valibot';
import { anchorOfRoom, draftBy } from '#sandbox/calls/chat/rooms.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { anchorPurse, GIFT_REVENUE, memberPurse } from '#sandbox/ledger/account-names.ts';
import type { Transfer } from '#sandbox/ledger/ledger.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Account } from '#sandbox/session/accounts.ts';
import { giftPermission } from './permission.ts';

type Giving = {
  readonly roomNo: string;
  readonly giftId: string;
  readonly count: number;
  readonly clientRequestId: string;
};

const ACTIVE = 1;
/** Who is given to where nobody hosts. */
export const HOUSE_NAME = '本场';
const Answer = v.object({ coins: v.string() });

/** Half of a gift is the anchor's, the odd coin and everything in a room without one the platform's. */
function giftEntries(from: string, anchorRoomId: string | null, coins: bigint): Transfer['entries'] {
  const share = anchorRoomId === null ? 0n : coins / 2n;
  return [
    { account: from, amount: -coins },
    ...(anchorRoomId !== null && share > 0n ? [{ account: anchorPurse(anchorRoomId), amount: share }] : []),
    { account: GIFT_REVENUE, amount: coins - share },
  ];
}

function requirePermission(platform: Platform, roomNo: string, account: Account) {
  const { reason } = giftPermission(platform, roomNo, account);
  if (reason !== null) refuse(reason === 'roomClosed' ? 'CHAT_CLOSED' : 'GIFT_NOT_ALLOWED');
}

function pay(platform: Platform, account: Account, { roomNo, giftId, count }: Giving) {
  const { ledger, gifts, world } = platform;
  requirePermission(platform, roomNo, account);
  const gift = gifts.find((candidate) => candidate.giftId === giftId);
  if (gift?.status !== ACTIVE) return refuse('GIFT_OFF');
  const purse = memberPurse(account.userId, 'COIN');
  const anchor = anchorOfRoom(platform, roomNo);
  if (anchor) ledger.open(anchorPurse(anchor.anchorRoomId), 'COIN', false);
  ledger.book({
    kind: 'gift',
    at: world.clock.now(),
    roomNo,
    note: `${gift.name} ×${count}`,
    entries: giftEntries(purse, anchor?.anchorRoomId ?? null, BigInt(gift.price) * BigInt(count)),
  });
  return { coins: ledger.balance(purse).toString() };
}

function show(platform: Platform, account: Account, { roomNo, giftId, count, clientRequestId }: Giving) {
  const { gifts, roomMemory, world } = platform;
  const gift = gifts.find((candidate) => candidate.giftId === giftId);
  if (!gift) return;
  const { name, url, svgaUrl, price } = gift;
  const run = { roomNo, userId: account.userId, giftId };
  const comboId = roomMemory.comboOf(run, clientRequestId, world.clock.now());
  const to = anchorOfRoom(platform, roomNo)?.nickname ?? HOUSE_NAME;
  const content = { msgType: 'giftPush' as const, giftId, name, url, svgaUrl, price, count, comboId, to };
  world.rooms.append(roomNo, draftBy(account, content, clientRequestId));
}

/**
 * Gives a gift: coins leave by one ledger transfer, the room is told. The same `clientRequestId` again is the same gift,
 * paid and shown once. @throws Refusal COINS_SHORT, GIFT_OFF, GIFT_NOT_ALLOWED, CHAT_CLOSED, NOT_FOUND.
 */
export function reward(platform: Platform, account: Account, giving: Giving) {
  const { roomNo, giftId, count, clientRequestId: requestId } = giving;
  const input = `${roomNo} ${giftId} ${count}`;
  const command = {
    owner: account.userId,
    call: 'gift.reward',
    requestId,
    input,
    at: platform.world.clock.now(),
  };
  const { answer, repeated } = platform.commands.once(command, Answer, () => pay(platform, account, giving));
  if (!repeated) show(platform, account, giving);
  return answer;
}
