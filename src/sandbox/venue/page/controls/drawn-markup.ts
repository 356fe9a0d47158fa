/** The elements that the venues' drawings are made of. */
const FOREIGN = /<(?!\/?(?:circle|ellipse|g|line|path|polygon|rect|text)\b)|\son\w+\s*=/i;

/** Named in the pages' content policy: src/sandbox/http/headers/policies.table.ts. */
const POLICY = 'venue-drawings';

/** For a browser that requires trusted types, the result is no string, but is accepted wherever markup is. */
type Rules = { createHTML(markup: string): string };
type Factory = { createPolicy(name: string, rules: Rules): Rules };

const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const rules: Rules = {
  createHTML: (markup) => {
    if (FOREIGN.test(markup)) throw new TypeError('not a drawing');
    return markup;
  },
};
const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
const policy = isFactory(factory) ? factory.createPolicy(POLICY, rules) : rules;

/** Converts the page’s own markup for an element. @throws TypeError when it contains more than shapes. */
export const drawnMarkup = (markup: string): string => policy.createHTML(markup);
