import type { CommandKind } from './command.ts';

type Kinded = { readonly is: CommandKind };

const PRICED_MS = 10_000;
const OTHERS_MS = 10 * 60_000;

/** Commands at a price that is worth seconds. */
const PRICED: ReadonlySet<CommandKind> = new Set(['placeBet', 'answerBet', 'cashOut', 'exchange']);

/** Reports whether a command names a price that may have moved by the time the network is back. */
export const isPriced = ({ is }: Kinded): boolean => PRICED.has(is);

/** Returns the time for which a command waits for the network before it is returned unsent, ms. */
export const unsentLimitMs = (subject: Kinded): number => (isPriced(subject) ? PRICED_MS : OTHERS_MS);
