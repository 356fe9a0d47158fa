import type { RecordedEvent } from '#contract/recording/recording.ts';

/** Wanted number of viewers at a time of the plan, ms; between two points it changes evenly. */
export type RampPoint = { readonly atMs: number; readonly viewers: number };

/** How recorded times become times of the plan. */
export type Pace =
  | { readonly is: 'speed'; readonly factor: number }
  /** Sends a second, evenly. */
  | { readonly is: 'rate'; readonly perSecond: number }
  /** Stretched or pressed into a duration, ms. */
  | { readonly is: 'fit'; readonly durationMs: number };

export type PlanOptions = {
  readonly seed: number;
  readonly pace: Pace;
  /** Intervals of chance around the mean one, as independent people make them. */
  readonly poisson: boolean;
  /** The part of the recording that is played, ms of its time; null is its end. */
  readonly fromMs: number;
  readonly toMs: number | null;
  /** Longer silences of the recording are cut down to this; null keeps them. */
  readonly maxGapMs: number | null;
  readonly loops: number;
  /** Rooms of the target. Recorded rooms are dealt out to them in turn; more rooms than recorded ones get copies. */
  readonly rooms: readonly string[];
  /** Members who speak. */
  readonly senders: number;
  readonly ramp: readonly RampPoint[];
  /** So many at a time of those who are in the recording watch, instead of the ramp; null for the ramp. */
  readonly recordedViewers: number | null;
  /** How many of a hundred viewers are members, read slowly, and are replaced by others in a minute. */
  readonly memberPercent: number;
  readonly slowPercent: number;
  readonly churnPercent: number;
};

/** As the command line has them: how many senders it takes may be left to the plan. */
export type PlanWish = Omit<PlanOptions, 'senders'> & { readonly senders: number | null };

type Due = {
  /** Intended time, ms since the plan began; µs precision. */
  readonly due: number;
};
/** `n` counts the sends of the whole plan from 0; `sender` is one of `PlanOptions.senders`. */
type Send = Due & { readonly n: number; readonly sender: number; readonly room: string };

/** Something a sender does. */
export type SendStep =
  | (Send & { readonly do: 'say'; readonly text: string })
  /** `giftId` as the recording names it: the target's own gifts may be others. */
  | (Send & { readonly do: 'gift'; readonly giftId: string; readonly count: number })
  | (Send & { readonly do: 'order'; readonly order: Extract<RecordedEvent, { kind: 'order' }>['order'] });

/** A viewer comes or goes. Numbers are never given twice. */
export type ViewerStep =
  | (Due & {
      readonly do: 'enter';
      readonly viewer: number;
      readonly room: string;
      readonly as: 'guest' | 'member';
      readonly slow: boolean;
    })
  | (Due & { readonly do: 'exit'; readonly viewer: number });

export type PlanStep = SendStep | ViewerStep;
