/** What was asked for made sense and could not be done; the message says why, and needs no stack. */
export class CouldNot extends Error {
  override readonly name = 'CouldNot';
}
