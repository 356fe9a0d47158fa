/** A command made sense but could not be done; the message says why, so the stack is not printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
