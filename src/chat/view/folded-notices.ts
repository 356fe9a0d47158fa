import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import type { Notice } from '#contract/models/chat-switches.ts';
import { hash32 } from '#contract/units/random.ts';

/** Notices remembered as folded; the oldest are forgotten. */
const REMEMBERED = 24;
const BASE = 36;

const kept = createKeptChoice('foldedNotices', 'member');

const nameOf = ({ role, author, text }: Notice): string => hash32(`${role} ${author} ${text}`).toString(BASE);

const namesIn = (text: string | null): readonly string[] => (text ?? '').split(' ').filter(Boolean);

/** Whether the viewer has folded this notice, and how they fold or unfold it; another notice begins unfolded. */
export function useFolded(notice: Notice): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const name = nameOf(notice);
  const fold = (folded: boolean) => {
    const others = namesIn(kept.read()).filter((one) => one !== name);
    kept.set((folded ? [...others, name] : others).slice(-REMEMBERED).join(' '));
  };
  return [namesIn(kept.use()).includes(name), fold];
}
