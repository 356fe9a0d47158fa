import { expect, test } from 'vitest';
import { resumeOnSelection } from './resume-on-selection.ts';

test('the timeline is notified of a selected kind before the core', () => {
  const heard: string[] = [];
  const note = (who: string) => (what: string) => heard.push(`${who} ${what}`);
  const nothing = () => undefined;
  const commands = {
    report: nothing,
    chooseLine: nothing,
    chooseQuality: nothing,
    chooseKind: note('core'),
    refresh: nothing,
  };
  resumeOnSelection(commands, { current: null }, { kindChosen: note('place') }).chooseKind('flv');
  expect(heard).toEqual(['place flv', 'core flv']);
});
