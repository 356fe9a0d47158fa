import { type FieldRule, formFieldProblem } from '#contract/rules/text/form-field.ts';

/** A field's rule [5.10] as a form validates by it: true, or the rule's own message. */
export const byRule =
  (rule: FieldRule<string>) =>
  (typed: string): true | string =>
    formFieldProblem(typed, rule) ?? true;
