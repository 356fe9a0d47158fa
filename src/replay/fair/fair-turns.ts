/** So much is worked off between two looks at the clock and the network. */
const AT_ONCE = 16;
const FORGET_AFTER = 1_024;

/** Lets work through a handful at a time, in the order in which it came. */
export type FairTurns = (go: () => void) => void;

/**
 * When one message wakes hundreds of people their answers are there at once, and a quarter second later their next
 * questions; worked off in one go they would make every timer of the process late, and the sends with them.
 */
export function createFairTurns(): FairTurns {
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
  return (go) => {
    waiting.push(go);
    if (isDue) return;
    isDue = true;
    setImmediate(turn);
  };
}
