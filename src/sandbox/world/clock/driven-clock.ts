import { setBackWork } from './set-back.ts';
import type { Cancel, DrivenClock } from './world-clock.ts';

/** `isRelative`: due after an interval, whichever time it is by then. */
type Due = {
  readonly time: number;
  readonly order: number;
  readonly isRelative: boolean;
  readonly run: () => void;
};

const byTime = (one: Due, other: Due) => one.time - other.time || one.order - other.order;

/** Work due after an interval is due that much earlier by a clock that went back. */
const shifted = (dues: readonly Due[], back: number): Due[] =>
  dues.map((due) => (due.isRelative ? { ...due, time: due.time - back } : due)).sort(byTime);

/** Clock for tests: time passes only by `advance` and `set`. Work due at one moment runs in the order it was added. */
export function drivenClock(start: number): DrivenClock {
  let time = start;
  let nextOrder = 0;
  let dues: Due[] = [];
  const onBack = setBackWork();

  function plan(when: number, run: () => void, isRelative: boolean): Cancel {
    const due: Due = { time: when, order: nextOrder++, isRelative, run };
    const index = dues.findIndex((other) => other.time > when);
    dues.splice(index === -1 ? dues.length : index, 0, due);
    return () => {
      dues = dues.filter((other) => other.order !== due.order);
    };
  }

  const after = (ms: number, run: () => void) => plan(time + ms, run, true);

  function every(ms: number, run: () => void): Cancel {
    let cancel: Cancel = () => {};
    const next = () => {
      cancel = after(ms, () => {
        next();
        run();
      });
    };
    next();
    return () => cancel();
  }

  function set(target: number): void {
    const back = time - target;
    if (back > 0) dues = shifted(dues, back);
    for (let due = dues[0]; due && due.time <= target; due = dues[0]) {
      dues.shift();
      time = Math.max(time, due.time);
      due.run();
    }
    time = target;
    if (back > 0) onBack.run();
  }

  return {
    mode: 'driven',
    now: () => time,
    at: (when, run) => plan(when, run, false),
    after,
    every,
    onSetBack: onBack.add,
    advance: (ms) => set(time + ms),
    set,
    close: () => {
      dues = [];
    },
  };
}
