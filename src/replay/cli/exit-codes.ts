/** What the command line ends with; those of a load test are k6's where it has them. */
export const EXIT = {
  ok: 0,
  /** What was asked for could not be done. */
  failed: 1,
  /** The generator itself was too slow: what was measured says nothing of the target. */
  saturated: 98,
  thresholds: 99,
  badConfig: 104,
  interrupted: 105,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
