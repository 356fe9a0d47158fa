/** Stops a piece of scheduled work; calling it again changes nothing. */
export type Cancel = () => void;

type Scheduling = {
  /** Epoch ms of the world, which is the server's clock. */
  now(): number;
  /** Runs once when the clock reaches `time`; at the next turn when it is past. */
  at(time: number, run: () => void): Cancel;
  /** Runs once after `ms`. Like `every`, it does not wait longer when the clock is set back. */
  after(ms: number, run: () => void): Cancel;
  /** Runs every `ms`, first after one interval. */
  every(ms: number, run: () => void): Cancel;
  /** Runs each time the clock has been set back, so that what was noted under later times can be forgotten. */
  onSetBack(run: () => void): Cancel;
  /** Drops everything scheduled. */
  close(): void;
};

type Movable = {
  advance(ms: number): void;
  /** Moves to `time`. */
  set(time: number): void;
};

/**
 * World clock that follows real time with an offset set by an operator. Work with a fixed time runs once that time has
 * come; repeating work continues in real time.
 */
export type LiveClock = Scheduling &
  Movable & {
    readonly mode: 'live';
    /** Offset from real time, ms; negative when the clock is behind. */
    aheadMs(): number;
  };

/**
 * Clock that stands still until it is moved, and runs work that falls due on the way, in chronological order; moving
 * backwards runs none.
 */
export type DrivenClock = Scheduling & Movable & { readonly mode: 'driven' };

export type WorldClock = LiveClock | DrivenClock;
