/** Error of a valid command that could not be completed; the message gives the reason, so the stack is not printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
