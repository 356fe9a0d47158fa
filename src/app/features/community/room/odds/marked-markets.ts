import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

/** Separator, as no market's name has a line break. */
const BETWEEN = '\n';

const namesIn = (text: string | null): readonly string[] => text?.split(BETWEEN).filter(Boolean) ?? [];

/** Manages the market names marked by the viewer: a mark applies to every match, and survives reloads. */
function createMarkedNames(choice: string) {
  const kept = createStoredChoice(choice);
  return {
    useAll: (): readonly string[] => namesIn(kept.use()),
    use: (name: string): boolean => namesIn(kept.use()).includes(name),
    mark(name: string, marked: boolean): void {
      const others = namesIn(kept.read()).filter((other) => other !== name);
      kept.set((marked ? [...others, name] : others).join(BETWEEN));
    },
  };
}

/** Markets that are folded to their names. */
export const foldedMarkets = createMarkedNames('folded-markets');
/** Markets that come first. */
export const favouriteMarkets = createMarkedNames('favourite-markets');
