import { expect, test } from 'vitest';
import { bet, giftContent, orderId, placed } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import { createSeen } from './dedupe.ts';
import { filterMessages } from './filter.ts';

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
  expect(seqs(filterMessages(ofEveryType, site, createSeen()).talk)).toEqual([1, 2, 3]);
});

test('[3.09] the other three types are notices, none is lost', () => {
  expect(seqs(filterMessages(ofEveryType, site, createSeen()).notices)).toEqual([4, 5, 6]);
});

test('[5.11] drops empty and duplicate ids, within a batch and across batches', () => {
  const seen = createSeen();
  const batch = [placed({ seq: 1, id: '' }), placed({ seq: 2, id: 'x' }), placed({ seq: 3, id: 'x' })];
  const { talk, notices } = filterMessages(batch, site, seen);
  expect([seqs(talk), notices]).toEqual([[2], []]);
  expect(filterMessages([placed({ seq: 9, id: 'x' })], site, seen)).toEqual({ talk: [], notices: [] });
});

test('[5.11] drops orders of another venue or another site', () => {
  const batch = [
    placed({ seq: 1, content: { kind: 'bet', bet: bet({ venueName: '别处体育' }) } }),
    placed({ seq: 2, content: { kind: 'bet', bet: bet({ siteId: 5003 }) } }),
    placed({ seq: 3, content: { kind: 'betPush', bet: bet({ siteId: 5003 }) } }),
    placed({ seq: 4, content: { kind: 'bet', bet: bet() } }),
  ];
  const { talk, notices } = filterMessages(batch, site, createSeen());
  expect([seqs(talk), seqs(notices)]).toEqual([[4], []]);
});

test('[6.07] a site whose series does not share orders shows none', () => {
  const order = placed({ seq: 1, content: { kind: 'bet', bet: bet() } });
  const sifted = filterMessages([order], { ...site, orderShareSeries: ['5007'] }, createSeen());
  expect(sifted).toEqual({ talk: [], notices: [] });
});
