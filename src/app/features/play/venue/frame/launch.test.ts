import { expect, test } from 'vitest';
import { type LaunchEvent, nextStep } from './launch.table.ts';

const after = (...events: readonly LaunchEvent[]) => events.reduce(nextStep, 'asking');

test('[3.02] a game is asked for, loads and opens; a page that loads again wants another ticket', () => {
  expect(after('launched', 'opened')).toBe('open');
  expect(after('launched', 'opened', 'reloaded')).toBe('asking');
});

test('a venue that does not answer has failed until it is asked again, and a late answer opens nothing', () => {
  expect(after('launched', 'silent')).toBe('failed');
  expect(after('launched', 'silent', 'opened')).toBe('failed');
  expect(after('launched', 'silent', 'again', 'launched', 'opened')).toBe('open');
  expect(after('launched', 'opened', 'took', 'opened')).toBe('failed');
  expect(after('refused', 'again')).toBe('asking');
});
