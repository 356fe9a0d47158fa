/** Gifts at a rate for some time. */
export type Storms = {
  add(roomNo: string, perSecond: number, until: number): void;
  clear(): void;
  readonly any: boolean;
  /** Calls back until what falls due from one moment to the next is given; `give` says how many gifts it was. */
  step(from: number, to: number, give: (roomNo: string) => number): void;
};

type Storm = { readonly roomNo: string; readonly perSecond: number; readonly until: number; owed: number };

export function giftStorms(): Storms {
  let storms: Storm[] = [];
  return {
    add(roomNo, perSecond, until) {
      storms.push({ roomNo, perSecond, until, owed: 0 });
    },
    clear() {
      storms = [];
    },
    get any() {
      return storms.length > 0;
    },
    step(from, to, give) {
      storms = storms.filter(({ until }) => until > from);
      for (const storm of storms) {
        storm.owed += (storm.perSecond * (Math.min(to, storm.until) - from)) / 1_000;
        while (storm.owed >= 1) storm.owed -= Math.max(1, give(storm.roomNo));
      }
    },
  };
}
