import { expect, test } from 'vitest';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { bet, giftContent, orderId, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import type { PositionedMessage } from './numbering.ts';
import { followable } from './order-push.ts';
import { createOutbox } from './outbox.ts';
import { createRing, createRowChanges } from './row-changes.ts';
import { createRowBuilder } from './rows.ts';

const me = userId('me');

function room() {
  const rowChanges = createRowChanges(createRing(5_000));
  const builder = createRowBuilder(rowChanges, createOutbox(rowChanges), site);
  return {
    rowChanges,
    add: (...messages: PositionedMessage[]) => builder.add(messages, me),
    rows: () => rowChanges.ring.last(5_000),
    kinds: () => rowChanges.ring.last(5_000).map(({ kind }) => kind),
    find: <Kind extends ChatRow['kind']>(kind: Kind) =>
      rowChanges.ring.last(5_000).filter((row): row is Extract<ChatRow, { kind: Kind }> => row.kind === kind),
  };
}
const push = (seq: number, id = 'o-1') => placed({ seq, content: { kind: 'betPush', bet: bet({ id }) } });
const revert = (seq: number, id = 'o-1') =>
  placed({ seq, content: { kind: 'betReverted', orderId: orderId(id) } });
const welcome = (seq: number, level: number, at = seq * 100) =>
  placed({ seq, level, at, from: `u-${seq}`, content: { kind: 'welcome' } });
const gift = (seq: number, at: number, comboId = 'c-1', count = 1) =>
  placed({ seq, at, content: giftContent(comboId, count) });

test('[3.09] each of the six message types has its row, in seq order', () => {
  const { add, kinds } = room();
  add(
    placed({ seq: 1 }),
    placed({ seq: 2, content: { kind: 'bet', bet: bet({ id: 'o-9' }) } }),
    gift(3, 3_000),
    push(4),
    revert(5),
    welcome(6, 1),
    welcome(7, 9),
  );
  expect(kinds()).toEqual(['text', 'bet', 'gift', 'betPush', 'reverted', 'welcomeLow', 'welcomeHigh']);
});

test('[5.11] messages without id, duplicates and orders from elsewhere are dropped', () => {
  const { add, rows } = room();
  const first = placed({ seq: 1, id: 'x' });
  add(placed({ seq: 2, id: '' }), first, first);
  add(
    placed({ seq: 3, id: 'x' }),
    placed({ seq: 4, content: { kind: 'bet', bet: bet({ venueName: '别处体育' }) } }),
    placed({ seq: 5, content: { kind: 'bet', bet: bet({ siteId: 5003 }) } }),
    placed({ seq: 6, content: { kind: 'bet', bet: bet({ id: 'o-6' }) } }),
  );
  expect(rows()).toMatchObject([{ kind: 'text' }, { kind: 'bet', bet: { orderId: 'o-6' } }]);
});

test('[4.10] the newest order push can be followed', () => {
  const { add, rowChanges } = room();
  add(push(1, 'o-1'), placed({ seq: 2 }), push(3, 'o-2'), placed({ seq: 4 }));
  expect(followable(rowChanges.ring)?.bet.orderId).toBe('o-2');
});

test('[4.10] the backward search stops at a revert, even before an unreverted push', () => {
  const { add, rowChanges } = room();
  add(push(1, 'o-1'), push(2, 'o-2'), revert(3, 'o-2'));
  expect(followable(rowChanges.ring)).toBeNull();
  add(push(4, 'o-3'));
  expect(followable(rowChanges.ring)?.bet.orderId).toBe('o-3');
});

test('[4.10] a revert strikes its own order, not the newest', () => {
  const { add, find } = room();
  add(push(1, 'o-1'), push(2, 'o-2'), revert(3, 'o-1'));
  expect(find('betPush').map(({ bet, reverted }) => [bet.orderId, reverted])).toEqual([
    ['o-1', true],
    ['o-2', false],
  ]);
});

test('[4.10] a revert strikes the order through and adds a row', () => {
  const { add, find } = room();
  add(push(1), revert(2));
  expect(find('betPush')[0]?.reverted).toBe(true);
  expect(find('reverted')[0]?.bet?.itemName).toBe('星港城 -0.5');
});

test('a revert of an order no longer retained shows no bet', () => {
  const { add, find } = room();
  add(revert(2, 'o-unknown'));
  expect(find('reverted')[0]?.bet).toBeNull();
});

test('[6.08] a level at the threshold is low, one above is high', () => {
  const { add, kinds } = room();
  add(welcome(1, 4), welcome(2, 5));
  expect(kinds()).toEqual(['welcomeLow', 'welcomeHigh']);
});

test('[6.08] low welcomes collapse into one row with latest names and total', () => {
  const { add, find } = room();
  add(...[1, 2, 3, 4, 5].map((seq) => welcome(seq, 1)));
  expect(find('welcomeLow')).toHaveLength(1);
  expect(find('welcomeLow')[0]?.total).toBe(5);
  expect(find('welcomeLow')[0]?.names.map(({ userId: id }) => id)).toEqual(['u-5', 'u-4', 'u-3']);
});

test('a low welcome long after the row began opens a new row', () => {
  const { add, find } = room();
  add(welcome(1, 1, 1_000), welcome(2, 1, 17_000));
  expect(find('welcomeLow').map(({ total }) => total)).toEqual([1, 1]);
});

test('[6.08] a low welcome fifteen seconds after the row began joins it', () => {
  const { add, find } = room();
  add(welcome(1, 1, 1_000), welcome(2, 1, 16_000));
  expect(find('welcomeLow').map(({ total }) => total)).toEqual([2]);
});

test('a combo continues after ended combos are removed', () => {
  const { add, find } = room();
  add(...Array.from({ length: 70 }, (_, index) => gift(index + 1, 3_000, `old-${index}`)));
  add(gift(101, 4_000, 'open'), gift(102, 7_000, 'fresh'), gift(103, 7_000, 'open'));
  expect(find('gift').find(({ comboId }) => comboId === 'open')?.count).toBe(2);
});

test('gifts of a combo count up in one row within three seconds', () => {
  const { add, find } = room();
  add(gift(1, 1_000), gift(2, 3_500, 'c-1', 10), gift(3, 6_400));
  expect(find('gift').map(({ count, order }) => [order, count])).toEqual([[1, 12]]);
});

test('a combo that paused longer than its window begins a new row', () => {
  const { add, find } = room();
  add(gift(1, 1_000), gift(2, 4_001));
  expect(find('gift').map(({ count }) => count)).toEqual([1, 1]);
});

test('a combo continues exactly three seconds after its last gift', () => {
  const { add, find } = room();
  add(gift(1, 1_000), gift(2, 4_000));
  expect(find('gift').map(({ count }) => count)).toEqual([2]);
});

test('a late gift does not shorten its combo', () => {
  const { add, find } = room();
  add(gift(1, 5_000), gift(2, 3_000), gift(3, 7_000));
  expect(find('gift').map(({ count }) => count)).toEqual([3]);
});

test('a low welcome of long before a row does not join it', () => {
  const { add, find } = room();
  add(welcome(1, 1, 100_000), welcome(2, 1, 50_000));
  expect(find('welcomeLow').map(({ total }) => total)).toEqual([1, 1]);
});

test('two combos at once stay apart', () => {
  const { add, find } = room();
  add(gift(1, 1_000, 'a'), gift(2, 1_100, 'b'), gift(3, 1_200, 'a'));
  expect(find('gift').map(({ comboId, count }) => [comboId, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a text that mentions the reader is marked', () => {
  const { add, find } = room();
  add(placed({ seq: 1, content: { kind: 'text', text: '@北岸的风 在吗', mentions: [me] } }));
  expect(find('text')[0]?.mentionsMe).toBe(true);
});

const burst = (from: number, count: number, at: number) =>
  Array.from({ length: count }, (_, index) => placed({ seq: from + index, at, from: `u-${index}` }));

test('a flood shows thirty texts per quarter second and counts the rest', () => {
  const { add, find } = room();
  add(...burst(1, 1_000, 10_000), ...burst(1_001, 500, 10_250));
  expect(find('text')).toHaveLength(60);
  expect(find('skipped').map(({ order, count }) => [order, count])).toEqual([
    [31, 970],
    [1_031, 470],
  ]);
});

test('a quarter second of thirty texts leaves nothing out', () => {
  const { add, find } = room();
  add(...burst(1, 30, 10_000), ...burst(31, 30, 10_250));
  expect(find('text')).toHaveLength(60);
  expect(find('skipped')).toEqual([]);
});

test('a flood count continues over two batches of one quarter second', () => {
  const { add, find, rowChanges } = room();
  add(...burst(1, 100, 10_000));
  rowChanges.drain();
  add(...burst(101, 100, 10_000));
  expect(find('skipped').map(({ count }) => count)).toEqual([170]);
  expect(rowChanges.drain().map(({ is }) => is)).toEqual(['patch']);
});

test('a flood drops only ordinary messages of other members', () => {
  const { add, rows, find } = room();
  const retained = [
    placed({ seq: 1_001, at: 10_000, from: 'me' }),
    placed({ seq: 1_002, at: 10_000, content: { kind: 'text', text: '@你', mentions: [me] } }),
    gift(1_003, 10_000),
    placed({ seq: 1_004, at: 10_000, content: { kind: 'bet', bet: bet() } }),
    placed({ seq: 1_005, at: 10_000, role: 'anchor' }),
    placed({ seq: 1_006, at: 10_000, role: 'admin' }),
    placed({ seq: 1_007, at: 10_000, role: 'system' }),
  ];
  add(...burst(1, 1_000, 10_000), ...retained);
  expect(rows().filter(({ order }) => order > 1_000)).toHaveLength(retained.length);
  expect(find('skipped')[0]?.count).toBe(970);
});

test('catching up with a calm room after an hour leaves nothing out', () => {
  const { add, find } = room();
  add(...Array.from({ length: 3_000 }, (_, index) => placed({ seq: index + 1, at: index * 1_200 })));
  expect(find('skipped')).toEqual([]);
  expect(find('text')).toHaveLength(3_000);
});
