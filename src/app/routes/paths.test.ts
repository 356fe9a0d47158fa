import { expect, test } from 'vitest';
import { loginPath, pathAfterLogin, pathAfterPrompt, paths } from './paths.ts';

test('[2.01] after login the member returns to the page named by fromPage', () => {
  const query = new URL(loginPath('/app/room/match/m1?page=LIVE'), 'http://x').searchParams;
  expect(pathAfterLogin(query.get('fromPage'))).toBe('/app/room/match/m1?page=LIVE');
});

test.each([
  null,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/app/..//elsewhere.example',
  'javascript:alert(1)',
  paths.login,
  paths.register,
])('[2.01] fromPage %s leads home instead of elsewhere', (fromPage) =>
  expect(pathAfterLogin(fromPage)).toBe(paths.home),
);

test('[2.09] closing the login pop-up leads to login, and home from an activity', () => {
  expect(pathAfterPrompt('/app/room/match/m1', '?page=LIVE')).toBe(loginPath('/app/room/match/m1?page=LIVE'));
  expect(pathAfterPrompt('/app/activity/euro24', '?round=14')).toBe(paths.home);
  expect(pathAfterPrompt(paths.activities, '')).toBe(paths.home);
});
