import { expect, test } from 'vitest';
import { fromOf, isGate, readGateState } from './gate-state.ts';

test.each([undefined, null, 'text', 7, [], { maintenance: 'x' }, { from: 7 }])(
  '[2.06] a gate page is shown with the state %j',
  (state) => expect(readGateState(state)).toEqual({ maintenance: null, from: '/app/home' }),
);

test('[2.06] valid state fields are retained and invalid ones dropped', () => {
  const { maintenance } = readGateState({
    maintenance: { status: 0, endAt: 5, startAt: 'soon', region: '群岛' },
  });
  expect(maintenance).toMatchObject({ status: 0, endAt: 5, startAt: null, region: '群岛', text: '' });
});

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/maintenance',
  '/access-alert?x=1',
])('the way back is never %s', (from) => expect(readGateState({ from }).from).toBe('/app/home'));

test('a second gate retains the return path of the first', () => {
  const room = { pathname: '/app/room/match/m1', search: '?page=LIVE' };
  const from = fromOf(room, null);
  expect(from).toBe('/app/room/match/m1?page=LIVE');
  expect(isGate('/maintenance')).toBe(true);
  expect(fromOf({ pathname: '/maintenance', search: '' }, { from })).toBe(from);
});
