import { test } from 'vitest';
import { guest, memberNamed, signedIn } from '#tests/fixtures/sessions.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { leavings, type SessionState, viewsOf } from './session-state.ts';

const STATES: Readonly<Record<string, SessionState>> = {
  u: { is: 'unknown' },
  g: guest,
  t: signedIn('ann', null),
  a: signedIn('ann'),
  b: signedIn('bo'),
};

test('[4.02] the page receives the viewer, and never the token', () => {
  marblesOf('session', ({ hot, expectObservable }) => {
    const viewer = (name: string) => ({ viewer: `viewer-of-${name}` });
    expectObservable(viewsOf(hot('u-t-a-g', STATES))).toBe('u-t-a-g', {
      u: { is: 'unknown', viewer: null },
      t: { is: 'unknown', ...viewer('ann') },
      a: { is: 'member', ...viewer('ann'), member: memberNamed('ann') },
      g: { is: 'guest' },
    });
  });
});

test('a member has left only when the viewer changes', () => {
  marblesOf('session', ({ hot, expectObservable }) => {
    expectObservable(leavings(hot('u-g-t-a-b-g', STATES))).toBe('--------l-l', { l: undefined });
  });
});
