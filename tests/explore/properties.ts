import { allowedWords } from './allowed-words.table.ts';
import type { Facts } from './facts.ts';

/** Invariant of every screen at every moment. @returns its violations */
export type Property = (facts: Facts) => readonly string[];

const matches = (text: string, pattern: RegExp): readonly string[] => [...new Set(text.match(pattern) ?? [])];
const firstUnique = (found: readonly string[]): readonly string[] => [...new Set(found)].slice(0, 5);

/** Smallest size of a control that can be hit by a finger, px: WCAG 2.2, 2.5.8, less rounding. */
const LEAST_TARGET_PX = 16;
const MAX_ELEMENTS = 15_000;

/** Returns the visible text, without web and e-mail addresses. */
const visibleText = ({ text, names }: Facts) =>
  [text, ...names]
    .join('\n')
    .replaceAll(/\S+@\S+|\w+…\w+|\bhttps?:\S+|\b[\w-]+\.(?:com|test|example)\b/g, '');

/** Properties of one moment, by name. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  'shows no raw value': (facts) =>
    matches(visibleText(facts), /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]/g),
  'shows no key of a text': (facts) =>
    matches(
      visibleText(facts),
      /\b[a-z][a-zA-Z]+\.[a-z][a-zA-Z]+(?:\.[a-zA-Z]+)*\b(?!\.(?:com|test))/g,
    ).filter((match) => !/\.(?:com|test|svg|png|jpg|csv|mp4|webp)$/.test(match)),
  'shows no code of an error': (facts) => matches(visibleText(facts), /\b[A-Z]{3,}(?:_[A-Z]+)+\b/g),
  'shows no unfilled placeholder': (facts) => matches(visibleText(facts), /\{\w+\}|%[sd]\b|\$\{/g),
  'shows no foreign word': (facts) =>
    matches(visibleText(facts), /[A-Za-z]{4,}/g).filter((word) => !allowedWords.has(word.toLowerCase())),
  'shows no negative time': (facts) => matches(facts.text, /-\d+:\d\d|-\d+ ?(?:秒|分钟|小时|天)/g),
  // Interest of a day is shown to a millionth.
  'shows no amount finer than its currency': (facts) => matches(facts.text, /¥\s*-?[\d,]+\.\d{3,5}(?!\d)/g),
  'shows no amount of less than two decimals': (facts) => matches(facts.text, /¥\s*-?[\d,]+\.\d(?!\d)/g),
  'doubles no punctuation': (facts) => matches(facts.text, /[，。、；：]{2,}|（）|“”/g),
  'has a title': ({ title }) => (/^\S.* · \S+/.test(title) ? [] : [title || 'none']),
  'says its language': ({ language }) => (/^zh/.test(language) ? [] : [language]),
  'has one heading of the first level': ({ headings, loading }) =>
    headings.length > 1 || (headings.length === 0 && loading.length === 0)
      ? [`${headings.length}: ${headings.join()}`]
      : [],
  'has one main region': ({ mains, openDialogs }) =>
    mains === 1 || openDialogs.length > 0 ? [] : [String(mains)],
  'has each id once': ({ doubledIds }) => firstUnique(doubledIds),
  'refers to what exists': ({ lostReferences }) => firstUnique(lostReferences),
  'names every field': ({ unnamedFields }) => firstUnique(unnamedFields),
  'names every control': ({ controls }) =>
    firstUnique(
      controls
        .filter(({ name, kind }) => name === '' && kind !== 'field')
        .map(({ kind, x, y }) => `${kind} at ${Math.round(x)},${Math.round(y)}`),
    ),
  'describes every picture': ({ imagesWithoutText }) => firstUnique(imagesWithoutText),
  'shows no dead picture without words': ({ brokenImages }) => firstUnique(brokenImages),
  'shows what it says is expanded': ({ falseExpansions }) => firstUnique(falseExpansions),
  'puts no control into another': ({ controls }) =>
    firstUnique(controls.flatMap(({ inside, name }) => (inside ? [`${name} in ${inside}`] : []))),
  'takes no order of the keyboard by force': ({ controls }) =>
    firstUnique(controls.filter(({ tabIndex }) => tabIndex > 0).map(({ name }) => name)),
  'does not scroll sideways': ({ pageWidth, windowWidth }) =>
    pageWidth > windowWidth ? [`${pageWidth} px in a window of ${windowWidth}`] : [],
  'covers no control': ({ controls }) =>
    firstUnique(controls.flatMap(({ coveredBy, name }) => (coveredBy ? [`${name} under ${coveredBy}`] : []))),
  'cuts no text of a button': ({ controls }) =>
    firstUnique(controls.filter(({ isCut }) => isCut).map(({ name }) => name)),
  'has controls large enough to hit': ({ controls }) =>
    firstUnique(
      controls
        .filter(({ kind, width, height }) => kind === 'button' && Math.min(width, height) < LEAST_TARGET_PX)
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
    ),
  'names every dialog': ({ openDialogs }) => openDialogs.filter((name) => name === 'without a name'),
  'keeps the focus in an open dialog': ({ openDialogs, focused }) =>
    openDialogs.length > 0 && !focused.inDialog ? [`${openDialogs.join()}: ${focused.description}`] : [],
  'keeps the focus on what is shown': ({ focused }) =>
    focused.isBody || focused.isShown ? [] : [focused.description],
  'covers no focus by a toast': ({ focused }) =>
    focused.toastOver ? [`${focused.description} under ${focused.toastOver}`] : [],
  'has one sound at most': ({ audible }) => (audible > 1 ? [`${audible} are heard`] : []),
  'shows no row twice, and rows in their order': ({ rows }) =>
    rows.some((row, index) => index > 0 && row <= (rows[index - 1] ?? row)) ? [rows.join()] : [],
  'leaves a way on': ({ controls }) =>
    controls.some(({ enabled, kind }) => enabled && kind !== 'field') ? [] : ['no link, no button'],
  'stays of a bounded size': ({ elements }) => (elements > MAX_ELEMENTS ? [`${elements} elements`] : []),
};
