import { element } from './element.ts';
import { type Choice, choose } from './field.ts';

/** Selected option of a list that changes, with its label at the time of selection. */
export type Chosen = Choice & { readonly isUnlisted: boolean };

export type LiveChoice = {
  readonly root: HTMLSelectElement;
  /** Shows the current choices; the selected one stays selected, and is marked once it is no longer among them. */
  readonly show: (choices: readonly Choice[]) => void;
  /** Returns the selected choice; null while there are no choices. */
  readonly chosen: () => Chosen | null;
};

const UNLISTED = '（不在列表中）';

/** A choice from a list that changes by itself: only the operator changes what is chosen. */
export function liveChoice(): LiveChoice {
  const root = choose([]);
  let listed: readonly Choice[] = [];
  let held: Chosen | null = null;
  const option = ({ value, text }: Choice) => element('option', { value }, text);
  const draw = () => {
    const own = held?.isUnlisted ? [{ ...held, text: held.text + UNLISTED }] : [];
    root.replaceChildren(...[...own, ...listed].map(option));
    if (held !== null) root.value = held.value;
  };
  root.addEventListener('change', () => {
    const next = listed.find(({ value }) => value === root.value);
    if (!next) return;
    const wasUnlisted = held?.isUnlisted === true;
    held = { ...next, isUnlisted: false };
    if (wasUnlisted) draw();
  });
  return {
    root,
    chosen: () => held,
    show(choices) {
      const before = JSON.stringify([held, listed]);
      listed = choices;
      const [first] = choices;
      if (held === null) held = first ? { ...first, isUnlisted: false } : null;
      else held = { ...held, isUnlisted: !choices.some(({ value }) => value === held?.value) };
      if (JSON.stringify([held, listed]) !== before) draw();
    },
  };
}
