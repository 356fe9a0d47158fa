import type { Title } from '#sandbox/games/engine.ts';
import { PLINKO_ROWS, type PlinkoRow } from './plinko.table.ts';
import { PLINKO_RISKS, playPlinko, plinkoChoice, plinkoChoices, plinkoReturn } from './plinko.ts';

const titleOf = ({ rules, look: _look, ...facts }: PlinkoRow): Title => ({
  ...facts,
  engine: 'plinko',
  exactReturns: () =>
    Array.from({ length: plinkoChoices(rules) }, (_, choice) => plinkoReturn(plinkoChoice(rules, choice))),
  rules: {
    choices: plinkoChoices(rules),
    cycleMs: 5_000,
    facts: { ...rules, risks: PLINKO_RISKS },
    play: (draws, input) => playPlinko(rules, draws, input),
  },
});

export const PLINKO_TITLES: readonly Title[] = PLINKO_ROWS.map(titleOf);
