import type { StageAnswer, StageRequest } from '#streams/danmaku/stage-messages.ts';

/** A danmaku stage as the layer has it, wherever it runs. */
export type StageHandle = {
  send(request: StageRequest): void;
  close(): void;
};

/** Options for opening a stage. */
export type StageOpening = {
  /** The element that the stage fills. */
  readonly host: HTMLElement;
  readonly onAnswer: (answer: StageAnswer) => void;
};
