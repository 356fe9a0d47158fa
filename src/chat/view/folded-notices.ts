import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import type { Notice } from '#contract/models/chat-switches.ts';
import { hash32 } from '#contract/units/random.ts';

/** Notices that are remembered; the oldest are forgotten. */
const REMEMBERED = 24;
const BASE = 36;

const kept = createKeptChoice('foldedNotices', 'member');

const nameOf = ({ role, author, text }: Notice): string => hash32(`${role} ${author} ${text}`).toString(BASE);

const namesIn = (text: string | null): readonly string[] => (text ?? '').split(' ').filter(Boolean);

/** Before the name of a notice that was unfolded where it begins folded. */
const UNFOLDED = '+';

/** Whether this notice is folded, and how the viewer folds or unfolds it; another notice begins as `atFirst` says. */
export function useFolded(
  notice: Notice,
  atFirst: boolean,
): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const name = nameOf(notice);
  const names = namesIn(kept.use());
  const fold = (folded: boolean) => {
    const others = namesIn(kept.read()).filter((one) => one !== name && one !== UNFOLDED + name);
    kept.set([...others, folded ? name : UNFOLDED + name].slice(-REMEMBERED).join(' '));
  };
  return [names.includes(name) || (atFirst && !names.includes(UNFOLDED + name)), fold];
}
