/** Error of an invalid command line, or an invalid file it names; the message names the invalid part. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
