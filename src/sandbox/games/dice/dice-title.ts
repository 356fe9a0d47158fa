import type { Title } from '#sandbox/games/engine.ts';
import { DICE_ROWS, type DiceRow } from './dice.table.ts';
import { betOf, betReturn, choicesOf, playDice } from './dice.ts';

const titleOf = ({ rules, look: _look, ...facts }: DiceRow): Title => ({
  ...facts,
  engine: 'dice',
  exactReturns: () =>
    Array.from({ length: choicesOf(rules) }, (_, choice) => betReturn(rules, betOf(rules, choice))),
  rules: {
    choices: choicesOf(rules),
    cycleMs: 5_000,
    facts: { ...rules, back: String(rules.back) },
    play: (draws, input) => playDice(rules, draws, input),
  },
});

export const DICE_TITLES: readonly Title[] = DICE_ROWS.map(titleOf);
