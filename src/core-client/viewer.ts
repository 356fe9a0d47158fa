import { appError } from '#contract/errors.ts';
import type { UserId, ViewerMark } from '#contract/fields/ids.ts';
import type { SessionView } from '#worker/session/session-api.ts';

/**
 * One member never sees another's. A *viewer generation* lasts until a member leaves, however that happens: a logout
 * here or in another tab, somebody else's login, a session that the platform ended. Everything a member asked, was shown
 * or typed hangs on their generation by `perViewer`, the screens are mounted under its number, and promises made in its
 * time are given up by `ofThisViewer`. A guest who logs in begins no new generation: what they did goes with them.
 */

/** Who is looking, as far as is known: nobody knows yet, a guest, or a member by the mark of their login. */
export type Viewer =
  | { readonly is: 'unknown' }
  | { readonly is: 'guest' }
  | { readonly is: 'member'; readonly mark: ViewerMark; readonly userId: UserId | null };

/** known: who is looking has been found out. arrived: a guest has logged in. left: a member is gone. */
export type ViewerChange = 'known' | 'arrived' | 'left';

const UNKNOWN: SessionView = { is: 'unknown', viewer: null };
const ends = new Set<() => void>();
const changing = new Set<(change: ViewerChange) => void>();
const watching = new Set<() => void>();
let session: SessionView = UNKNOWN;
let viewer: Viewer = { is: 'unknown' };
let generation = 0;

/** Null while it is not known: a core that was replaced knows nobody yet, and nobody has left because of that. */
function viewerIn(view: SessionView): Viewer | null {
  if (view.is === 'guest') return { is: 'guest' };
  if (view.viewer === null) return null;
  return { is: 'member', mark: view.viewer, userId: view.is === 'member' ? view.member.userId : null };
}

const markOf = (one: Viewer): string => (one.is === 'member' ? one.mark : one.is);

function changeTo(next: Viewer): ViewerChange | null {
  if (markOf(viewer) === markOf(next)) return null;
  if (viewer.is === 'unknown') return 'known';
  return viewer.is === 'guest' ? 'arrived' : 'left';
}

/**
 * Takes what the core says of the session; called by the page's side of the door and by nobody else. A core that was
 * replaced reads its store first: until it knows, the page shows the session it had, with what is open and typed in it.
 */
export function takeSession(view: SessionView): void {
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

/** The session as far as it was known last. */
export const sessionNow = (): SessionView => session;

export const viewerNow = (): Viewer => viewer;

export const generationNow = (): number => generation;

/** Calls `listener` after each word about the session. @returns the way to stop */
export function watchSession(listener: () => void): () => void {
  watching.add(listener);
  return () => watching.delete(listener);
}

/** Calls `listener` when somebody else is looking; after a member has left nothing of theirs is there any more. */
export function onViewerChange(listener: (change: ViewerChange) => void): () => void {
  changing.add(listener);
  return () => changing.delete(listener);
}

/**
 * Something of the viewer: made on first use, and made again for the next viewer after a member has left.
 * @param end puts the former one away
 */
export function perViewer<Thing>(make: () => Thing, end?: (thing: Thing) => void): () => Thing {
  let held: { readonly thing: Thing } | null = null;
  ends.add(() => {
    const former = held;
    held = null;
    if (former) end?.(former.thing);
  });
  return () => {
    held ??= { thing: make() };
    return held.thing;
  };
}

/** An answer for the viewer who asked. @throws AppError CANCELLED, whatever came, when they have left meanwhile */
export async function ofThisViewer<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const mine = generation;
  const leave = () => {
    if (mine !== generation) throw appError('CANCELLED');
  };
  try {
    const answer = await asked;
    leave();
    return answer;
  } catch (thrown) {
    leave();
    throw thrown;
  }
}
