import { clientError } from '#contract/errors.ts';
import type { UserId, ViewerMark } from '#contract/fields/ids.ts';
import type { SessionView } from '#worker/session/session-api.ts';

/**
 * Isolates members from each other. A *viewer generation* lasts until a member leaves for any reason: a logout here or in
 * another tab, another login, a session that the platform ended. All requests, displayed data and input of a member are
 * attached to their generation by `perViewer`, the screens are mounted under its number, and promises created in it are
 * cancelled by `ofThisViewer`. A guest login does not begin a new generation: their data is retained.
 */

/** Current viewer: not known yet, a guest, or a member by the mark of their login. */
export type Viewer =
  | { readonly is: 'unknown' }
  | { readonly is: 'guest' }
  | { readonly is: 'member'; readonly mark: ViewerMark; readonly userId: UserId | null };

/** known: the viewer has been identified. arrived: a guest has logged in. left: a member has logged out. */
export type ViewerChange = 'known' | 'arrived' | 'left';

const UNKNOWN: SessionView = { is: 'unknown', viewer: null };
const ends = new Set<() => void>();
const changing = new Set<(change: ViewerChange) => void>();
const watching = new Set<() => void>();
let session: SessionView = UNKNOWN;
let viewer: Viewer = { is: 'unknown' };
let generation = 0;

/** Returns the viewer of a session; null while it is unknown: a replaced core has no viewer yet, which is not a logout. */
function viewerIn(view: SessionView): Viewer | null {
  if (view.is === 'guest') return { is: 'guest' };
  if (view.viewer === null) return null;
  return { is: 'member', mark: view.viewer, userId: view.is === 'member' ? view.member.userId : null };
}

const markOf = (subject: Viewer): string => (subject.is === 'member' ? subject.mark : subject.is);

function changeTo(next: Viewer): ViewerChange | null {
  if (markOf(viewer) === markOf(next)) return null;
  if (viewer.is === 'unknown') return 'known';
  return viewer.is === 'guest' ? 'arrived' : 'left';
}

/**
 * Applies the core’s session; called only by the page’s side of the connection to the core. A replaced core reads its store
 * first: until it reports, the page shows the previous session, with its open content and input.
 */
export function applySession(view: SessionView): void {
  const next = viewerIn(view);
  const change = next && changeTo(next);
  if (!change && view.is === 'unknown') return;
  session = view;
  if (next) viewer = next;
  if (change === 'left') {
    generation += 1;
    for (const end of ends) end();
  }
  if (change) for (const listener of changing) listener(change);
  for (const listener of watching) listener();
}

/** Returns the last known session. */
export const sessionNow = (): SessionView => session;

export const viewerNow = (): Viewer => viewer;

export const generationNow = (): number => generation;

/** Calls `listener` after each word about the session. @returns the way to stop */
export function watchSession(listener: () => void): () => void {
  watching.add(listener);
  return () => watching.delete(listener);
}

/** Calls `listener` when the viewer changes; after a member has logged out, no data of theirs is present. */
export function onViewerChange(listener: (change: ViewerChange) => void): () => void {
  changing.add(listener);
  return () => changing.delete(listener);
}

/**
 * Creates a value per viewer: lazily on first use, and again for the next viewer after a logout.
 * @param end disposes of the previous one
 */
export function perViewer<Thing>(make: () => Thing, end?: (value: Thing) => void): () => Thing {
  let held: { readonly value: Thing } | null = null;
  ends.add(() => {
    const former = held;
    held = null;
    if (former) end?.(former.value);
  });
  return () => {
    held ??= { value: make() };
    return held.value;
  };
}

/**
 * Resolves a response for the viewer who requested it. @throws AppError CANCELLED, whatever the result, when they have left
 * meanwhile
 */
export async function ofThisViewer<Answer>(response: Promise<Answer>): Promise<Answer> {
  const mine = generation;
  const leave = () => {
    if (mine !== generation) throw clientError('CANCELLED');
  };
  try {
    const answer = await response;
    leave();
    return answer;
  } catch (thrown) {
    leave();
    throw thrown;
  }
}
