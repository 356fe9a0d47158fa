import * as v from 'valibot';
import { ViewerMark } from '#contract/fields/ids.ts';
import { type Looked, parsed } from '#worker/storage/key-value-store.ts';
import type { StoredLogin } from './session-state.ts';
import type { Vault } from './vault.ts';

/** Mark of all logins stored by earlier builds, which have none. */
const UNMARKED = v.parse(ViewerMark, 'unmarked');

/** Entry of the vault: the stored session token and its expiry, epoch ms [3.15]. */
const Entry = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expiry: v.number(),
  viewer: v.optional(ViewerMark, UNMARKED),
});

/** A login with the hour at which it is forgotten on this device, epoch ms [9.07]. */
export type DatedLogin = StoredLogin & { readonly expiry: number };

/** The login between visits. */
export type StoredToken = {
  /** Reads the stored login; unknown where the device could not be read: it may still have one. */
  read(): Promise<Looked<DatedLogin>>;
  /** @returns false when the login is only remembered until this core ends */
  write(login: DatedLogin): Promise<boolean>;
  /** @returns false when the login is still on the device, and back after a reload */
  clear(): Promise<boolean>;
};

function entryIn(text: unknown): DatedLogin | null {
  try {
    const entry = v.safeParse(Entry, JSON.parse(String(text)));
    return entry.success ? entry.output : null;
  } catch {
    return null;
  }
}

/** Expiry is not checked here: a device does not have the time before the first response of the platform. */
export const createStoredToken = (vault: Vault): StoredToken => ({
  read: async () => {
    const read = await vault.read();
    const entry = parsed(read, entryIn);
    if (read.is === 'value' && entry.is === 'absent') await vault.clear();
    return entry;
  },
  write: (login) => vault.write(JSON.stringify(login)),
  clear: () => vault.clear(),
});
