import type { Observable } from 'rxjs';
import {
  type BlockChange,
  Blocks,
  changedBlocks,
  NO_BLOCKS,
} from '#contract/community/chat/moderation/blocks-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createStoredSetting } from './stored-setting.ts';

export type BlockStore = {
  /** Emits at once, with nothing blocked while the viewer is unknown; the same in all tabs. */
  readonly blocks$: Observable<Blocks>;
  change(change: BlockChange): Promise<void>;
};

/** Creates the store of each viewer’s blocks, stored on the device. */
export function createBlockStore(context: Pick<CoreContext, 'session$' | 'storage' | 'tabs'>): BlockStore {
  const { value$, change } = createStoredSetting<Blocks>(context, {
    prefix: 'chat-blocks',
    schema: Blocks,
    none: NO_BLOCKS,
    message: { is: 'blocks' },
  });
  return { blocks$: value$, change: (next) => change((was) => changedBlocks(was, next)) };
}
