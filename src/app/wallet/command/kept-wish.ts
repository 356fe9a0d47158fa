import { clientRequestIdOf } from '#contract/units/request-id.ts';

const BYTES = 16;
/** Older than this it is a new wish, even if it is for the same. */
const LIVES_MS = 600_000;

type Wish = { readonly what: string; readonly at: number; readonly bytes: readonly number[] };

const isWish = (kept: unknown): kept is Wish =>
  typeof kept === 'object' &&
  kept !== null &&
  'what' in kept &&
  typeof kept.what === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'bytes' in kept &&
  Array.isArray(kept.bytes) &&
  kept.bytes.length === BYTES &&
  kept.bytes.every((byte) => Number.isInteger(byte));

function read(name: string): Wish | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isWish(kept) ? kept : null;
  } catch {
    return null;
  }
}

function write(name: string, wish: Wish | null): void {
  try {
    if (wish === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(wish));
  } catch {
    // Storage is forbidden or full: the wish lasts as long as the page.
  }
}

/**
 * The wish a command was last sent for, kept in this browser before it is sent until it is carried out: the same wish has
 * the same id after a reload and in a new tab, so that it never acts twice. `whose` names the command and the member.
 */
export function keptWish(whose: string) {
  const name = `courtside.wish.${whose}`;
  let last: Wish | null = read(name);
  return {
    /** The id for this wish, in words that are the same for the same wish. `now` is epoch ms of the server. */
    idOf(what: string, now: number) {
      if (last?.what !== what || now - last.at > LIVES_MS || now < last.at) {
        last = { what, at: now, bytes: [...crypto.getRandomValues(new Uint8Array(BYTES))] };
        write(name, last);
      }
      return clientRequestIdOf(Uint8Array.from(last.bytes));
    },
    done(): void {
      last = null;
      write(name, null);
    },
  };
}
