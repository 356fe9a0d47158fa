import type { Title } from '#sandbox/games/engine.ts';
import { HILO_ROWS, type HiloRow } from './hilo.table.ts';
import { followHilo, HILO_MOVES, hiloReturn, likelierGuess, playHilo } from './hilo.ts';

const titleOf = ({ rules, look: _look, ...facts }: HiloRow): Title => ({
  ...facts,
  engine: 'hilo',
  exactReturns: () => [hiloReturn(rules)],
  strategy({ outcome }) {
    const [first = 0, ...others] = outcome;
    return others.length > 0
      ? HILO_MOVES.take
      : likelierGuess(
          rules,
          followHilo(rules, () => first, []),
        );
  },
  rules: {
    choices: 1,
    cycleMs: 5_000,
    facts: { ...rules, back: String(rules.back), most: String(rules.most) },
    play: (draws, input) => playHilo(rules, draws, input),
  },
});

export const HILO_TITLES: readonly Title[] = HILO_ROWS.map(titleOf);
