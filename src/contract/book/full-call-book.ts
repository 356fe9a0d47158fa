import type { CallBook } from '../calls/call-book.ts';
import { type CallName, calls } from './table.ts';

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The whole table of calls. */
export const fullCallBook: CallBook = (name) => (isCallName(name) ? calls[name] : undefined);
