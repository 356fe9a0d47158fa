import { hash32 } from '#contract/units/random.ts';
import { onViewerChange, sessionNow, type Viewer, viewerNow, watchSession } from '../viewer.ts';
import { type BrowserStorage, ofBrowser, ofTab } from './browser-storage.ts';

/**
 * What a page keeps for the viewer. Another member never sees it:
 *
 * - `visit` is gone from the device when the member leaves: what they searched, typed, read. It is under the mark of
 *   their login, so that a tab that missed their leaving shows it to nobody either.
 * - `member` stays for when they come back: reminders they set, whether their balance is hidden, what they put off. It
 *   is under a digest of their id, which says who it is to nobody who does not know already.
 *
 * What a guest keeps is theirs to take along: it becomes the member's when they log in. What is the device's own (look,
 * sound, form of odds, currency, places put away) says nothing of anybody and is kept under plain names. Money commands
 * under way are kept by the core, by design: they must be asked about until their end is known.
 */
export type Whose = 'visit' | 'member';

const PREFIX: Readonly<Record<Whose, string>> = { visit: 'courtside.visit.', member: 'courtside.member.' };
const GUEST = 'guest';
const BASE = 36;

/** Short, and the same on every visit. */
const digestOf = (text: string): string => hash32(text).toString(BASE);

/** Null while it is not known whose it would be. */
function ownerOf(viewer: Viewer, whose: Whose): string | null {
  if (viewer.is === 'guest') return GUEST;
  if (viewer.is === 'unknown') return whose === 'member' ? GUEST : null;
  if (whose === 'visit') return viewer.mark;
  return viewer.userId === null ? null : digestOf(viewer.userId);
}

const keyFor = (whose: Whose, owner: string, name: string): string => `${PREFIX[whose]}${owner}.${name}`;

/** Where the page keeps something of the viewer now; null while nothing can be kept. */
export function viewerKey(whose: Whose, name: string): string | null {
  const owner = ownerOf(viewerNow(), whose);
  return owner === null ? null : keyFor(whose, owner, name);
}

/** What is kept in this tab for one visit of one viewer. */
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

/** How what a guest kept under a name is put together with what the member they turn out to be has there already. */
export const joinAtLogin = (name: string, join: Join): void => void joins.set(name, join);

/** What a guest kept goes along with the member they turned out to be; what the member has stays, unless it can be joined. */
function adopt(storage: BrowserStorage, whose: Whose, owner: string): void {
  const guests = keyFor(whose, GUEST, '');
  for (const key of storage.keys().filter((one) => one.startsWith(guests))) {
    const name = key.slice(guests.length);
    const own = keyFor(whose, owner, name);
    const [had, brought] = [storage.read(own), storage.read(key)];
    const join = joins.get(name);
    if (had === null) storage.write(own, brought);
    else if (join && brought !== null) storage.write(own, join(had, brought));
    storage.write(key, null);
  }
}

/** Takes away what visits left behind: all but the one of now, and a guest's. */
function sweep(storage: BrowserStorage, isOver: (owner: string) => boolean): void {
  for (const key of storage.keys().filter((one) => one.startsWith(PREFIX.visit))) {
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

/** The id of a member may be known a little after they have arrived. */
watchSession(() => {
  const owner = adopting ? ownerOf(viewerNow(), 'member') : null;
  if (owner === null || owner === GUEST) return;
  adopting = false;
  adopt(ofBrowser, 'member', owner);
});
