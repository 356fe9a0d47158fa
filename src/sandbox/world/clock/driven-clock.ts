import type { Cancel, DrivenClock } from './world-clock.ts';

type Due = { readonly time: number; readonly order: number; readonly run: () => void };

/** A clock for tests: time passes only by `advance` and `set`. Work due at one moment runs in the order it was given. */
export function drivenClock(start: number): DrivenClock {
  let time = start;
  let given = 0;
  let dues: Due[] = [];

  function at(when: number, run: () => void): Cancel {
    const due: Due = { time: when, order: given++, run };
    const place = dues.findIndex((other) => other.time > when);
    dues.splice(place === -1 ? dues.length : place, 0, due);
    return () => {
      dues = dues.filter((other) => other !== due);
    };
  }

  function every(ms: number, run: () => void): Cancel {
    let cancel: Cancel = () => {};
    const next = (when: number) => {
      cancel = at(when, () => {
        next(when + ms);
        run();
      });
    };
    next(time + ms);
    return () => cancel();
  }

  function set(target: number): void {
    for (let due = dues[0]; due && due.time <= target; due = dues[0]) {
      dues.shift();
      time = Math.max(time, due.time);
      due.run();
    }
    time = target;
  }

  return {
    mode: 'driven',
    now: () => time,
    at,
    every,
    advance: (ms) => set(time + ms),
    set,
    close: () => {
      dues = [];
    },
  };
}
