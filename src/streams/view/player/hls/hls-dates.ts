const SECOND_MS = 1_000;
/** Overlap of dates, ms, from which they are a correction of the encoder's clock and not rounding. */
const OVERLAP_MS = 5_000;

/** Fields of a fragment that place it: seconds of the engine, and epoch ms of filming. */
export type DatedFragment = {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
};

/** `shift` is what was added to the date of a fragment, ms. */
type Dated = { readonly start: number; readonly begun: number; readonly shift: number };

/**
 * Adjusts the dates of a playlist to those of its newest part. An encoder that sets its clock back gives two parts of the
 * video the same dates; the earlier part moves back, so that dates rise along the video.
 */
function risingDates(fragments: readonly DatedFragment[]): readonly Dated[] {
  let shift = 0;
  let next: number | null = null;
  const dated: Dated[] = [];
  for (const { start, duration, programDateTime } of fragments.toReversed()) {
    if (programDateTime === null) continue;
    const overlap: number = next === null ? 0 : programDateTime + duration * SECOND_MS + shift - next;
    if (overlap > OVERLAP_MS) shift -= overlap;
    next = programDateTime + shift;
    dated.push({ start, begun: next, shift });
  }
  return dated.reverse();
}

/** Correction of the playlist's date at a place of the engine, s: ms, 0 where the encoder's clock only ran on. */
export function shiftAt(fragments: readonly DatedFragment[], place: number): number {
  const dates = risingDates(fragments);
  return (dates.findLast(({ start }) => start <= place) ?? dates[0])?.shift ?? 0;
}

/** Time of filming at a place of the engine, s, by the dates of a playlist; null where it has none. */
export function timeAt(fragments: readonly DatedFragment[], place: number): number | null {
  const dates = risingDates(fragments);
  const found = dates.findLast(({ start }) => start <= place) ?? dates[0];
  return found ? found.begun + (place - found.start) * SECOND_MS : null;
}

/** Place of the engine, s, at which a time of filming is shown: the beginning for earlier ones; null without dates. */
export function placeAt(fragments: readonly DatedFragment[], filmedAt: number): number | null {
  const dates = risingDates(fragments);
  const found = dates.findLast(({ begun }) => begun <= filmedAt) ?? dates[0];
  return found ? found.start + Math.max(0, filmedAt - found.begun) / SECOND_MS : null;
}
