import type { RecordedEvent } from '#contract/recording/recording.ts';

/** The number of viewers at a time of the plan, ms; it changes linearly between two points. */
export type RampPoint = { readonly atMs: number; readonly viewers: number };

/** Mapping of recorded times to times of the plan. */
export type Pace =
  | { readonly is: 'speed'; readonly factor: number }
  /** A constant number of sends a second. */
  | { readonly is: 'rate'; readonly perSecond: number }
  /** Stretched or compressed to a duration, ms. */
  | { readonly is: 'fit'; readonly durationMs: number };

/** The options of a plan. */
export type PlanOptions = {
  readonly seed: number;
  readonly pace: Pace;
  /** Random intervals with the same mean, as of independent people. */
  readonly poisson: boolean;
  /** The part of the recording that is played, in ms of the recording; null is its end. */
  readonly fromMs: number;
  readonly toMs: number | null;
  /** Maximum length of a silence, to which longer ones of the recording are cut, ms; null keeps them. */
  readonly maxGapMs: number | null;
  readonly loops: number;
  /** Rooms of the target. Recorded rooms are assigned to them in rotation, with copies when there are more of them. */
  readonly rooms: readonly string[];
  /** Number of members who send. */
  readonly senders: number;
  readonly ramp: readonly RampPoint[];
  /** The most viewers at a time when they follow the recording instead of the ramp; null for the ramp. */
  readonly recordedViewers: number | null;
  /** The percentage of viewers who are members, who read slowly, and who are replaced within a minute. */
  readonly memberPercent: number;
  readonly slowPercent: number;
  readonly churnPercent: number;
};

/** The options as the command line has them, where the number of senders may be left to the plan. */
export type PlanRequest = Omit<PlanOptions, 'senders'> & { readonly senders: number | null };

type Due = {
  /** The intended time, ms since the plan began, with µs precision. */
  readonly due: number;
};
/** `n` numbers the sends of the whole plan from 0; `sender` is one of `PlanOptions.senders`. */
type Send = Due & { readonly n: number; readonly sender: number; readonly room: string };

/** Action of a sender. */
export type SendStep =
  | (Send & { readonly do: 'say'; readonly text: string })
  /** `giftId` is that of the recording; the target may have other gifts. */
  | (Send & { readonly do: 'gift'; readonly giftId: string; readonly count: number })
  | (Send & { readonly do: 'order'; readonly order: Extract<RecordedEvent, { kind: 'order' }>['order'] });

/** A viewer enters or exits. No number is used twice. */
export type ViewerStep =
  | (Due & {
      readonly do: 'enter';
      readonly viewer: number;
      readonly room: string;
      readonly as: 'guest' | 'member';
      readonly slow: boolean;
    })
  | (Due & { readonly do: 'exit'; readonly viewer: number });

/** A step of a plan. */
export type PlanStep = SendStep | ViewerStep;
