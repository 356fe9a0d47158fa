/** Stops a piece of scheduled work; calling it again changes nothing. */
export type Cancel = () => void;

type Scheduling = {
  /** Epoch ms of the world, which is the server's clock. */
  now(): number;
  /** Runs once when the clock reaches `time`; at the next turn when it is past. */
  at(time: number, run: () => void): Cancel;
  /** Runs every `ms`, first after one interval. */
  every(ms: number, run: () => void): Cancel;
  /** Drops everything scheduled. */
  close(): void;
};

/** The world's clock as real time passes. */
export type LiveClock = Scheduling & { readonly mode: 'live' };

/** A clock that stands still until it is moved, and runs what falls due on its way, in order of time. */
export type DrivenClock = Scheduling & {
  readonly mode: 'driven';
  advance(ms: number): void;
  /** Moves to `time`; backwards runs nothing. */
  set(time: number): void;
};

export type WorldClock = LiveClock | DrivenClock;
