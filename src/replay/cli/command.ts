import type { ExitCode } from './exit-codes.ts';

/** Where a command says what it found, and what it complains of. */
export type Terminal = { say(line: string): void; complain(line: string): void };

/** One word of the command line. */
export type Command = {
  /** What follows the word, in the help. */
  readonly usage: string;
  readonly summary: string;
  /** What follows the word, in a few cases that people have. */
  readonly examples?: readonly string[];
  /** Its flags for the help, a line each. */
  readonly flags: string;
  /** @throws BadConfig, BadRecording, and what the file system or the network says. */
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
};
