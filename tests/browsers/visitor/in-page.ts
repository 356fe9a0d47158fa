/** Functions that run in the page: they are sent as source, so they may use nothing from outside themselves. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SentTarget } from './target.ts';

type Library = typeof import('@testing-library/dom');

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Script that loads Testing Library into the page, under the name `TestingLibraryDom`. */
export const LIBRARY = `(() => { const exports = undefined, module = undefined, define = undefined; ${library} })()`;

/** Returns all matches of a target, in document order; null where the library is not loaded yet. */
export function findAll(target: SentTarget): readonly HTMLElement[] | null {
  const found: Library | undefined = Reflect.get(globalThis, 'TestingLibraryDom');
  if (!found || !document.body) return null;
  const matcherOf = ({ source, flags }: SentTarget['key']) =>
    flags === null ? source : new RegExp(source, flags);
  const within = (root: HTMLElement, { by, key, name }: SentTarget): readonly HTMLElement[] => {
    if (by === 'role')
      return found.queryAllByRole(root, key.source, name === null ? {} : { name: matcherOf(name) });
    if (by === 'text') return found.queryAllByText(root, matcherOf(key));
    if (by === 'label') return found.queryAllByLabelText(root, matcherOf(key));
    return [...root.querySelectorAll<HTMLElement>(key.source)];
  };
  const all = (sent: SentTarget): readonly HTMLElement[] => {
    if (sent.in === null) return within(document.body, sent);
    const around = all(sent.in).at(sent.in.at);
    return around ? within(around, sent) : [];
  };
  return all(target);
}

/** Returns the texts of all matches of a target; null where the library is not loaded yet. */
export function readAll(find: typeof findAll, target: SentTarget): readonly string[] | null {
  return find(target)?.map((element) => element.textContent ?? '') ?? null;
}

/**
 * Returns the element of a target, once it is visible, still and not covered; notes whether the next press hits it.
 * @returns the reason it cannot be pressed, where it cannot
 */
export async function pressable(find: typeof findAll, target: SentTarget): Promise<HTMLElement | string> {
  const all = find(target);
  if (all === null) return 'the page has just opened';
  const element = all.at(target.at);
  if (!element) return 'it is not there';
  if (element.matches(':disabled')) return 'it is disabled';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await frame();
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (Math.abs(x - before.x) > 0.5 || Math.abs(y - before.y) > 0.5) return 'it moves';
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!over || !(element.contains(over) || over.contains(element)))
    return `it lies under ${over?.outerHTML.slice(0, 120)}`;
  Reflect.set(globalThis, 'courtsidePressed', false);
  const note = (event: Event) =>
    Reflect.set(globalThis, 'courtsidePressed', event.composedPath().includes(element));
  // A page may move between the two halves of a press, which is then no press of anything.
  document.addEventListener('click', note, { capture: true, once: true });
  return element;
}

/** Reports whether the last press target moved away from under the mouse; a page that was left cannot report it. */
export const missed = () => Reflect.get(globalThis, 'courtsidePressed') === false;

/** Reports whether a field contains this text. */
export function fieldHasText(find: typeof findAll, target: SentTarget, text: string): boolean {
  const field = find(target)?.at(target.at);
  return field instanceof HTMLInputElement && field.value === text;
}
