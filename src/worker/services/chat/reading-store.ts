import type { Observable } from 'rxjs';
import { DEFAULT_READING } from '#contract/community/chat/reading-choices.ts';
import { ReadingSettings } from '#contract/community/chat/reading-settings-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createKeptSetting } from './kept-setting.ts';

export type ReadingStore = {
  /** Begins at once, as at first while it is not known whose settings to read; the same in all tabs. */
  readonly reading$: Observable<ReadingSettings>;
  change(change: Partial<ReadingSettings>): Promise<void>;
};

/** How each viewer reads the chat of every room, kept on the device. */
export function createReadingStore(
  context: Pick<CoreContext, 'session$' | 'storage' | 'tabs'>,
): ReadingStore {
  const { value$, change } = createKeptSetting<ReadingSettings>(context, {
    prefix: 'chat-reading',
    schema: ReadingSettings,
    none: DEFAULT_READING,
    message: { is: 'chatReading' },
  });
  return { reading$: value$, change: (part) => change((was) => ({ ...was, ...part })) };
}
