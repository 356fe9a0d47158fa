import type { OpenView, PlayView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { Draws } from '#sandbox/games/chance/draws.ts';
import type { VenueClient, VenueError } from './venue-client.ts';

/** A move that an open round allows, as a button below the stage. */
export type MoveButton = {
  readonly move: number;
  readonly label: string;
  /** The button has the colour of the start button; at most one of a round. */
  readonly isMain?: true;
};

/** Moves of a game whose rounds go on after their start. */
export type SceneMoves = {
  /** Buttons for an open round; moves made in the drawing itself (a tile) have none. */
  buttons(round: RoundView): readonly MoveButton[];
  /** Text of an open round: what is won so far, what may come. */
  openText(round: RoundView): string;
  /** Enables or disables the moves in the drawing. `round` is null while none waits for a move. */
  enable(round: RoundView | null): void;
  /** Registers a listener for moves that are made in the drawing. */
  onMove(made: (move: number) => void): void;
  /** Moves the focus from the start button into the drawing; without it, it goes to the first button. */
  focus?(): void;
};

/** The fish that a round aims at, at the table that the page shows. */
export type RoundAim = { readonly table: number; readonly fish: number };

/** The venue, for a scene that follows a shared water. */
export type SceneVenue = {
  readonly client: Pick<VenueClient, 'swarm'>;
  /** The visit cannot continue. */
  lost(error: VenueError): void;
  /** Shows a message in place of a result. */
  showMessage(text: string): void;
};

/** Scene of a game on the stage, with its texts about a round. */
export type Scene = {
  /** Drawing on the stage, under the title. */
  readonly container: Element;
  /** Facts beside the title. */
  readonly facts: readonly string[];
  /** Unit of a stake: "每局", "每球". */
  readonly unit: string;
  /** Short lines beside the button. @param play sums of the visit so far */
  readonly notes: (stake: bigint, play: PlayView) => readonly string[];
  /** Pay table with its chances. */
  readonly pays: { readonly title: string; readonly content: Element };
  /** The rules in sentences. */
  readonly rules: readonly string[];
  /** Returns the current choice; a game without choices has 0. */
  choice(): number;
  /** Returns the button’s label before the stake. */
  startLabel(): string;
  /** Chooses what the next round aims at; null while there is nothing of the choice. Only for a shared water. */
  aim?(): RoundAim | null;
  /** Follows a shared water over the venue's API. */
  follow?(venue: SceneVenue): void;
  /** Starts the animation of a round; its result is not known yet. */
  begin(): void;
  /** Restores the state before a round that did not take place. */
  rest(): void;
  /** Shows the stage of a round, open or ended, moving unless `still`. */
  show(round: RoundView, still: boolean): Promise<void>;
  /** Only for games with moves. */
  readonly moves?: SceneMoves;
  /** Returns a short text of the round’s result. */
  resultText(round: RoundView): string;
  /** The first column of the history. */
  roundName(round: RoundView, number: number): string;
  /** Registers a listener for a change of the choice. */
  onChoice(changed: () => void): void;
  /** Registers what a press in the drawing does that begins a round, as the start button would. */
  onStart?(start: () => void): void;
};

/** Reports whether the system is set to reduced motion; times stay as they are. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Describes the round of a title in sentences. @param make the numbers of the round, from the first one */
export type Recompute = (title: string, make: () => Draws) => readonly string[];

/** True if the round waits for a move of its player. */
export const isOpenRound = ({ next }: RoundView): boolean => next.length > 0;

/** The row of the title that a page shows. @throws Error for a title of another engine */
export function rowOf<Row extends { readonly name: string }>(
  rows: readonly Row[],
  { game }: Pick<OpenView, 'game'>,
): Row {
  const row = rows.find(({ name }) => name === game.name);
  if (!row) throw new Error(`no title ${game.name}`);
  return row;
}
