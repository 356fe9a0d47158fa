import { hash32 } from '#contract/units/random.ts';
import { onViewerChange, sessionNow, type Viewer, viewerNow, watchSession } from '../viewer.ts';
import { type BrowserStorage, ofBrowser, ofTab } from './browser-storage.ts';

/**
 * Scope of data that a page stores for the viewer. Another member never sees it. `visit` is removed from the device at
 * logout: searches, drafts, reading history. Its key contains the login’s mark, so that a tab that missed the logout does
 * not show it either. `member` stays for their next login: reminders, whether their balance is hidden, postponed items. Its
 * key contains a digest of their id, which identifies them only to those who already have the id. Data of a guest moves to
 * the member at login. Data of the device itself (theme, sound, odds format, currency, dismissed items) is not personal and
 * is stored under plain names. The core stores money commands in progress, by design: they must be queried until their
 * outcome is known.
 */
export type StorageScope = 'visit' | 'member';

const PREFIX: Readonly<Record<StorageScope, string>> = {
  visit: 'courtside.visit.',
  member: 'courtside.member.',
};
const GUEST = 'guest';
const BASE = 36;

/** Short, and the same on every visit. */
const digestOf = (text: string): string => hash32(text).toString(BASE);

/** Returns the owner of stored data; null while it is unknown. */
function ownerOf(viewer: Viewer, whose: StorageScope): string | null {
  if (viewer.is === 'guest') return GUEST;
  if (viewer.is === 'unknown') return whose === 'member' ? GUEST : null;
  if (whose === 'visit') return viewer.mark;
  return viewer.userId === null ? null : digestOf(viewer.userId);
}

const keyFor = (whose: StorageScope, owner: string, name: string): string =>
  `${PREFIX[whose]}${owner}.${name}`;

/** Returns the current storage key for data of the viewer; null while none can be stored. */
export function viewerKey(whose: StorageScope, name: string): string | null {
  const owner = ownerOf(viewerNow(), whose);
  return owner === null ? null : keyFor(whose, owner, name);
}

/** Storage in this tab for one visit of one viewer. */
export const tabVisit = {
  read: (name: string): string | null => {
    const key = viewerKey('visit', name);
    return key === null ? null : ofTab.read(key);
  },
  write: (name: string, text: string | null): void => {
    const key = viewerKey('visit', name);
    if (key !== null) ofTab.write(key, text);
  },
};

type Join = (members: string, guests: string) => string;
const joins = new Map<string, Join>();

/** Registers the merge of a guest’s stored value with the value of the member they log in as. */
export const joinAtLogin = (name: string, join: Join): void => void joins.set(name, join);

/** Moves stored data of a guest to the member they log in as; the member’s data stays, unless it can be merged. */
function adopt(storage: BrowserStorage, whose: StorageScope, owner: string): void {
  const guests = keyFor(whose, GUEST, '');
  for (const key of storage.keys().filter((storageKey) => storageKey.startsWith(guests))) {
    const name = key.slice(guests.length);
    const own = keyFor(whose, owner, name);
    const [had, guestValue] = [storage.read(own), storage.read(key)];
    const join = joins.get(name);
    if (had === null) storage.write(own, guestValue);
    else if (join && guestValue !== null) storage.write(own, join(had, guestValue));
    storage.write(key, null);
  }
}

/** Removes data of earlier visits: all except the current one, and a guest’s. */
function sweep(storage: BrowserStorage, isOver: (owner: string) => boolean): void {
  for (const key of storage.keys().filter((storageKey) => storageKey.startsWith(PREFIX.visit))) {
    const [owner = ''] = key.slice(PREFIX.visit.length).split('.');
    if (owner !== GUEST && isOver(owner)) storage.write(key, null);
  }
}

let here: string | null = null;
let adopting = false;

onViewerChange((change) => {
  const viewer = viewerNow();
  const former = here;
  // A guest that the core only assumes may be the member whose visit this is.
  const view = sessionNow();
  const isAssumed = view.is === 'guest' && view.assumed === true;
  here = viewer.is === 'member' ? viewer.mark : null;
  for (const storage of [ofBrowser, ofTab]) {
    if (change === 'known' && !isAssumed) sweep(storage, (owner) => owner !== here);
    if (change === 'left' && !isAssumed) sweep(storage, (owner) => owner === former);
    if (change === 'arrived' && here !== null) adopt(storage, 'visit', here);
  }
  adopting = change === 'arrived';
});

/** The id of a member may become available shortly after their login. */
watchSession(() => {
  const owner = adopting ? ownerOf(viewerNow(), 'member') : null;
  if (owner === null || owner === GUEST) return;
  adopting = false;
  adopt(ofBrowser, 'member', owner);
});
