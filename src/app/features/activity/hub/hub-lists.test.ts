import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ActivityCard } from '#contract/activity/schema/card.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { serverTime } from '#contract/units/time.ts';
import { cardsOf, countedTo, headOf, toDo } from './hub-lists.ts';

const NOW = serverTime(1_781_353_800_000);
const READY = { is: 'ready', left: 1 };

function card(kind: string, change: object = {}) {
  const times = {
    preheatAt: NOW - DAY_MS,
    openAt: NOW - DAY_MS,
    drawAt: null,
    endAt: NOW + 30 * DAY_MS,
    claimUntil: NOW + 40 * DAY_MS,
  };
  const moment = { is: 'ends', at: times.endAt };
  const base = { activityId: `${kind}-1`, kind, title: kind, phase: 'open', times, moment, mine: READY };
  return v.parse(ActivityCard, { ...base, ...change });
}
const kinds = (cards: readonly ActivityCard[]) => cards.map(({ kind }) => kind);

test('[1.03] the hub’s head is what starts, ends or draws next today', () => {
  const rain = card('rain', {
    moment: { is: 'starts', at: NOW + HOUR_MS },
    mine: { is: 'locked', why: 'early', until: NOW + HOUR_MS },
  });
  const lottery = card('lottery', { moment: { is: 'draws', at: NOW + 3 * HOUR_MS } });
  const cards = [card('signIn'), lottery, rain];
  expect(headOf(cards, NOW)?.kind).toBe('rain');
  expect(headOf([card('signIn'), lottery], NOW)?.kind).toBe('lottery');
  const blocked = { ...rain, mine: { is: 'locked', why: 'blacklist', until: null } as const };
  expect(headOf([blocked, card('signIn')], NOW)?.kind).toBe('signIn');
  expect(headOf([], NOW)).toBeNull();
});

test('[1.03] only a future moment within a day gets a countdown', () => {
  expect(countedTo(card('signIn'), NOW)).toBeNull();
  const at = (ms: number) => card('rain', { moment: { is: 'ends', at: NOW + ms } });
  expect(countedTo(at(DAY_MS), NOW)).toEqual({ is: 'ends', at: NOW + DAY_MS });
  expect(countedTo(at(DAY_MS + 1), NOW)).toBeNull();
  expect(countedTo(at(0), NOW)).toBeNull();
  expect(countedTo(card('rain', { moment: null }), NOW)).toBeNull();
});

test('[1.03] today’s list is free of charge and starts with wins', () => {
  const won = card('luxuryGift', {
    mine: { is: 'won', prize: { is: 'points', points: 5 }, claimUntil: NOW + DAY_MS },
  });
  expect(kinds(toDo([card('signIn'), card('topGift'), card('guess'), won]))).toEqual([
    'luxuryGift',
    'signIn',
  ]);
});

test('[1.03] ended activities have their own list, newest first', () => {
  const over = (kind: string, days: number) =>
    card(kind, {
      phase: 'closed',
      moment: null,
      times: { ...card(kind).times, endAt: NOW - days * DAY_MS },
    });
  const cards = [over('euroCup', 9), card('wheel'), over('euro24', 2)];
  expect(kinds(cardsOf(cards, 'all'))).toEqual(['wheel']);
  expect(kinds(cardsOf(cards, 'over'))).toEqual(['euro24', 'euroCup']);
});

test('[1.03] an activity between two of its windows counts as soon', () => {
  const cards = [card('signIn'), card('rain', { moment: { is: 'starts', at: NOW + HOUR_MS } })];
  expect(kinds(cardsOf(cards, 'soon'))).toEqual(['rain']);
  expect(kinds(cardsOf(cards, 'open'))).toEqual(['signIn']);
});
