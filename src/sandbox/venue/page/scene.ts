import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';

/** What a game shows on the stage, and what it says of a round. */
export type Scene = {
  /** On the stage, under the title. */
  readonly picture: Element;
  /** Facts beside the title. */
  readonly facts: readonly string[];
  /** What is staked on: "每局", "每球". */
  readonly unit: string;
  /** Two short lines beside the button. */
  readonly notes: (stake: bigint) => readonly string[];
  /** What pays how much, with its chances. */
  readonly pays: { readonly title: string; readonly content: Element };
  /** The rules in sentences. */
  readonly rules: readonly string[];
  /** Which choice is made; a game without choices has 0. */
  choice(): number;
  /** What the button says before the stake. */
  startWord(): string;
  /** The round begins to move; its result is not known yet. */
  begin(): void;
  /** There was no round after all: as before it. */
  rest(): void;
  /** Ends with the result, moving unless `still`. */
  show(round: RoundView, still: boolean): Promise<void>;
  /** How the round ended, in a few words. */
  resultText(round: RoundView): string;
  /** The first column of the history. */
  roundName(round: RoundView, number: number): string;
  /** Hears when another choice is made. */
  onChoice(changed: () => void): void;
};

/** Whether the reader wants no movement; times stay as they are. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
