import { expect, test } from 'vitest';
import { createChatCounts } from '#contract/community/chat/counts.ts';
import { bet, giftContent, orderId, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import { createFloodLimit, filterForSite, isProtected } from './filter.ts';
import { createSeen } from './numbering.ts';
import { createRing, createRowChanges } from './row-changes.ts';

const ofEveryType = [
  placed({ seq: 1 }),
  placed({ seq: 2, content: { kind: 'bet', bet: bet() } }),
  placed({ seq: 3, content: giftContent('c') }),
  placed({ seq: 4, content: { kind: 'betPush', bet: bet() } }),
  placed({ seq: 5, content: { kind: 'betReverted', orderId: orderId('o-1') } }),
  placed({ seq: 6, content: { kind: 'welcome' } }),
];
const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

test('[5.11] talk is text, order and gift push alone', () => {
  expect(seqs(filterForSite(ofEveryType, site, createSeen()).talk)).toEqual([1, 2, 3]);
});

test('[3.09] the other three types are notices, none is lost', () => {
  expect(seqs(filterForSite(ofEveryType, site, createSeen()).notices)).toEqual([4, 5, 6]);
});

test('[5.11] drops empty and duplicate ids, within a batch and across batches', () => {
  const seen = createSeen();
  const batch = [placed({ seq: 1, id: '' }), placed({ seq: 2, id: 'x' }), placed({ seq: 3, id: 'x' })];
  const { talk, notices } = filterForSite(batch, site, seen);
  expect([seqs(talk), notices]).toEqual([[2], []]);
  expect(filterForSite([placed({ seq: 9, id: 'x' })], site, seen)).toEqual({ talk: [], notices: [] });
});

test('[5.11] drops orders of another venue or another site', () => {
  const batch = [
    placed({ seq: 1, content: { kind: 'bet', bet: bet({ venueName: '别处体育' }) } }),
    placed({ seq: 2, content: { kind: 'bet', bet: bet({ siteId: 5003 }) } }),
    placed({ seq: 3, content: { kind: 'betPush', bet: bet({ siteId: 5003 }) } }),
    placed({ seq: 4, content: { kind: 'bet', bet: bet() } }),
  ];
  const { talk, notices } = filterForSite(batch, site, createSeen());
  expect([seqs(talk), seqs(notices)]).toEqual([[4], []]);
});

test('[6.07] a site whose series does not share orders shows none', () => {
  const order = placed({ seq: 1, content: { kind: 'bet', bet: bet() } });
  const filtered = filterForSite([order], { ...site, orderShareSeries: ['5007'] }, createSeen());
  expect(filtered).toEqual({ talk: [], notices: [] });
});

const me = userId('me');

function flooded(texts: number) {
  const rowChanges = createRowChanges(createRing(100));
  const limit = createFloodLimit(rowChanges, createChatCounts());
  const passes = (seq: number, at: number) => limit.passes(placed({ seq, at }), me);
  for (let seq = 1; seq <= texts; seq += 1) passes(seq, 1_000);
  return { passes, settle: limit.settle, drain: rowChanges.drain };
}

test('a text of an earlier quarter second counts in the present one', () => {
  expect(flooded(30).passes(31, 749)).toBe(false);
  expect(flooded(29).passes(30, 749)).toBe(true);
});

test('a count that has not changed is not emitted again', () => {
  const { settle, drain } = flooded(32);
  settle();
  expect(drain()).toMatchObject([{ is: 'append', rows: [{ kind: 'skipped', count: 2 }] }]);
  settle();
  expect(drain()).toEqual([]);
});

test('a gift is protected and an ordinary text is not', () => {
  expect(isProtected(placed({ seq: 1, content: giftContent('c-1', 1) }), null)).toBe(true);
  expect(isProtected(placed({ seq: 1 }), null)).toBe(false);
});
