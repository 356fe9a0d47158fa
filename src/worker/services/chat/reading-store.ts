import type { Observable } from 'rxjs';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-choices.ts';
import { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createStoredSetting } from './stored-setting.ts';

export type ReadingStore = {
  /** Emits at once, with the defaults while the viewer is unknown; the same in all tabs. */
  readonly reading$: Observable<ReadingSettings>;
  change(change: Partial<ReadingSettings>): Promise<void>;
};

/** Creates the store of each viewer’s chat reading settings for every room, stored on the device. */
export function createReadingStore(
  context: Pick<CoreContext, 'session$' | 'storage' | 'tabs'>,
): ReadingStore {
  const { value$, change } = createStoredSetting<ReadingSettings>(context, {
    prefix: 'chat-reading',
    schema: ReadingSettings,
    none: DEFAULT_READING,
    message: { is: 'chatReading' },
  });
  return { reading$: value$, change: (part) => change((was) => ({ ...was, ...part })) };
}
