/** The elements that the venues' drawings are made of. */
const FOREIGN = /<(?!\/?(?:circle|ellipse|g|line|path|polygon|rect|text)\b)|\son\w+\s*=/i;

/** Named in the pages' content policy: src/sandbox/http/headers/policies.table.ts. */
const POLICY = 'venue-drawings';

/** To a browser that asks for trusted values what comes out is no text, but what takes markup takes it. */
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

/** Markup of our own as an element takes it. @throws TypeError when there is more in it than shapes. */
export const drawnMarkup = (markup: string): string => policy.createHTML(markup);
