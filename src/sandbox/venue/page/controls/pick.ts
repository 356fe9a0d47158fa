import { element } from './element.ts';

/** An option of a choice that is made before a round. */
type PickOption = {
  readonly text: string;
  /** Read aloud in place of the text. */
  readonly label?: string;
  /** Drawn before the text. */
  readonly art?: Element;
};

/** A row of options of which one is chosen; arrow keys move between them. */
export type Pick = {
  readonly field: HTMLFieldSetElement;
  chosen(): number;
  /** Shows which option the open round was begun with. */
  choose(option: number): void;
  lock(locked: boolean): void;
};

/** @param changed is called when the player chooses another option */
export function createPick(
  legend: string,
  options: readonly PickOption[],
  first: number,
  changed: () => void,
): Pick {
  const fields = options.map(({ text, label = text, art }, option) => {
    const attributes = { type: 'radio', name: legend, 'aria-label': label, change: changed };
    const input = element('input', attributes);
    input.checked = option === first;
    const shown = [...(art ? [art] : []), element('span', {}, text)];
    return { input, label: element('label', { class: 'pick' }, input, ...shown) };
  });
  const field = element(
    'fieldset',
    { class: 'picks' },
    element('legend', { class: 'sr' }, legend),
    element('b', { 'aria-hidden': 'true' }, legend),
    ...fields.map(({ label }) => label),
  );
  return {
    field,
    chosen: () => Math.max(0, fields.map(({ input }) => input.checked).indexOf(true)),
    choose(option) {
      const input = fields[option]?.input;
      if (input) input.checked = true;
    },
    lock(locked) {
      field.disabled = locked;
    },
  };
}
