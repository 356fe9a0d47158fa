import type { MediaKind } from '#contract/community/video/schema.ts';
import { ATTEMPT } from './timing.table.ts';

/** Failures of one room's video that count for its next choices. */
export type Failures = {
  /** Kinds this browser turned out not to play. */
  readonly unplayable: ReadonlySet<MediaKind>;
  /** Kinds that failed on every line since the last video. */
  readonly resting: ReadonlySet<MediaKind>;
  /** Lines on which the current kind failed since the last video. */
  readonly failedLines: ReadonlySet<string>;
  /** Line that was given a second chance without being blamed, and the time of it, monotonic ms. */
  readonly excused: { readonly lineId: string; readonly atMono: number } | null;
  readonly stalledAtMono: number | null;
  /** Attempts in a row that found no source. */
  readonly attempts: number;
  /** Sources in a row that failed within seconds. */
  readonly quick: number;
};

const NONE: ReadonlySet<never> = new Set();

/** @param cannot kinds that the page reports as unsupported by its browser */
export const noFailures = (cannot: readonly MediaKind[]): Failures => ({
  unplayable: new Set(cannot),
  resting: NONE,
  failedLines: NONE,
  excused: null,
  stalledAtMono: null,
  attempts: 0,
  quick: 0,
});

/** Rests a kind that failed on all lines: another one is tried before anything else. */
export const withRestingKind = (failures: Failures, kind: MediaKind): Failures => ({
  ...failures,
  resting: new Set([...failures.resting, kind]),
  failedLines: NONE,
});

/** From here on every kind and line counts as untried. */
export const withoutFailures = (failures: Failures): Failures => ({
  ...failures,
  resting: NONE,
  failedLines: NONE,
});

/** Skips the failed line; a kind that has failed on every line rests. */
export function withFailedLine(
  failures: Failures,
  failed: { readonly lineId: string; readonly kind: MediaKind },
  lines: readonly { readonly lineId: string }[],
): Failures {
  const failedLines = new Set([...failures.failedLines, failed.lineId]);
  return lines.every(({ lineId }) => failedLines.has(lineId))
    ? withRestingKind(failures, failed.kind)
    : { ...failures, failedLines };
}

/** An old signature or a stream that ended may be no fault of the line; twice in a short time it is. */
export const hasSecondChance = ({ excused }: Failures, lineId: string, atMono: number): boolean =>
  excused?.lineId !== lineId || atMono - excused.atMono >= ATTEMPT.secondChance;

/** Returns the number of sources in a row that failed within seconds, although they may have played. */
export const quickAfter = ({ quick }: Failures, playedMs: number): number =>
  playedMs < ATTEMPT.quick ? quick + 1 : 0;

/** Reports whether a stall follows another so soon that it is not attributed to one line. */
export const isSecondStall = ({ stalledAtMono }: Failures, atMono: number): boolean =>
  stalledAtMono !== null && atMono - stalledAtMono <= ATTEMPT.secondStall;
