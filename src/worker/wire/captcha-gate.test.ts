import { expect, test } from 'vitest';
import { appError, toAppError } from '#contract/errors.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import type { CaptchaKind, PassedCaptcha } from '#contract/wire/captcha.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createCaptchaGate } from './captcha-gate.ts';
import { deliver } from './send.ts';

const PASS: PassedCaptcha = { verifyType: 2, verifyPass: 'pass-0123456789abcdef' };

/** Sends requests to a platform that accepts one when `isGood` returns true for the result merged into it. */
function gateway(isGood: (passed: PassedCaptcha | null, round: number) => boolean) {
  const time = virtualTime();
  const gate = createCaptchaGate(time.scheduler);
  const shown: (CaptchaKind | null)[] = [];
  gate.challenge$.subscribe((kind) => shown.push(kind));
  const tries: { readonly at: number; readonly passed: PassedCaptcha | null }[] = [];
  const send = ({ quiet = false, own = false, signal = undefined as AbortSignal | undefined } = {}) => {
    let round = 0;
    const attempt = async (passed: PassedCaptcha | null) => {
      tries.push({ at: time.scheduler.now(), passed });
      round += 1;
      if (!isGood(passed, round)) throw appError('NEED_SAFE', { verifyType: 2 });
      return 'answer';
    };
    const ports = { captcha: gate, scheduler: time.scheduler };
    const outcome = deliver(ports, own ? { errors: ['NEED_SAFE'] } : {}, { quiet, signal }, attempt);
    return outcome.catch((thrown: unknown) => toAppError(thrown).code);
  };
  return { gate, shown, tries, send, ...time };
}
const needsPass = (passed: PassedCaptcha | null) => passed !== null;

test('[4.08] one overlay serves all requests, resent after 500 ms', async () => {
  const { gate, shown, tries, send, advance } = gateway(needsPass);
  const outcomes = [send(), send(), send()];
  await advance(10_000);
  expect(shown).toEqual([null, 'afs']);
  expect(tries).toHaveLength(3);
  gate.pass(PASS);
  await advance(499);
  expect(tries).toHaveLength(3);
  await advance(1);
  expect(await Promise.all(outcomes)).toEqual(['answer', 'answer', 'answer']);
  expect(tries.slice(3)).toEqual([1, 2, 3].map(() => ({ at: 10_500, passed: PASS })));
  expect(shown).toEqual([null, 'afs', null]);
});

test('[4.08] closing it fails every request that waits as REQUEST_CLOSED', async () => {
  const { gate, shown, send, advance } = gateway(needsPass);
  const outcomes = [send(), send()];
  await advance(0);
  gate.close();
  expect(await Promise.all(outcomes)).toEqual(['REQUEST_CLOSED', 'REQUEST_CLOSED']);
  expect(shown.at(-1)).toBeNull();
});

test('[4.08] repeated challenges of the platform are followed three times', async () => {
  const { gate, tries, send, advance } = gateway(() => false);
  const outcome = send();
  for (let round = 0; round < 3; round += 1) {
    await advance(0);
    gate.pass(PASS);
    await advance(500);
  }
  expect(await outcome).toBe('NEED_SAFE');
  expect(tries).toHaveLength(4);
});

test('[8.11] only a viewer’s request reopens a closed overlay', async () => {
  const { gate, shown, send, advance } = gateway(needsPass);
  const first = send({ quiet: true });
  await advance(0);
  gate.close();
  expect(await first).toBe('REQUEST_CLOSED');
  expect(await send({ quiet: true })).toBe('REQUEST_CLOSED');
  expect(shown).toEqual([null, 'afs', null]);
  void send();
  await advance(0);
  expect(shown.at(-1)).toBe('afs');
});

test('[8.11] when the last waiting request is aborted the overlay closes', async () => {
  const { shown, send, advance } = gateway(needsPass);
  const [one, two] = [new AbortController(), new AbortController()];
  const outcomes = [send({ signal: one.signal }), send({ signal: two.signal })];
  await advance(0);
  one.abort();
  await advance(0);
  expect(shown.at(-1)).toBe('afs');
  two.abort();
  expect(await Promise.all(outcomes)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(shown.at(-1)).toBeNull();
});

test('[8.11] an unattended overlay closes after three minutes', async () => {
  const { send, advance } = gateway(needsPass);
  const outcome = send();
  await advance(VERIFY_WAIT_MAX_MS);
  expect(await outcome).toBe('REQUEST_CLOSED');
});

test('[8.11] a verification itself waits for none', async () => {
  const { shown, send } = gateway(needsPass);
  expect(await send({ own: true })).toBe('NEED_SAFE');
  expect(shown).toEqual([null]);
});

test('[4.08] a challenge remains until it is passed, closed or timed out', () => {
  marblesOf('captcha', ({ cold, expectObservable }, scheduler) => {
    const gate = createCaptchaGate(scheduler);
    const demand = (kind: CaptchaKind) =>
      void gate.demand(kind, { quiet: false, signal: undefined }).catch(() => undefined);
    cold('-a-p-i-c-w', { a: 'afs', p: 'pass', i: 'image', c: 'close', w: 'anji' } as const).subscribe(
      (act) => {
        if (act === 'pass') gate.pass(PASS);
        else if (act === 'close') gate.close();
        else demand(act);
      },
    );
    const kinds = { n: null, a: 'afs', i: 'image', w: 'anji' } as const;
    expectObservable(gate.challenge$).toBe(`na-n-i-n-w ${VERIFY_WAIT_MAX_MS - 1}ms n`, kinds);
  });
});
