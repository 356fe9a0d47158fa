/** Play of a demo member over the past fourteen months. */
export type DemoPlay = {
  /** Whole yuan of valid stake a day, by venue, day after day. */
  readonly days: readonly (readonly [venue: string, yuan: bigint])[];
  /** Whether the member claims rebates, and the gifts of all grades but the last. */
  readonly claims: boolean;
  /** Grade given by an operator, and its number of days from now. */
  readonly given: { readonly grade: number; readonly days: number } | null;
};

/** Play by member name: under the regular rules, each leads to the grade in the table of members. */
export const DEMO_PLAY: Readonly<Record<string, DemoPlay>> = {
  beian: {
    days: [
      ['YBTY', 2_480n],
      ['LJTY', 860n],
      ['JGZR', 540n],
      ['HGDJ', 720n],
      ['YHEGDZ', 412n],
    ],
    claims: true,
    given: null,
  },
  xuexian: { days: [['LJTY', 9_600n]], claims: false, given: { grade: 10, days: 180 } },
  qinghe: { days: [['HGDJ', 180n]], claims: false, given: null },
  fangguan: { days: [['YBTY', 2_600n]], claims: false, given: null },
  wuhao: { days: [['QHTY', 40n]], claims: false, given: null },
};
