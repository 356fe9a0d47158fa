import * as v from 'valibot';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { anchorOfRoom, draftBy, requireRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { anchorWallet, GIFT_REVENUE, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Transfer } from '#sandbox/domains/ground/ledger/ledger.ts';
import { ALLOWED, coinPermission, type Permission } from '#sandbox/domains/money/coin/buy-coins.ts';
import type { GiftPorts } from './gift-ports.ts';

type RewardRequest = {
  readonly roomNo: string;
  readonly giftId: string;
  readonly count: number;
  readonly clientRequestId: string;
};

const ACTIVE = 1;
/** Names of the recipients in rooms without an anchor: at a live table, and in every other one. */
const DEALER = '荷官';
export const HOSTLESS_RECIPIENT = '本场';
const Answer = v.object({ coins: v.string() });

/** Half of a gift is the anchor's, the odd coin and everything in a room without one the platform's. */
function giftEntries(from: string, anchorRoomId: string | null, coins: bigint): Transfer['entries'] {
  const share = anchorRoomId === null ? 0n : coins / 2n;
  return [
    { account: from, amount: -coins },
    ...(anchorRoomId !== null && share > 0n ? [{ account: anchorWallet(anchorRoomId), amount: share }] : []),
    { account: GIFT_REVENUE, amount: coins - share },
  ];
}

/**
 * Returns whether this member may give here [6.03]: `newcomer` has no phone bound yet, `blocked` is muted in the room,
 * `roomClosed` accepts no gifts now. The coin balance is not part of the permission. @throws Refusal NOT_FOUND.
 */
export function giftPermission(platform: GiftPorts, roomNo: string, account: Account): Permission {
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  if (rooms.status(roomNo).status !== 1) return { allowed: false, reason: 'roomClosed' };
  const owned = coinPermission(account);
  if (!owned.allowed) return owned;
  if (rooms.mutedUntil(roomNo, account.userId) !== null) return { allowed: false, reason: 'blocked' };
  return ALLOWED;
}

function requirePermission(platform: GiftPorts, roomNo: string, account: Account) {
  const { reason } = giftPermission(platform, roomNo, account);
  if (reason !== null) refuse(reason === 'roomClosed' ? 'CHAT_CLOSED' : 'GIFT_NOT_ALLOWED');
}

function pay(platform: GiftPorts, account: Account, request: RewardRequest) {
  const { roomNo, giftId, count, clientRequestId } = request;
  const { ledger, gifts, world, support, money } = platform;
  const at = world.clock.now();
  requirePermission(platform, roomNo, account);
  const gift = gifts.find((candidate) => candidate.giftId === giftId);
  if (gift?.status !== ACTIVE) return refuse('GIFT_OFF');
  const wallet = memberWallet(account.userId, 'COIN');
  const anchor = anchorOfRoom(platform, roomNo);
  if (anchor) ledger.open(anchorWallet(anchor.anchorRoomId), 'COIN', false);
  const coins = BigInt(gift.price) * BigInt(count);
  ledger.book({
    kind: 'gift',
    at,
    roomNo,
    note: `${gift.name} ×${count}`,
    entries: giftEntries(wallet, anchor?.anchorRoomId ?? null, coins),
  });
  const sourceId = `gift:${account.userId}:${clientRequestId}`;
  money.acts.note({
    sourceId,
    userId: account.userId,
    kind: 'gift',
    thing: clientRequestId,
    way: roomNo,
    amount: coins,
    at,
  });
  if (anchor) support.add(anchor.anchorRoomId, account.userId, coins);
  return { coins: ledger.balance(wallet).toString() };
}

function show(
  platform: GiftPorts,
  account: Account,
  { roomNo, giftId, count, clientRequestId }: RewardRequest,
) {
  const { gifts, roomMemory, world } = platform;
  const gift = gifts.find((candidate) => candidate.giftId === giftId);
  if (!gift) return;
  const { name, url, svgaUrl, price } = gift;
  const run = { roomNo, userId: account.userId, giftId };
  const comboId = roomMemory.comboOf(run, clientRequestId, world.clock.now());
  const hostless = roomNo.startsWith('t-') ? DEALER : HOSTLESS_RECIPIENT;
  const to = anchorOfRoom(platform, roomNo)?.nickname ?? hostless;
  const content = { msgType: 'giftPush' as const, giftId, name, url, svgaUrl, price, count, comboId, to };
  world.rooms.append(roomNo, draftBy(account, content, clientRequestId));
}

/**
 * Gives a gift: coins are moved by one ledger transfer and the room's message is written in the same transaction, so that a
 * killed platform has done both or neither. The same `clientRequestId` again is the same gift, paid and shown once. @throws
 * Refusal COINS_SHORT, GIFT_OFF, GIFT_NOT_ALLOWED, CHAT_CLOSED, NOT_FOUND.
 */
export function reward(platform: GiftPorts, account: Account, request: RewardRequest) {
  const { roomNo, giftId, count, clientRequestId: requestId } = request;
  const input = `${roomNo} ${giftId} ${count}`;
  const command = {
    owner: account.userId,
    call: 'gift.reward',
    requestId,
    input,
    at: platform.world.clock.now(),
  };
  return platform.commands.once(command, Answer, () => {
    const paid = pay(platform, account, request);
    show(platform, account, request);
    return paid;
  }).answer;
}
