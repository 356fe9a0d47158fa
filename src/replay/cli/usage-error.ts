/** The command line, or a file it names, makes no sense; the message says which part. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
