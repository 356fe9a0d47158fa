import type { CommandSubject } from './command.ts';

const PRICED_MS = 10_000;
const OTHERS_MS = 10 * 60_000;

/** Commands at a price that is worth seconds. */
const PRICED: ReadonlySet<CommandSubject['is']> = new Set(['placeBet', 'answerBet', 'cashOut', 'exchange']);

/** Reports whether a command names a price that may have moved by the time the network is back. */
export const isPriced = ({ is }: CommandSubject): boolean => PRICED.has(is);

/** Returns the time for which a command waits for the network before it is returned unsent, ms. */
export const unsentLimitMs = (subject: CommandSubject): number => (isPriced(subject) ? PRICED_MS : OTHERS_MS);
