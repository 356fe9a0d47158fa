import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';

/** Scene of a game on the stage, with its texts about a round. */
export type Scene = {
  /** Drawing on the stage, under the title. */
  readonly container: Element;
  /** Facts beside the title. */
  readonly facts: readonly string[];
  /** Unit of a stake: "每局", "每球". */
  readonly unit: string;
  /** Two short lines beside the button. */
  readonly notes: (stake: bigint) => readonly string[];
  /** Pay table with its chances. */
  readonly pays: { readonly title: string; readonly content: Element };
  /** The rules in sentences. */
  readonly rules: readonly string[];
  /** Returns the current choice; a game without choices has 0. */
  choice(): number;
  /** Returns the button’s label before the stake. */
  startLabel(): string;
  /** Starts the animation of a round; its result is not known yet. */
  begin(): void;
  /** Restores the state before a round that did not take place. */
  rest(): void;
  /** Ends with the result, moving unless `still`. */
  show(round: RoundView, still: boolean): Promise<void>;
  /** Returns a short text of the round’s result. */
  resultText(round: RoundView): string;
  /** The first column of the history. */
  roundName(round: RoundView, number: number): string;
  /** Registers a listener for a change of the choice. */
  onChoice(changed: () => void): void;
};

/** Reports whether the system is set to reduced motion; times stay as they are. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
