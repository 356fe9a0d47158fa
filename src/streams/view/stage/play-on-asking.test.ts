import { expect, test } from 'vitest';
import { playOnAsking } from './play-on-asking.ts';

test('a place in time hears of a kind chosen by hand before the core does, whose answer it is to know', () => {
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
  playOnAsking(commands, { current: null }, { kindChosen: note('place') }).chooseKind('flv');
  expect(heard).toEqual(['place flv', 'core flv']);
});
