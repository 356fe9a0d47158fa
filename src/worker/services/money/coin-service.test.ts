import { BehaviorSubject } from 'rxjs';
import { test } from 'vitest';
import { coins, minor } from '#contract/units/money.ts';
import { guest, memberNamed, signedIn } from '#tests/fixtures/sessions.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import { createCoinService } from './coin-service.ts';

const session = () => new BehaviorSubject<SessionState>({ is: 'unknown' });

test('coins belong to the present member and are null for guests', () => {
  marblesOf('coins', ({ hot, expectObservable }) => {
    const session$ = session();
    const states = {
      t: signedIn('ann', null),
      a: signedIn('ann', memberNamed('ann', { coins: coins(60) })),
      g: guest,
      b: signedIn('bo', memberNamed('bo', { coins: coins(7) })),
    };
    hot('-t-a-g-b', states).subscribe(session$);
    const values = { n: null, s: coins(60), b: coins(7) };
    expectObservable(createCoinService({ session$ }).coins$).toBe('n--s-n-b', values);
  });
});

test('coins follow the responses that contain them', () => {
  marblesOf('coins', ({ cold, expectObservable }) => {
    const session$ = session();
    const service = createCoinService({ session$ });
    session$.next(signedIn('ann'));
    cold('--m-c').subscribe((what) =>
      service.note(what === 'm' ? { balance: minor(4_00) } : { coins: coins(60) }),
    );
    expectObservable(service.coins$).toBe('n---s', { n: coins(0), s: coins(60) });
  });
});
