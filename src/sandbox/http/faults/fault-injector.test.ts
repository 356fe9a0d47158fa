import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createFaultInjector } from './fault-injector.ts';
import { CallFaultRule, type FaultRuleInput } from './fault-rule.ts';
import { createMediaFaults } from './media-fault-injector.ts';

const NOW = 1_790_000_000_000;
const request = (path: string, account: string | null = null) => ({
  path,
  host: 'localhost:46400',
  account: () => account,
});
const rule = (input: FaultRuleInput) => v.parse(CallFaultRule, input);

test('a rule applies to its requests: by path, by line, by member', () => {
  const injector = createFaultInjector(1, () => NOW);
  injector.add(rule({ kind: 'reset', path: '/live' }));
  injector.add(rule({ kind: 'empty', line: 'localhost:46401' }));
  injector.add(rule({ kind: 'html', account: 'zhang' }));
  const kinds = (call: ReturnType<typeof request>) => injector.match(call).map(({ kind }) => kind);
  expect(kinds(request('/live/v1/list'))).toEqual(['reset']);
  expect(kinds(request('/member/v1/info', 'zhang'))).toEqual(['html']);
  expect(kinds({ ...request('/member/v1/info'), host: 'localhost:46401' })).toEqual(['empty']);
  expect(injector.list().map(({ hits }) => hits)).toEqual([1, 1, 1]);
});

test('a rule with a number of hits ends after the last', () => {
  const injector = createFaultInjector(1, () => NOW);
  injector.add(rule({ kind: 'status', status: 503, times: 2 }));
  expect([1, 2, 3].map(() => injector.match(request('/')).length)).toEqual([1, 1, 0]);
  expect(injector.list()).toEqual([]);
});

test('a share of the requests is hit, deterministically by seed', () => {
  const hits = (seed: number) => {
    const injector = createFaultInjector(seed, () => NOW);
    injector.add(rule({ kind: 'jitter', ms: 100, share: 0.5 }));
    return Array.from({ length: 40 }, () => injector.match(request('/')));
  };
  const drawn = hits(7);
  const late = drawn.flat();
  expect(late.length).toBeGreaterThan(10);
  expect(late.length).toBeLessThan(30);
  expect(late.every((fault) => fault.kind === 'latency' && fault.ms <= 100)).toBe(true);
  expect(hits(7)).toEqual(drawn);
  expect(hits(8)).not.toEqual(drawn);
});

test('the fault set last applies and replaces one of equal target', () => {
  const faults = createMediaFaults(() => NOW);
  faults.set({ host: 1, media: 'hls' }, { kind: 'reset' });
  faults.set({ host: 1, media: 'hls' }, { kind: 'stall' });
  const last = faults.set({ host: 'every', media: 'both' }, { kind: 'end' }, { times: 1 });
  expect(faults.match(1, 'hls').activeFault).toMatchObject({ id: last, since: NOW, hits: 0 });
  expect(faults.match(1, 'hls').activeFault?.rule.fault.kind).toBe('stall');
  expect(faults.match(0, 'hls').activeFault).toBeUndefined();
});
