/** The elements that the venues' drawings are made of. */
const FOREIGN = /<(?!\/?(?:circle|clipPath|ellipse|g|line|path|polygon|rect|text)\b)|\son\w+\s*=/i;

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
const drawnMarkup = (markup: string): string => policy.createHTML(markup);

type Attribute = string | boolean | ((event: Event) => void);
export type Attributes = Readonly<Record<string, Attribute>>;

function dress<Made extends Element>(
  node: Made,
  attributes: Attributes,
  children: readonly (Node | string)[],
): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/** An element with attributes, listeners (by the event's name) and children. A false attribute is left out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => dress(document.createElement(tag), attributes, children);

/** The same for a part of a drawing. */
export const drawn = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] =>
  dress(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** A part of a drawing made of text of our own. */
export function drawing<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  inside: string,
): SVGElementTagNameMap[Tag] {
  const node = drawn(tag, attributes);
  node.innerHTML = drawnMarkup(inside);
  return node;
}
