import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { BOTTOM_LANE, type BoardSize, createLaneBoard, TOP_LANE } from './lane-board.ts';

/** Text over the video. */
export type Flying = {
  readonly text: DanmakuText;
  /** Number of equal texts it represents. */
  readonly count: number;
  /** From 0 at the top; BOTTOM_LANE at the foot. */
  readonly lane: number;
  readonly widthEm: number;
  readonly motion: Motion;
};

type Motion =
  /** Entered when the odometer was here. */
  | { readonly is: 'rolling'; readonly fromEm: number }
  /** Centred in its lane until this stage time, ms. */
  | { readonly is: 'standing'; readonly until: number };

/** Desired position of a text. */
export type Placement = 'rolling' | 'top' | 'bottom';

const STAND_MS = 4_000;
const MS_PER_SECOND = 1_000;

type HeldInLane = Extract<Motion, { is: 'standing' }>;
type Entry = { readonly lane: number; readonly motion: Motion };

/**
 * Texts in flight and the stage clock that moves them. No two of them ever overlap, whatever changes in the size of the
 * video and the speed.
 */
export class Flight {
  readonly flying = new Set<Flying>();
  /** Stage time, ms. */
  at = 0;
  odometerEm = 0;
  /** Number of times the odometer was reset to zero. */
  rounds = 0;
  #size: BoardSize = { widthEm: 0, lanes: 0, foot: false, gapEm: 0 };
  readonly #board = createLaneBoard();

  resize(size: BoardSize): void {
    this.#size = size;
    this.#board.resize(size);
  }

  /** Advances all texts; returns those that have left the video. */
  advance(ms: number, emPerSecond: number): readonly Flying[] {
    this.at += ms;
    this.odometerEm += (ms / MS_PER_SECOND) * emPerSecond;
    const exited = this.remove((flying) => this.#isOver(flying));
    if (this.flying.size === 0 && this.odometerEm > 0) {
      // Counted from zero again, so that an evening's distances stay exact.
      this.odometerEm = 0;
      this.rounds += 1;
      this.#board.clear();
    }
    return exited;
  }

  /** Starts a text if there is room for it; its width is measured only then. */
  enter(text: DanmakuText, count: number, placement: Placement, measure: () => number): Flying | null {
    const lane = placement === 'rolling' ? this.#board.rollingLane(this) : this.#clearLane(placement);
    if (lane === null) return null;
    const widthEm = measure();
    const entry = placement === 'rolling' ? this.#roll(lane, widthEm) : this.#stand(lane, widthEm);
    if (entry === null) return null;
    const flying = { text, count, widthEm, ...entry };
    this.flying.add(flying);
    return flying;
  }

  /** Removes texts from the video and returns them. */
  remove(test: (flying: Flying) => boolean): readonly Flying[] {
    const leaving = [...this.flying].filter(test);
    for (const flying of leaving) this.flying.delete(flying);
    return leaving;
  }

  /** Returns the left edge of a text, em from the left edge of the video. */
  leftOf({ motion, widthEm }: Flying): number {
    if (motion.is === 'standing') return (this.#size.widthEm - widthEm) / 2;
    return this.#size.widthEm + motion.fromEm - this.odometerEm;
  }

  #clearLane(placement: 'top' | 'bottom'): number | null {
    const lane = placement === 'top' ? TOP_LANE : BOTTOM_LANE;
    return this.#board.isClear(lane, this) ? lane : null;
  }

  #roll(lane: number, widthEm: number): Entry {
    this.#board.roll(lane, widthEm, this);
    return { lane, motion: { is: 'rolling', fromEm: this.odometerEm } };
  }

  /** Texts wider than the video cannot be fixed. */
  #stand(lane: number, widthEm: number): Entry | null {
    if (widthEm > this.#size.widthEm) return null;
    const motion: HeldInLane = { is: 'standing', until: this.at + STAND_MS };
    this.#board.stand(lane, motion.until);
    return { lane, motion };
  }

  /** A video that has become lower has no room for the texts of its last lanes. */
  #isOver({ motion, widthEm, lane }: Flying): boolean {
    const hasLane = lane === BOTTOM_LANE ? this.#size.foot : lane < this.#size.lanes;
    if (!hasLane) return true;
    return motion.is === 'standing'
      ? motion.until <= this.at
      : motion.fromEm + widthEm + this.#size.widthEm <= this.odometerEm;
  }
}
