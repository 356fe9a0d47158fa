import type { CallFault } from '#sandbox/http/faults/fault.ts';

type FaultOf<Kind extends CallFault['kind']> = Kind;

/** What happens to one request and its answer; faults that the sandbox has too carry the sandbox's names. */
export type Delivery = {
  readonly upMs: number;
  readonly downMs: number;
  /** Before the platform has seen the request. */
  readonly up: 'arrives' | FaultOf<'reset' | 'blackHole'>;
  /** After the platform has acted. */
  readonly down:
    | 'whole'
    /** A `status` is a 503. */
    | FaultOf<'reset' | 'blackHole' | 'truncate' | 'corrupt' | 'html' | 'empty' | 'notObject' | 'status'>
    /** The answer comes byte by byte, with pauses. */
    | 'pieces'
    /** Everything arrives, and the end of the answer comes late. */
    | 'slowClose'
    /** An older answer to the same path comes. */
    | 'replayed'
    /** The request reaches the platform twice and the second answer comes. */
    | 'twice';
};

export type Asked = { readonly host: string; readonly path: string; readonly bytes: number };
export type NetworkConditions = (asked: Asked) => Delivery;

export const FAIR: Delivery = { upMs: 15, downMs: 15, up: 'arrives', down: 'whole' };
