import type { RecordingView } from '#contract/community/chat/recording-view.ts';
import type { ServerTime } from '#contract/units/time.ts';

/**
 * Returns the page's view of a recording after the core reports `next`. A core that crashed has no recording, but the parts
 * it handed over can still be saved, unless the recording was discarded.
 */
export function nextRecordingView<File>(
  before: RecordingView<File>,
  next: RecordingView<File>,
  { discarded, now }: { readonly discarded: boolean; readonly now: () => ServerTime },
): RecordingView<File> {
  if (next.is !== 'none' || discarded || before.is === 'none') return next;
  return before.is === 'ended' ? before : { ...before, is: 'ended', why: 'broken', endedAt: now() };
}
