import { hash32 } from '#contract/units/random.ts';
import type { Showing } from '#sandbox/video/clips/programme.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { type Moment, type PlayClip, type PlayPosition, reachable } from './play-graph.ts';

/** State of a match at a moment, as far as its video is concerned. */
export type Mode = 'before' | 'play' | 'rest' | 'halted' | 'over';

/** Rules by which the clips of a sport are chosen. */
export interface Style {
  readonly reel: string;
  readonly shared: string;
  readonly play: readonly PlayClip[];
  /** Clips in turn while nothing is played, all of one length. */
  readonly idle: Readonly<Record<Exclude<Mode, 'play'> | NonNullable<Moment['after']>, readonly string[]>>;
  /** Number of units in each of them. */
  readonly idleUnits: number;
  /** Clips of the shared reel; the others are on the reel of the kits. */
  readonly isShared: (clip: string) => boolean;
}

export interface Course {
  readonly moments: readonly Moment[];
  readonly modeAt: (epochMs: number) => Mode;
  /** Returns the desired position of play at a moment. */
  readonly positionAt: (epochMs: number) => PlayPosition;
}

/** Segments from `first` on. */
export interface Plan {
  readonly first: number;
  readonly showings: readonly Showing[];
}

type ScheduledMoment = Moment & { readonly start: number; readonly skipped: number };
type Range = { readonly from: number; readonly until: number };

/**
 * Assigns segments to every moment, the important ones first; one whose segments are taken is not shown. A moment that has
 * just happened when the range begins is shown at once, without its run-up.
 */
function scheduleMoments(
  moments: readonly Moment[],
  { from, until }: Range,
  phaseMs: number,
): ScheduledMoment[] {
  const occupied = new Set<number>();
  const fit = moments
    .toSorted((one, two) => two.rank - one.rank || one.at - two.at)
    .flatMap((moment): ScheduledMoment[] => {
      const wanted = Math.round((moment.at - moment.anchorMs + phaseMs) / SEGMENT_MS);
      const late = Math.max(0, from - wanted);
      if (late > 0 && moment.at < (from - 1) * SEGMENT_MS - phaseMs) return [];
      const start = wanted + late;
      const skipped = Math.min(late, moment.units - 1);
      const length = moment.units - skipped;
      if (start + length > until) return [];
      const own = Array.from({ length }, (_, i) => start + i);
      if (own.some((segment) => occupied.has(segment))) return [];
      for (const segment of own) occupied.add(segment);
      return [{ ...moment, start, skipped }];
    });
  return fit.toSorted((one, two) => one.start - two.start);
}

/** Fills segments with one programme of clips; made for one range and one style. */
class Filling {
  readonly #showings: Showing[] = [];
  readonly #style: Style;
  readonly #course: Course;
  readonly #range: Range;
  readonly #phaseMs: number;

  constructor(style: Style, course: Course, range: Range, phaseMs: number) {
    this.#style = style;
    this.#course = course;
    this.#range = range;
    this.#phaseMs = phaseMs;
  }

  get showings(): readonly Showing[] {
    return this.#showings;
  }

  get #at(): number {
    return this.#range.from + this.#showings.length;
  }

  #timeOf(segment: number): number {
    return segment * SEGMENT_MS - this.#phaseMs;
  }

  show(clip: string, units: number, from = 0, event?: string): void {
    const { reel, shared, isShared } = this.#style;
    const name = isShared(clip) ? shared : reel;
    for (let part = from; part < units; part += 1) {
      this.#showings.push({ reel: name, clip, part, ...(event === undefined ? {} : { event }) });
    }
  }

  /** Up to a segment: whatever the match is like then. */
  upTo(until: number, from: PlayPosition | null, to: PlayPosition | null, after: Moment['after']): void {
    let position = from;
    while (this.#at < until) {
      const mode = this.#course.modeAt(this.#timeOf(this.#at));
      let end = this.#at + 1;
      while (end < until && this.#course.modeAt(this.#timeOf(end)) === mode) end += 1;
      if (mode !== 'play') this.#idle(end, mode);
      else if (after !== undefined && end === until) this.#idle(end, after);
      else this.#play(end, position, end === until ? to : null);
      position = null;
    }
  }

  #idle(until: number, kind: keyof Style['idle']): void {
    const { idle, idleUnits } = this.#style;
    const clips = idle[kind];
    const anchor = this.#at;
    while (this.#at < until) {
      const turn = Math.floor((this.#at - anchor) / idleUnits);
      const clip = clips[turn % clips.length] ?? '';
      this.show(clip, Math.min(idleUnits, until - this.#at));
    }
  }

  /** Clips of play that lead from place to place and end where the next moment begins. */
  #play(until: number, from: PlayPosition | null, to: PlayPosition | null): void {
    const sets = reachable(this.#style.play, until - this.#at, to);
    let position = from;
    while (this.#at < until) {
      const remaining = until - this.#at;
      const here = position;
      const fits = this.#style.play.filter(
        (clip) =>
          (here === null || clip.from === here) &&
          clip.units <= remaining &&
          sets[remaining - clip.units]?.has(clip.to),
      );
      const chosen =
        this.#best(fits) ?? this.#best(this.#style.play.filter(({ units }) => units <= remaining));
      if (!chosen) return;
      this.show(chosen.clip, chosen.units);
      position = chosen.to;
    }
  }

  /** The clip that ends nearest to where play wants to be; chance decides between equals. */
  #best(clips: readonly PlayClip[]): PlayClip | undefined {
    const score = (clip: PlayClip) => {
      const wish = this.#course.positionAt(this.#timeOf(this.#at + clip.units));
      const side = wish.slice(0, 4) === clip.to.slice(0, 4) ? 2 : 0;
      const chance = (hash32(`${this.#at} ${clip.clip}`) % 100) / 100;
      return (clip.to === wish ? 4 : side) + chance + (clip.units - 1) * 0.4;
    };
    return clips.reduce<PlayClip | undefined>(
      (best, clip) => (best === undefined || score(clip) > score(best) ? clip : best),
      undefined,
    );
  }
}

/**
 * Plans the video of a match, segment by segment: moments are placed at their time, between them play continues from clip
 * to clip. The same course gives the same plan.
 */
export function planOf(style: Style, course: Course, range: Range, phaseMs: number): Plan {
  const filling = new Filling(style, course, range, phaseMs);
  let last: ScheduledMoment | undefined;
  for (const moment of scheduleMoments(course.moments, range, phaseMs)) {
    filling.upTo(moment.start, last?.to ?? null, moment.skipped > 0 ? null : moment.from, last?.after);
    filling.show(moment.clip, moment.units, moment.skipped, moment.event);
    last = moment;
  }
  filling.upTo(range.until, last?.to ?? null, null, last?.after);
  return { first: range.from, showings: filling.showings };
}
