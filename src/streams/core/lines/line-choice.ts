import type { VideoLine } from '#contract/community/video/schema.ts';
import { LINE } from '../timing.table.ts';
import { costOf, isOpen, type LineHealth } from './line-health.ts';

export type Candidate = { readonly line: VideoLine; readonly health: LineHealth };

type Choice = {
  readonly now: number;
  readonly errorCount: number;
  readonly currentId: string | null;
  /** Lines already tried in this attempt. */
  readonly tried: ReadonlySet<string>;
};

/** Rotates so that the line at `errorCount mod n` comes first, as specified [8.16]. */
export function rotated<Item>(items: readonly Item[], errorCount: number): readonly Item[] {
  if (items.length === 0) return items;
  const start = errorCount % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Returns the best class of lines: working ones, then those not yet confirmed, then those in quarantine. */
function bestClass(left: readonly Candidate[], now: number): readonly Candidate[] {
  const sound = left.filter(({ health }) => health.failuresInRow === 0);
  if (sound.length > 0) return sound;
  const released = left.filter(({ health }) => !isOpen(health, now));
  return released.length > 0 ? released : left;
}

/**
 * Returns the next line to try, or null when every one has been tried. Without history it is the plain rotation by the
 * stored error count; the health of a line then has more weight.
 */
export function chooseLine(candidates: readonly Candidate[], choice: Choice): VideoLine | null {
  const { now, errorCount, currentId, tried } = choice;
  const left = rotated(candidates, errorCount).filter(({ line }) => !tried.has(line.lineId));
  const weight = ({ line, health }: Candidate) =>
    costOf(health, now) - (line.lineId === currentId ? LINE.hysteresis : 0);
  const [best] = bestClass(left, now).toSorted((left, right) => weight(left) - weight(right));
  return best?.line ?? null;
}
