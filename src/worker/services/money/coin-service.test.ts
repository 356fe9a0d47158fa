import { BehaviorSubject, firstValueFrom, map, NEVER, of, skip, timer } from 'rxjs';
import { expect, test } from 'vitest';
import { coins, minor } from '#contract/units/money.ts';
import { guest, memberNamed, signedIn } from '#tests/fixtures/sessions.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import { createCoinService } from './coin-service.ts';

const session = () => new BehaviorSubject<SessionState>({ is: 'unknown' });
/** A platform that never answers. */
const sendCall = fakeSendCall(() => NEVER);

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
    expectObservable(createCoinService({ sendCall, session$ }).coins$).toBe('n--s-n-b', values);
  });
});

test('[7.14] a subscriber receives the coins that the platform has now', async () => {
  const session$ = session();
  session$.next(signedIn('ann', memberNamed('ann', { coins: coins(60) })));
  const fresh = fakeSendCall(() => of({ coins: coins(90) }));
  const { coins$ } = createCoinService({ sendCall: fresh, session$ });
  expect(await firstValueFrom(coins$.pipe(skip(1)))).toBe(coins(90));
});

test('[7.14] an answer that a command has overtaken changes no coins', () => {
  marblesOf('coins', ({ cold, expectObservable }) => {
    const session$ = session();
    session$.next(signedIn('ann', memberNamed('ann', { coins: coins(60) })));
    const late = fakeSendCall(() => timer(4).pipe(map(() => ({ coins: coins(60) }))));
    const service = createCoinService({ sendCall: late, session$ });
    cold('--g').subscribe(() => service.note({ coins: coins(50) }));
    expectObservable(service.coins$).toBe('n-g', { n: coins(60), g: coins(50) });
  });
});

test('coins follow the responses that contain them', () => {
  marblesOf('coins', ({ cold, expectObservable }) => {
    const session$ = session();
    const service = createCoinService({ sendCall, session$ });
    session$.next(signedIn('ann'));
    cold('--m-c').subscribe((kind) =>
      service.note(kind === 'm' ? { balance: minor(4_00) } : { coins: coins(60) }),
    );
    expectObservable(service.coins$).toBe('n---s', { n: coins(0), s: coins(60) });
  });
});
