import { expect, test } from 'vitest';
import { QUOTE_LEGS_MAX } from '#contract/play/bet/constants.ts';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { joinedLegs, legsIn, toggledLegs } from './legs.ts';

const text = (...matches: readonly string[]) => JSON.stringify(matches.map((id) => pickedLeg(id)));
const matchesIn = (stored: string) => legsIn(stored).map(({ matchId }) => matchId);

test.each([null, '', 'no json', '{}', '[null, 7, {"matchId": "m1"}]'])(
  '[3.10] a stored text without a leg is an empty slip: %s',
  (stored) => expect(legsIn(stored)).toEqual([]),
);

test('[3.10] a tampered leg is dropped and the others are kept', () => {
  const stored = JSON.stringify([
    { ...pickedLeg('m1'), odds: '1e9' },
    pickedLeg('m2'),
    { ...pickedLeg('m3'), material: 'none' },
    { ...pickedLeg('m4'), from: 4 },
    { ...pickedLeg('m5'), from: '江岸以东' },
  ]);
  expect(matchesIn(stored)).toEqual(['m2', 'm5']);
});

test('[3.10] a tap adds a selection and the next tap removes it', () => {
  const leg = pickedLeg('m1');
  const toggled = toggledLegs([pickedLeg('m2')], leg);
  expect(toggled?.map(({ matchId }) => matchId)).toEqual(['m2', 'm1']);
  expect(
    toggledLegs(toggled ?? [], pickedLeg('m1', { odds: '1.50' }))?.map(({ matchId }) => matchId),
  ).toEqual(['m2']);
});

test('[3.10] a full slip accepts no more selections but allows removal', () => {
  const full = Array.from({ length: QUOTE_LEGS_MAX }, (_, at) => pickedLeg(`m${at}`));
  expect(toggledLegs(full, pickedLeg('one-more'))).toBeNull();
  expect(toggledLegs(full, pickedLeg('m0'))).toHaveLength(QUOTE_LEGS_MAX - 1);
});

test('[3.10] selections of a guest join the member’s slip without duplicates', () => {
  expect(matchesIn(joinedLegs(text('m1', 'm2'), text('m2', 'm3')))).toEqual(['m1', 'm2', 'm3']);
  expect(matchesIn(joinedLegs('broken', text('m3')))).toEqual(['m3']);
});
