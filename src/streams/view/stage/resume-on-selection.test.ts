import { expect, test } from 'vitest';
import { resumeOnSelection } from './resume-on-selection.ts';

test('the timeline is notified of a selected kind before the core', () => {
  const notified: string[] = [];
  const note = (receiver: string) => (kind: string) => notified.push(`${receiver} ${kind}`);
  const nothing = () => undefined;
  const commands = {
    report: nothing,
    chooseLine: nothing,
    chooseQuality: nothing,
    chooseKind: note('core'),
    refresh: nothing,
  };
  resumeOnSelection(commands, { current: null }, { kindChosen: note('place') }).chooseKind('flv');
  expect(notified).toEqual(['place flv', 'core flv']);
});
