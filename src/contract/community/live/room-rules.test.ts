import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AnchorRoomId } from '#contract/fields/ids.ts';
import {
  anchorTap,
  chatHidden,
  countText,
  isVenueClosed,
  isVenueOpen,
  pageTypesOf,
  showsSharedOrder,
  siteIdOf,
  welcomeTier,
} from '#contract/rules.ts';

test.each([
  ['5003', 5003],
  ['5005', 5005],
  ['5006', 5000],
  ['5007', 5000],
  [undefined, 5000],
  ['fresh', 5000],
])('[1.01] a page themed %j serves site %i', (theme, site) => {
  expect(siteIdOf(theme)).toBe(site);
});

test('[2.11] a room offers video, anchor and animation only where each exists', () => {
  const anchorRoomId = v.parse(AnchorRoomId, 'r1');
  const all = { hasAnimation: true, hasVideo: true, castLive: true, anchorRoomId };
  expect(pageTypesOf(all)).toEqual(['LIVE', 'ANCHOR', 'ANIMATION']);
  expect(pageTypesOf({ ...all, hasVideo: false })).toEqual(['ANCHOR', 'ANIMATION']);
  expect(pageTypesOf({ ...all, castLive: false })).toEqual(['LIVE', 'ANIMATION']);
  expect(pageTypesOf({ ...all, anchorRoomId: null, hasAnimation: false })).toEqual(['LIVE']);
});

test('[4.01] a tap opens a live anchor and informs about the others', () => {
  expect(anchorTap('live')).toEqual({ is: 'open' });
  expect(anchorTap('notStarted')).toEqual({ is: 'told', reason: 'notStarted' });
  expect(anchorTap('interrupted')).toEqual({ is: 'told', reason: 'interrupted' });
});

test('[4.03] a venue is open at status 0, otherwise closed if hidden', () => {
  expect([0, 1, 2].map((status) => isVenueOpen({ status, displayed: true }))).toEqual([true, false, false]);
  expect(isVenueClosed({ status: 2, displayed: false })).toBe(true);
  expect(isVenueClosed({ status: 2, displayed: true })).toBe(false);
  expect(isVenueClosed({ status: 1, displayed: false })).toBe(false);
});

test('[6.06] the chat is hidden by the switch or by open status -1', () => {
  expect(chatHidden({ chatSwitch: true }, { hidden: false })).toBe(false);
  expect(chatHidden({ chatSwitch: false }, { hidden: false })).toBe(true);
  expect(chatHidden({ chatSwitch: true }, { hidden: true })).toBe(true);
});

test('[6.07] a shared order appears in listed series on its own site', () => {
  const site = { siteId: 5000, series: 'star', orderShareSeries: ['star'] };
  expect(showsSharedOrder(site, { siteId: 5000 })).toBe(true);
  expect(showsSharedOrder(site, { siteId: 5003 })).toBe(false);
  expect(showsSharedOrder({ ...site, series: 'moon' }, { siteId: 5000 })).toBe(false);
});

test('[6.08] a level at the threshold is welcomed low', () => {
  expect([0, 4, 5, 10].map((level) => welcomeTier(level))).toEqual(['low', 'low', 'high', 'high']);
  expect(welcomeTier(6, 6)).toBe('low');
});

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000'],
  [10_001, '1万'],
  [126_999, '12.6万'],
  [Number.NaN, '0'],
])('[9.06] a count of %d reads %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
