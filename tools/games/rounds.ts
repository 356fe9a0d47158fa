import type { Draws } from '#sandbox/games/chance/draws.ts';
import type { Title } from '#sandbox/games/engine.ts';

/** Divisible by every number of lines, so that no payout is rounded. */
const STAKE = 100_000_00n;

/**
 * xoshiro128**: numbers of the same distribution as those of a round, fifty times faster. The numbers of rounds are
 * tested by themselves (src/sandbox/games/chance/draws.test.ts).
 */
export function quickDraws(seed: string): Draws {
  const state = new Uint32Array(4);
  let mixed = 2_166_136_261;
  for (let at = 0; at < 64; at += 1) {
    mixed = Math.imul(mixed ^ seed.charCodeAt(at % seed.length) ^ at, 16_777_619);
    mixed ^= mixed >>> 13;
    state[at % 4] = (state[at % 4] ?? 0) ^ mixed;
  }
  const next = () => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const [crossed, mixedDown] = [c ^ a, d ^ b];
    state[1] = b ^ crossed;
    state[0] = a ^ mixedDown;
    state[2] = crossed ^ (b << 9);
    state[3] = (mixedDown << 11) | (mixedDown >>> 21);
    return result;
  };
  return {
    below(n) {
      const fair = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        const drawn = next();
        if (drawn < fair) return drawn % n;
      }
    },
  };
}

/** Numbers that can be drawn again from the first, for a round that is replayed after each move. */
function createRecorded(source: Draws) {
  const drawn: number[] = [];
  let at = 0;
  return {
    replay(): Draws {
      at = 0;
      return {
        below(n) {
          if (at === drawn.length) drawn.push(source.below(n));
          at += 1;
          return drawn[at - 1] ?? 0;
        },
      };
    },
  };
}

/** Returns the payout of one round by the strategy of its title, as a part of its first stake. */
export function returnOf({ rules, strategy }: Title, choice: number, source: Draws): number {
  const recorded = createRecorded(source);
  const moves: number[] = [];
  for (;;) {
    const stage = rules.play(recorded.replay(), { choice, stake: STAKE, moves });
    // A raise is a loss of the first stake's measure: the return is what is left of both.
    if (stage.payout !== null) return Number(stage.payout - stage.staked + STAKE) / Number(STAKE);
    if (!strategy) throw new Error('a title with moves has no strategy');
    moves.push(strategy(stage, choice));
  }
}
