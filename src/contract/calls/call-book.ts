import type { Call } from './define-call.ts';

/** Finds a call by its name: at once, or once its part of the table has come. Undefined for a name that is no call. */
export type CallBook = (name: string) => Call | undefined | Promise<Call | undefined>;
