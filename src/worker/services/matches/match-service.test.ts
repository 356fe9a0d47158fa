import { BehaviorSubject } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import * as v from 'valibot';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { createMatchService } from './match-service.ts';

const matchId = v.parse(MatchId, '1001');
type Answer = Parameters<typeof fakeSendCall>[0];

/** A page whose visibility follows a drawing of h and s; no pause is shortened or stretched by chance. */
function matchesOn(scheduler: TestScheduler, answer: Answer, hidden$ = new BehaviorSubject(false)) {
  return createMatchService({ sendCall: fakeSendCall(answer), hidden$, scheduler, random: () => 0.5 });
}

test('[7.14] a match is requested at once and 2.5 s after each response', () => {
  marblesOf('match', ({ cold, expectObservable }, scheduler) => {
    let requestCount = 0;
    const service = matchesOn(scheduler, () => {
      requestCount += 1;
      return cold('--(a|)', { a: { score: requestCount } });
    });
    expectObservable(service.match(matchId), '6s !').toBe('--a 2501ms b 2501ms c', {
      a: { is: 'ready', value: { score: 1 } },
      b: { is: 'ready', value: { score: 2 } },
      c: { is: 'ready', value: { score: 3 } },
    });
  });
});

test('[7.14] odds that fail to load keep their last prices, with slower polling', () => {
  marblesOf('odds', ({ cold, expectObservable }, scheduler) => {
    let requestCount = 0;
    const service = matchesOn(scheduler, () => {
      requestCount += 1;
      return requestCount === 1 ? cold('(a|)', { a: { win: '1.90' } }) : cold('#', {}, appError('TIMEOUT'));
    });
    expectObservable(service.odds(matchId), '14001ms !').toBe('a 1999ms f 3999ms f 7999ms f', {
      a: { is: 'ready', value: { win: '1.90' } },
      f: { is: 'failed', error: 'TIMEOUT', last: { win: '1.90' } },
    });
  });
});

test('odds of a hidden page are requested every fifteen seconds', () => {
  marblesOf('odds', ({ cold, expectObservable }, scheduler) => {
    const hidden$ = new BehaviorSubject(true);
    cold('20s s').subscribe(() => hidden$.next(false));
    const service = matchesOn(scheduler, () => cold('(a|)', { a: {} }), hidden$);
    const ready = { is: 'ready', value: {} };
    expectObservable(service.odds(matchId), '21s !').toBe('a 14999ms a 4999ms a', { a: ready });
  });
});
