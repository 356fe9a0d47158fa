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
 * The world's clock as real time passes, and as far from it as an operator has moved it. Work at a time of its own runs
 * once that time has come; what repeats goes on by real time.
 */
export type LiveClock = Scheduling &
  Movable & {
    readonly mode: 'live';
    /** Offset from real time, ms; negative when the clock is behind. */
    aheadMs(): number;
  };

/** A clock that stands still until it is moved, and runs what falls due on its way, in order of time; backwards runs nothing. */
export type DrivenClock = Scheduling & Movable & { readonly mode: 'driven' };

export type WorldClock = LiveClock | DrivenClock;
