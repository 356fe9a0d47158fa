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

/** Output (`printLine`) and error output (`complain`) of a command. */
export type Terminal = { printLine(line: string): void; complain(line: string): void };

/** One command of the command line. */
export type Command = {
  /** The arguments, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  /** The arguments of some usual cases. */
  readonly examples?: readonly string[];
  /** The help text of its flags, one line each. */
  readonly flags: string;
  /** Runs the command. @throws UsageError, CommandError, BadRecording, and errors of file system and network. */
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
};

/** Error of an invalid command line, or an invalid file it names; the message names the invalid part. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Error of a valid command that could not be completed; the message gives the reason, so the stack is not printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
