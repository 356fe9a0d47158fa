import {
  concatMap,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  of,
  Subject,
  shareReplay,
  switchMap,
} from 'rxjs';
import * as v from 'valibot';
import { type BlockChange, Blocks, changedBlocks, NO_BLOCKS } from '#contract/models/blocks.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';

const PREFIX = 'chat-blocks';
const GUEST = 'guest';

/** Null while it is not known whose they would be. */
function ownerOf(state: SessionState): string | null {
  const view = viewOf(state);
  if (view.is === 'guest') return GUEST;
  return view.is === 'member' ? view.member.userId : null;
}

const isEqual = (left: Blocks, right: Blocks): boolean => JSON.stringify(left) === JSON.stringify(right);

export type BlockStore = {
  /** Begins at once, with nothing blocked while it is not known whose blocks to read; the same in all tabs. */
  readonly blocks$: Observable<Blocks>;
  change(change: BlockChange): Promise<void>;
};

/** What each viewer does not want to read, kept on the device. */
export function createBlockStore({
  session$,
  storage,
  tabs,
}: Pick<CoreContext, 'session$' | 'storage' | 'tabs'>): BlockStore {
  const changed$ = new Subject<void>();
  const owner$ = session$.pipe(map(ownerOf), distinctUntilChanged());
  const keyOf = (owner: string) => `${PREFIX}.${owner}`;
  const read = async (owner: string): Promise<Blocks> => {
    const kept = v.safeParse(Blocks, await storage.get(keyOf(owner)));
    return kept.success ? kept.output : NO_BLOCKS;
  };
  const elsewhere$ = tabs.received$.pipe(filter(({ is }) => is === 'blocks'));
  const follow = (owner: string) => merge(of(null), changed$, elsewhere$).pipe(concatMap(() => read(owner)));
  const blocks$ = owner$.pipe(
    switchMap((owner) => (owner === null ? of(NO_BLOCKS) : follow(owner))),
    distinctUntilChanged(isEqual),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  let writing: Promise<void> = Promise.resolve();
  const write = async (change: BlockChange) => {
    const owner = await firstValueFrom(owner$.pipe(filter((known) => known !== null)));
    await storage.set(keyOf(owner), changedBlocks(await read(owner), change));
    tabs.publish({ is: 'blocks' });
    changed$.next();
  };
  return {
    blocks$,
    /** One after the other, so that none is lost. */
    change(change) {
      writing = writing.then(() => write(change));
      return writing;
    },
  };
}
