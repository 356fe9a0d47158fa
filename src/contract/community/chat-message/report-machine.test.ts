import { expect, test } from 'vitest';
import { nextReportState, REPORT_STATES, REPORT_VERDICTS } from './report-machine.ts';

test('a report is decided once: what is decided leads nowhere', () => {
  expect(nextReportState('open', 'uphold')).toBe('upheld');
  expect(nextReportState('open', 'dismiss')).toBe('dismissed');
  expect(nextReportState('open', 'withdrawn')).toBe('gone');
  for (const state of REPORT_STATES.filter((candidate) => candidate !== 'open')) {
    for (const verdict of [...REPORT_VERDICTS, 'withdrawn'] as const) {
      expect(nextReportState(state, verdict)).toBeNull();
    }
  }
});
