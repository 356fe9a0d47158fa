import type { CallFault } from '#sandbox/http/faults/fault.ts';

type FaultOf<Kind extends CallFault['kind']> = Kind;

/** Delivery of one request and its response; faults shared with the sandbox have the same names. */
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
    /** Response delivered byte by byte, with pauses. */
    | 'pieces'
    /** Complete response whose end is delivered late. */
    | 'slowClose'
    /** Older response to the same path. */
    | 'replayed'
    /** Request delivered to the platform twice, with the second response. */
    | 'twice';
};

export type NetworkRequest = { readonly host: string; readonly path: string; readonly bytes: number };
export type NetworkConditions = (request: NetworkRequest) => Delivery;

export const FAIR: Delivery = { upMs: 15, downMs: 15, up: 'arrives', down: 'whole' };
