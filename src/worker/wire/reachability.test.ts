import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { createReachability } from './origins.ts';

function watched() {
  const cameOnline$ = new Subject<void>();
  const reachability = createReachability(cameOnline$);
  let times = 0;
  reachability.reachable$.subscribe(() => {
    times += 1;
  });
  return { ...reachability, cameOnline: () => cameOnline$.next(), times: () => times };
}

test('the first response after network failures reports the platform reachable once', () => {
  const { failed, answered, times } = watched();
  answered();
  expect(times()).toBe(0);
  failed({ error: appError('NETWORK_ABNORMAL') });
  failed({ error: appError('NETWORK_ABNORMAL') });
  answered();
  answered();
  expect(times()).toBe(1);
});

test('a refusal by the platform is no failure of the network', () => {
  const { failed, answered, times } = watched();
  failed({ error: appError('NEEDS_LOGIN') });
  answered();
  expect(times()).toBe(0);
});

test('a network that returns reports the platform reachable', () => {
  const { cameOnline, times } = watched();
  cameOnline();
  expect(times()).toBe(1);
});
