import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import type { UserId } from '#contract/fields/ids.ts';

/** A name that is being typed after `@`: from where to where, and what of it is there. */
export type Calling = { readonly from: number; readonly to: number; readonly part: string };

const OPEN_NAME = /(?:^|[^A-Za-z0-9_])@([^\s@[\]]{0,16})$/;
const SHOWN = 6;

/** The name being typed before the caret; null where none is. An `@` within an address begins none. */
export function callingAt(text: string, caret: number): Calling | null {
  const part = OPEN_NAME.exec(text.slice(0, caret))?.[1];
  return part === undefined ? null : { from: caret - part.length - 1, to: caret, part };
}

const senderOf = (row: ChatRow): Sender | null => {
  if ('sender' in row) return 'own' in row && row.own ? null : row.sender;
  return row.kind === 'welcomeLow' ? (row.names[0] ?? null) : null;
};

/** Returns members recently seen in the room, latest first, without the viewer: at most `limit` of those that match. */
export function peopleSeen(
  rows: readonly ChatRow[],
  limit: number,
  passes: (sender: Sender) => boolean = () => true,
): readonly Sender[] {
  const found = new Map<string, Sender>();
  for (let index = rows.length - 1; index >= 0 && found.size < limit; index -= 1) {
    const row = rows[index];
    const sender = row ? senderOf(row) : null;
    if (sender === null || sender.role === 'system' || found.has(sender.userId)) continue;
    if (passes(sender)) found.set(sender.userId, sender);
  }
  return [...found.values()];
}

/** Whom the typed part of a name may mean: those whose name begins so before those who have it further on. */
export function suggestionsFor(rows: readonly ChatRow[], part: string): readonly Sender[] {
  const wanted = part.toLowerCase();
  const matchIndexOf = ({ name }: Sender) => name.toLowerCase().indexOf(wanted);
  const people = peopleSeen(rows, SHOWN * 2, (sender) => matchIndexOf(sender) >= 0);
  return [...people]
    .sort((left, right) => Number(matchIndexOf(left) > 0) - Number(matchIndexOf(right) > 0))
    .slice(0, SHOWN);
}

/** Text endings after which an `@` is part of an address, and beginnings that continue the preceding word. */
const ADDRESS = /[A-Za-z0-9_]$/;
const WORD = /^[\p{L}\p{N}_]/u;

/** The text without the calls of a name: where it is written whole, neither in an address nor as part of a longer word. */
const withoutCalls = (text: string, name: string): string =>
  text.split(`@${name}`).reduce((left, right) => {
    const isCall = !ADDRESS.test(left) && !WORD.test(right);
    return `${left}${isCall ? ' ' : `@${name}`}${right}`;
  });

/** Returns the users mentioned in a text. A longer name is matched before one that is its prefix. */
export function calledIn(text: string, names: ReadonlyMap<string, UserId>): readonly UserId[] {
  const called: UserId[] = [];
  let rest = text;
  for (const [name, userId] of [...names].sort(([one], [other]) => other.length - one.length)) {
    const stripped = withoutCalls(rest, name);
    if (stripped !== rest) called.push(userId);
    rest = stripped;
  }
  return called;
}
