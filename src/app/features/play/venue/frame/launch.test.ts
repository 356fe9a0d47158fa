import { expect, test } from 'vitest';
import { type LaunchEvent, nextStep } from './launch.table.ts';

const after = (...events: readonly LaunchEvent[]) => events.reduce(nextStep, 'asking');

test('[3.02] a game is launched, and a reloaded page requests another ticket', () => {
  expect(after('launched', 'opened')).toBe('open');
  expect(after('launched', 'opened', 'reloaded')).toBe('asking');
});

test('a silent venue fails until retried and a late response is ignored', () => {
  expect(after('launched', 'silent')).toBe('failed');
  expect(after('launched', 'silent', 'opened')).toBe('failed');
  expect(after('launched', 'silent', 'again', 'launched', 'opened')).toBe('open');
  expect(after('launched', 'opened', 'took', 'opened')).toBe('failed');
  expect(after('refused', 'again')).toBe('asking');
});
