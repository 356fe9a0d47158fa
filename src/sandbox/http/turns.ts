/** So much is worked off between two looks at the clock and the network. */
const AT_ONCE = 16;
const FORGET_AFTER = 1_024;

/** Lets work through a handful at a time, in the order in which it came. */
export type Turns = { take(go: () => void): void };

/**
 * Node looks at its timers and takes a new connection only between two rounds of work. When a thousand people ask at
 * once, one round of all of them would make every timer late and whoever is new wait: so they go in small rounds.
 */
export function createTurns(): Turns {
  let waiting: (() => void)[] = [];
  let first = 0;
  let isDue = false;
  const turn = () => {
    const going = waiting.slice(first, first + AT_ONCE);
    first += going.length;
    isDue = first < waiting.length;
    if (isDue) setImmediate(turn);
    if (!isDue || first > FORGET_AFTER) {
      waiting = waiting.slice(first);
      first = 0;
    }
    for (const go of going) go();
  };
  return {
    take(go) {
      waiting.push(go);
      if (isDue) return;
      isDue = true;
      setImmediate(turn);
    },
  };
}
