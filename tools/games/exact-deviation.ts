import type { Draws } from '#sandbox/games/chance/draws.ts';
import type { Title } from '#sandbox/games/engine.ts';
import { returnOf } from './rounds.ts';

/** A title with more sequences of numbers has its deviation measured. */
const SEQUENCES_MAX = 200_000;

/** Draws every sequence of numbers that a round can draw, one after another, each with its chance. */
function createSequences() {
  const drawn: { readonly of: number; value: number }[] = [];
  let at = 0;
  const draws: Draws = {
    below(of) {
      if (at === drawn.length) drawn.push({ of, value: 0 });
      at += 1;
      return drawn[at - 1]?.value ?? 0;
    },
  };
  return {
    draws,
    /** Chance of the sequence that was drawn last. */
    chance: () => drawn.reduce((chance, { of }) => chance / of, 1),
    /** Goes to the next sequence. @returns false after the last one */
    next(): boolean {
      at = 0;
      for (let last = drawn.at(-1); last; last = drawn.at(-1)) {
        last.value += 1;
        if (last.value < last.of) return true;
        drawn.pop();
      }
      return false;
    },
  };
}

/** Computes the deviation of a choice over every sequence; null where there are too many. */
function overSequences(title: Title, choice: number): number | null {
  const sequences = createSequences();
  let [mean, square] = [0, 0];
  for (let count = 1; ; count += 1) {
    const back = returnOf(title, choice, sequences.draws);
    const chance = sequences.chance();
    if (count > SEQUENCES_MAX || chance * SEQUENCES_MAX < 1) return null;
    mean += chance * back;
    square += chance * back * back;
    if (!sequences.next()) return Math.sqrt(Math.max(0, square - mean * mean));
  }
}

/**
 * Returns the standard deviation of the return of a choice, as a part of the stake: from its one pay, or over every sequence
 * of numbers. Null where it is known from many rounds only.
 */
export function exactDeviation(title: Title, choice: number): number | null {
  const returns = title.exactReturns();
  // A round of a title without an exact return has no last number.
  if (!returns) return null;
  const pay = title.onlyPay?.(choice);
  if (pay === undefined) return overSequences(title, choice);
  const back = returns[choice] ?? 0;
  return Math.sqrt(back * (pay - back));
}
