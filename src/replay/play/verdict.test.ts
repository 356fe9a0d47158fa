import { expect, test } from 'vitest';
import { EXIT_OF, verdictOf } from './verdict.ts';

test.each([
  [{ interrupted: false, saturated: false, holds: true }, 0],
  [{ interrupted: false, saturated: false, holds: false }, 99],
  [{ interrupted: false, saturated: true, holds: true }, 98],
  [{ interrupted: false, saturated: true, holds: false }, 98],
  [{ interrupted: true, saturated: true, holds: false }, 105],
])('%o ends with %i', (facts, code) => {
  expect(EXIT_OF[verdictOf(facts)]).toBe(code);
});
