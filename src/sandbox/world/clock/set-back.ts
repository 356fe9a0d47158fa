import type { Cancel } from './world-clock.ts';

/** Work that runs whenever a clock is set back. */
export type SetBackWork = {
  add(run: () => void): Cancel;
  run(): void;
  clear(): void;
};

/** @param wrap what is done around each piece of work, such as catching what it throws */
export function setBackWork(wrap: (run: () => void) => () => void = (run) => run): SetBackWork {
  const works = new Set<() => void>();
  return {
    add(run) {
      const wrapped = wrap(run);
      works.add(wrapped);
      return () => {
        works.delete(wrapped);
      };
    },
    run() {
      for (const work of [...works]) work();
    },
    clear: () => works.clear(),
  };
}
