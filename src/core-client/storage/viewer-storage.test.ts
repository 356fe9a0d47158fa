import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { ViewerMark } from '#contract/fields/ids.ts';
import { memberNamed } from '#tests/fixtures/sessions.ts';
import { applySession } from '../viewer.ts';
import { ofBrowser } from './browser-storage.ts';
import { joinAtLogin, viewerKey } from './viewer-storage.ts';

const guest = { is: 'guest' } as const;
const loggedIn = (name: string) =>
  ({ is: 'member', viewer: v.parse(ViewerMark, `login-of-${name}`), member: memberNamed(name) }) as const;

const store = (name: string, text: string) => ofBrowser.write(viewerKey('member', name) ?? '', text);
const stored = (name: string) => ofBrowser.read(viewerKey('member', name) ?? '');

beforeEach(() => applySession(guest));

test('data stored by a guest moves to the member at login', () => {
  store('hidden', 'yes');
  applySession(loggedIn('ann'));
  expect(stored('hidden')).toBe('yes');
  applySession(guest);
  expect(stored('hidden')).toBeNull();
});

test('existing member data is retained unless the two can be merged', () => {
  joinAtLogin('list', (members, guests) => `${members}+${guests}`);
  applySession(loggedIn('bea'));
  store('list', 'own');
  store('mode', 'own');
  applySession(guest);
  store('list', 'brought');
  store('mode', 'brought');
  applySession(loggedIn('bea'));
  expect([stored('list'), stored('mode')]).toEqual(['own+brought', 'own']);
});

const visitOf = (name: string) => `courtside.visit.login-of-${name}.draft`;

test('a guest who is only assumed removes nothing of the member’s visit', () => {
  applySession(loggedIn('cat'));
  ofBrowser.write(visitOf('cat'), 'typed');
  applySession({ is: 'guest', assumed: true });
  expect(ofBrowser.read(visitOf('cat'))).toBe('typed');
});

test('logout removes the data stored for the visit', () => {
  applySession(loggedIn('dan'));
  ofBrowser.write(visitOf('dan'), 'typed');
  applySession(guest);
  expect(ofBrowser.read(visitOf('dan'))).toBeNull();
});
