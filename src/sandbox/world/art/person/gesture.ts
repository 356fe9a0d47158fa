/** One moment of a talking person; shares are 0 to 1, lengths in the bust's own units. */
export interface Gesture {
  /** How far the mouth is open. */
  readonly mouth: number;
  /** How far the eyes are open. */
  readonly eyes: number;
  /** Degrees the head leans. */
  readonly lean: number;
  /** How far the head has moved sideways and down. */
  readonly nod: readonly [x: number, y: number];
  /** How far a breath has lifted the shoulders. */
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

/** For a picture that keeps still. */
export const UNMOVED = { head: (drawn: string) => drawn, body: (drawn: string) => drawn };
