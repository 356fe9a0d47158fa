import { drawnMarkup } from './drawn-markup.ts';

type Attribute = string | boolean | ((event: Event) => void);
export type Attributes = Readonly<Record<string, Attribute>>;

function dress<Made extends Element>(
  made: Made,
  attributes: Attributes,
  children: readonly (Node | string)[],
): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
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
  const made = drawn(tag, attributes);
  made.innerHTML = drawnMarkup(inside);
  return made;
}
