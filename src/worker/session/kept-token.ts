import * as v from 'valibot';
import type { Vault } from './vault.ts';

/** What the vault holds: the stored session token and when it is forgotten, epoch ms [3.15]. */
const Entry = v.object({ token: v.pipe(v.string(), v.minLength(1)), expiry: v.number() });

/** The token between visits. An entry past its hour is as good as none, and goes [9.07]. */
export type KeptToken = {
  read(): Promise<string | null>;
  write(token: string, expiry: number): Promise<void>;
  clear(): Promise<void>;
};

function entryIn(text: string | null) {
  try {
    const entry = v.safeParse(Entry, JSON.parse(text ?? ''));
    return entry.success ? entry.output : null;
  } catch {
    return null;
  }
}

export const keptToken = (vault: Vault, now: () => number): KeptToken => ({
  read: async () => {
    const text = await vault.read();
    const entry = entryIn(text);
    if (entry && entry.expiry > now()) return entry.token;
    if (text !== null) await vault.clear();
    return null;
  },
  write: (token, expiry) => vault.write(JSON.stringify({ token, expiry })),
  clear: () => vault.clear(),
});
