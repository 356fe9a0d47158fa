import { expect, test } from 'vitest';
import { resumeOnSelection } from './resume-on-selection.ts';

test('the timeline is notified of a selected kind before the core', () => {
  const notified: string[] = [];
  const note = (receiver: string) => (kind: string) => notified.push(`${receiver} ${kind}`);
  const noop = () => undefined;
  const commands = {
    report: noop,
    chooseLine: noop,
    chooseQuality: noop,
    chooseKind: note('core'),
    refresh: noop,
  };
  resumeOnSelection(commands, { current: null }, { kindChosen: note('place') }).chooseKind('flv');
  expect(notified).toEqual(['place flv', 'core flv']);
});
