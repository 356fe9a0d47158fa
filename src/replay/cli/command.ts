import type { ExitCode } from './exit-codes.ts';

/** Output (`say`) and error output (`complain`) of a command. */
export type Terminal = { say(line: string): void; complain(line: string): void };

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
