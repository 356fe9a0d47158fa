/** Error of an invalid command line, or an invalid file it names; the message names the invalid part. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Error of a valid command that could not be completed; the message gives the reason, so the stack is not printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
