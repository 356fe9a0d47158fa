/** The exit codes of the command line; those of a load test are k6's where k6 has them. */
export const EXIT = {
  ok: 0,
  /** The command could not be done. */
  failed: 1,
  /** The run proves nothing: nothing was sent, nothing arrived, or a threshold has no sample. */
  broken: 97,
  /** The load generator itself was too slow, so the measurements are no evidence about the target. */
  saturated: 98,
  thresholds: 99,
  usageError: 104,
  interrupted: 105,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
