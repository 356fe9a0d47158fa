import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { ViewerMark } from '#contract/fields/ids.ts';
import { Member } from '#contract/people/member/schema.ts';
import {
  applySession,
  generationNow,
  ofThisViewer,
  onViewerChange,
  perViewer,
  sessionNow,
  type ViewerChange,
  viewerNow,
} from './viewer.ts';

const guest = { is: 'guest' } as const;
const nobodyYet = { is: 'unknown', viewer: null } as const;
const login = (name: string) => ({ is: 'unknown', viewer: v.parse(ViewerMark, name) }) as const;
const ANN = v.parse(Member, {
  userId: 'u-ann',
  name: 'ann',
  nickname: 'Ann',
  avatar: '',
  level: 0,
  balance: '0.00',
  coins: '0',
});

beforeEach(() => applySession(guest));

test('data of a member is recreated for the next one after disposal', () => {
  const end = vi.fn();
  const cards = perViewer(() => ['cards of whoever is here'], end);
  applySession(login('a'));
  const ofA = cards();
  expect(cards()).toBe(ofA);
  applySession(login('b'));
  expect(end).toHaveBeenCalledExactlyOnceWith(ofA);
  expect(cards()).not.toBe(ofA);
});

test('data of a guest is retained at login', () => {
  const draft = perViewer(() => ({ text: '' }));
  const written = draft();
  applySession(login('a'));
  expect(draft()).toBe(written);
});

test('a replaced core without a viewer does not count as a logout', () => {
  applySession(login('a'));
  const before = generationNow();
  applySession(nobodyYet);
  applySession(login('a'));
  expect(generationNow()).toBe(before);
});

test('the member stays shown until a replaced core reports the viewer', () => {
  const member = { ...login('a'), is: 'member', member: ANN } as const;
  applySession(member);
  applySession(nobodyYet);
  expect(sessionNow()).toBe(member);
  applySession(login('a'));
  expect(sessionNow()).toBe(member);
  expect(viewerNow()).toMatchObject({ userId: member.member.userId });
  applySession(login('b'));
  expect(sessionNow()).toEqual(login('b'));
  applySession(guest);
  expect(sessionNow()).toEqual(guest);
});

test('a repeated login of the same member is another viewer', () => {
  applySession(login('a1'));
  const before = generationNow();
  applySession(login('a2'));
  expect(generationNow()).toBe(before + 1);
});

test.each([
  ['an answer', Promise.withResolvers<string>(), 'comes'],
  ['a refusal', Promise.withResolvers<string>(), 'fails'],
] as const)('%s for a departed viewer is discarded', async (_what, { promise, resolve, reject }, how) => {
  applySession(login('a'));
  const response = ofThisViewer(promise);
  applySession(guest);
  if (how === 'comes') resolve('cards of a');
  else reject(appError('TIMEOUT'));
  await expect(response).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('an answer to a guest who has logged in meanwhile is theirs', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const response = ofThisViewer(promise);
  applySession(login('a'));
  resolve('the news');
  expect(await response).toBe('the news');
});

test('listeners are notified of every login and logout once', () => {
  const changes: ViewerChange[] = [];
  const stop = onViewerChange((change) => changes.push(change));
  applySession(guest);
  applySession(login('a'));
  applySession(login('a'));
  applySession(login('b'));
  applySession(guest);
  stop();
  expect(changes).toEqual(['arrived', 'left', 'left']);
});
