/** What becomes of one request and its answer. */
export type Fate = {
  readonly upMs: number;
  readonly downMs: number;
  /** Before the platform has seen it: it arrives, the line is cut, or nothing ever comes of it. */
  readonly up: 'arrives' | 'cut' | 'swallowed';
  /** After the platform has acted. */
  readonly down:
    | 'whole'
    | 'cut'
    | 'swallowed'
    /** The text ends in the middle. */
    | 'truncated'
    | 'corrupted'
    /** Byte by byte, with pauses. */
    | 'pieces'
    /** Everything is there and the end is not told. */
    | 'slowClose'
    | 'html'
    | 'empty'
    | 'number'
    | 'unavailable'
    /** An older answer to the same path. */
    | 'replayed'
    /** The request reaches the platform twice and the second answer comes. */
    | 'twice';
};

export type Asked = { readonly host: string; readonly path: string; readonly bytes: number };
export type Weather = (asked: Asked) => Fate;

export const FAIR: Fate = { upMs: 15, downMs: 15, up: 'arrives', down: 'whole' };
