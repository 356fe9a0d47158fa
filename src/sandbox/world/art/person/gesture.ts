/** One moment of a talking person; shares are 0 to 1, lengths in the bust's own units. */
export interface Gesture {
  /** Opening of the mouth. */
  readonly mouth: number;
  /** Opening of the eyes. */
  readonly eyes: number;
  /** Degrees the head leans. */
  readonly lean: number;
  /** Offset of the head, sideways and down. */
  readonly nod: readonly [x: number, y: number];
  /** Lift of the shoulders by a breath. */
  readonly breath: number;
}

/** Groups that move with a gesture: the head turns about the neck, a breath lifts everything. */
export function movedBy({ lean, nod, breath }: Gesture) {
  const fine = (value: number) => value.toFixed(2);
  const group = (transform: string) => (drawn: string) => drawn && `<g transform="${transform}">${drawn}</g>`;
  return {
    head: group(`translate(${fine(nod[0])} ${fine(nod[1] - breath)}) rotate(${fine(lean)} 48 66)`),
    body: group(`translate(0 ${fine(-breath)})`),
  };
}

/** Transforms for an image that keeps still. */
export const UNMOVED = { head: (drawn: string) => drawn, body: (drawn: string) => drawn };
