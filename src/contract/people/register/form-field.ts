import { isBlank } from '#contract/community/expression/shown-text.ts';

/** Length limit of a field, and the error message for an invalid value. */
export type FieldRule<Message> = {
  readonly maxLength: number;
  readonly message: Message;
  /** False where the field may stay blank; it must be filled otherwise. */
  readonly required?: boolean;
};

/** The rule's own message when the field is too long, or blank although it must be filled; null when it is fine [5.10]. */
export const formFieldProblem = <Message>(
  text: string,
  { maxLength, message, required = true }: FieldRule<Message>,
): Message | null => ((required && isBlank(text)) || text.length > maxLength ? message : null);
