type Attribute = string | boolean | ((event: Event) => void);
export type Attributes = Readonly<Record<string, Attribute>>;

/** An element with attributes, listeners (by the event's name) and children. A false attribute is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/** Writes a text only where it is different, so that nothing flickers and no selection is lost. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function setData(node: HTMLElement, name: string, value: string): void {
  if (node.dataset[name] !== value) node.dataset[name] = value;
}

/** Sets a choice, unless the operator is changing it (it has focus). */
export function setChoice(select: HTMLSelectElement, value: string): void {
  if (document.activeElement !== select && select.value !== value) select.value = value;
}
