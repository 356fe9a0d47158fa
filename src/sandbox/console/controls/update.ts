/** Writes only what is different, so that nothing flickers and no selection is lost. */
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
