import { expect, test } from 'vitest';
import { paths } from '#app/routes/paths.ts';
import { hasPart, screenKindOf } from './frame-parts.ts';

test.each([
  [paths.login, 'window'],
  [paths.support, 'window'],
  [paths.maintenance, 'gate'],
  ['/app/room/anchor/1', 'room'],
  [paths.home, 'home'],
  [paths.wallet, 'page'],
])('%s is a screen of kind %s', (pathname, kind) => {
  expect(screenKindOf(pathname, false)).toBe(kind);
});

test('a game fills the window unless the member is restricted', () => {
  expect(screenKindOf('/app/play/1', false)).toBe('window');
  expect(screenKindOf('/app/play/1', true)).toBe('page');
});

test('home has no ticker for a restricted member', () => {
  expect(hasPart(screenKindOf(paths.home, false), 'ticker')).toBe(true);
  expect(hasPart(screenKindOf(paths.home, true), 'ticker')).toBe(false);
});

test.each(['window', 'gate', 'room', 'home', 'page'] as const)(
  'a screen of kind %s has the care line or a footer',
  (kind) => {
    expect(hasPart(kind, 'care')).not.toBe(hasPart(kind, 'footer'));
  },
);
