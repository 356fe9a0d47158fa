/** What a demo member has played in the past fourteen months. */
export type DemoPlay = {
  /** Whole yuan of valid stake a day, by venue, day after day. */
  readonly days: readonly (readonly [venue: string, yuan: bigint])[];
  /** Claims what comes back, and the gifts of grades but the last. */
  readonly claims: boolean;
  /** A grade an operator gave, for so many days from now. */
  readonly given: { readonly grade: number; readonly days: number } | null;
};

/** By name: each leads to the grade of the table of members by the rules of every member. */
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
