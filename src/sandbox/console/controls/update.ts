/** Writes only what is different, so that nothing flickers and no selection is lost. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function setData(node: HTMLElement, name: string, value: string): void {
  if (node.dataset[name] !== value) node.dataset[name] = value;
}

/** A choice is not taken out of the hand that is making it. */
export function setChoice(select: HTMLSelectElement, value: string): void {
  if (document.activeElement !== select && select.value !== value) select.value = value;
}
