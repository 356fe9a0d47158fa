import type { Title } from '#sandbox/games/engine.ts';
import { HUNDRED, partOf } from '#sandbox/games/fair-pays.ts';
import { FISHING_ROWS, type FishingRow } from './fishing.table.ts';
import { catchReturn, playFishing, worthOf } from './fishing.ts';

const titleOf = ({ rules, look: _look, ...facts }: FishingRow): Title => ({
  ...facts,
  engine: 'fishing',
  category: 'fishing',
  exactReturns: () => rules.kinds.map((_, kind) => catchReturn(rules, kind)),
  onlyPay: (kind) => partOf({ ways: worthOf(rules, kind), all: HUNDRED }),
  rules: {
    choices: rules.kinds.length,
    cycleMs: 400,
    facts: { back: String(rules.back), worths: rules.kinds.map(({ worth }) => String(worth)) },
    play: (draws, input) => playFishing(rules, draws, input),
  },
});

export const FISHING_TITLES: readonly Title[] = FISHING_ROWS.map(titleOf);
