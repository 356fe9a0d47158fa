import type { RecordingView } from '#contract/community/chat/recording-view.ts';
import type { ServerTime } from '#contract/units/time.ts';

/**
 * What the page has of a recording once the core says `next`. A core that died knows nothing of it, but what it had
 * handed over can still be saved, unless the recording was discarded.
 */
export function keptRecording<File>(
  before: RecordingView<File>,
  next: RecordingView<File>,
  { discarded, now }: { readonly discarded: boolean; readonly now: () => ServerTime },
): RecordingView<File> {
  if (next.is !== 'none' || discarded || before.is === 'none') return next;
  return before.is === 'ended' ? before : { ...before, is: 'ended', why: 'broken', endedAt: now() };
}
