import { expect, test } from 'vitest';
import { arrivalOf, type Entry } from './arrival.ts';

const entry = (address: string, key: string): Entry => {
  const { pathname, search, hash } = new URL(address, 'http://here.invalid');
  return { key, pathname, search, hash };
};
const arrivalFor = (from: string, to: string, y: number | null = null) =>
  arrivalOf({
    from: entry(from, 'from'),
    to: entry(to, 'to'),
    storedPosition: y === null ? null : { y, height: 2_000 },
  });

test('a new page starts at its top', () =>
  expect(arrivalFor('/app/wallet', '/app/wallet/records')).toEqual({ is: 'top' }));

test('back and forward find the place that was left', () =>
  expect(arrivalFor('/app/wallet/records', '/app/wallet', 900)).toEqual({
    is: 'place',
    position: { y: 900, height: 2_000 },
  }));

test('a link with a target scrolls to it on any page', () => {
  expect(arrivalFor('/app/wallet', '/app/home#matches')).toEqual({ is: 'element', id: 'matches' });
  expect(arrivalFor('/app/home', '/app/home?tab=esports#%E7%83%AD')).toEqual({ is: 'element', id: '热' });
});

test('a target with invalid encoding is used unchanged', () =>
  expect(arrivalFor('/app/wallet', '/app/home#50%')).toEqual({ is: 'element', id: '50%' }));

test('a choice in a page or an overlay preserves the scroll position', () => {
  expect(arrivalFor('/app/wallet/records', '/app/wallet/records?type=deposit')).toEqual({ is: 'stay' });
  expect(arrivalFor('/app/wallet/records', '/app/wallet/records/12')).toEqual({ is: 'stay' });
});

test('a link to the page one is on leads to its top', () =>
  expect(arrivalFor('/app/home', '/app/home')).toEqual({ is: 'top' }));

test('navigating to the current history entry preserves the scroll position', () => {
  const home = entry('/app/home', 'home');
  expect(arrivalOf({ from: home, to: home, storedPosition: null })).toEqual({ is: 'stay' });
});
