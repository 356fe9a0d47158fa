import { createKeptChoice } from '#app/core-client/kept-choice.ts';

const kept = createKeptChoice('folded-markets');
/** No market's name has a line break. */
const BETWEEN = '\n';

const namesIn = (text: string | null): readonly string[] => text?.split(BETWEEN).filter(Boolean) ?? [];

/** Whether the person folded the markets of this name. */
export const useFolded = (name: string): boolean => namesIn(kept.use()).includes(name);

export function foldMarket(name: string, folded: boolean): void {
  const others = namesIn(kept.read()).filter((other) => other !== name);
  kept.set((folded ? [...others, name] : others).join(BETWEEN));
}
