/** A field that must be filled, and how long it may be; `message` is what the person is told about either. */
export type FieldRule<Message> = { readonly maxLength: number; readonly message: Message };

/** The rule's own message when the field is blank or too long, null when it is fine [5.10]. */
export const formFieldProblem = <Message>(text: string, { maxLength, message }: FieldRule<Message>) =>
  text.trim() === '' || text.length > maxLength ? message : null;
