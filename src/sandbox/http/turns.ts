/** Requests begun between two looks at the network. */
const AT_ONCE = 16;
const FORGET_AFTER = 1_024;

/**
 * Lets requests in a handful at a time, in the order in which they came. Node takes one new connection at each look at
 * the network: when a thousand readers ask at once, whoever is new would wait until all of them have been answered.
 */
export function createTurns(): () => Promise<void> {
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
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isDue) return;
      isDue = true;
      setImmediate(turn);
    });
}
