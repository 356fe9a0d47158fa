/**
 * Allocation of the lanes over the video. All lengths are in em of the current font size, so that another font size or
 * video size is only another width; rolling texts are placed on the odometer, the distance that all of them have travelled
 * so far, so that a change of speed moves them together. A text is anchored to the right edge: its distance to the others
 * never changes while it rolls.
 */
export type LaneBoard = {
  resize(size: BoardSize): void;
  /** Returns the lane that a rolling text may enter now; null while all are occupied. */
  rollingLane(moment: Moment): number | null;
  /** A rolling text of this width enters the lane. */
  roll(lane: number, widthEm: number, moment: Moment): void;
  /** Reports whether a fixed text may use this lane now. */
  isClear(lane: number, moment: Moment): boolean;
  /** Occupies the lane with a standing text until this time. */
  stand(lane: number, untilMs: number): void;
  /** Resets the distances to zero, as no text is in flight. */
  clear(): void;
};

export type BoardSize = {
  readonly widthEm: number;
  /** Rolling lanes, from the top. */
  readonly lanes: number;
  /** True if there is room for an additional line at the bottom. */
  readonly foot: boolean;
  /** Least distance between two texts of a lane. */
  readonly gapEm: number;
};

export type Moment = {
  /** Stage time, ms; it stops while the video is paused. */
  readonly at: number;
  readonly odometerEm: number;
};

/** Lane 0, which rolling texts use last: as long as there is room elsewhere it is clear for a text at the top. */
export const TOP_LANE = 0;
/** Lane below the rolling ones, at the bottom of the video; no text rolls here. */
export const BOTTOM_LANE = -1;

type Lane = {
  /** Odometer at which the tail of its last text has come in. */
  tailEm: number;
  /** Time until which a text occupies it, stage time. */
  standsUntil: number;
};

const NEVER = Number.NEGATIVE_INFINITY;

export function createLaneBoard(): LaneBoard {
  const lanes = new Map<number, Lane>();
  let size: BoardSize = { widthEm: 0, lanes: 0, foot: false, gapEm: 0 };

  const laneAt = (index: number): Lane => {
    const known = lanes.get(index);
    if (known) return known;
    const created = { tailEm: NEVER, standsUntil: NEVER };
    lanes.set(index, created);
    return created;
  };
  const canRoll = (index: number, { at, odometerEm }: Moment): boolean => {
    const { tailEm, standsUntil } = laneAt(index);
    return standsUntil <= at && tailEm + size.gapEm <= odometerEm;
  };

  return {
    resize(next) {
      size = next;
    },
    rollingLane(moment) {
      for (let step = 1; step <= size.lanes; step += 1) {
        const lane = step % size.lanes;
        if (canRoll(lane, moment)) return lane;
      }
      return null;
    },
    roll(lane, widthEm, { odometerEm }) {
      laneAt(lane).tailEm = odometerEm + widthEm;
    },
    isClear(lane, { at, odometerEm }) {
      if (lane === BOTTOM_LANE && !size.foot) return false;
      const { tailEm, standsUntil } = laneAt(lane);
      return standsUntil <= at && tailEm + size.widthEm <= odometerEm;
    },
    stand(lane, untilMs) {
      laneAt(lane).standsUntil = untilMs;
    },
    clear: () => lanes.clear(),
  };
}
