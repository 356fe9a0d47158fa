/** The command line or a file it names cannot be understood; the message says which part. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}
