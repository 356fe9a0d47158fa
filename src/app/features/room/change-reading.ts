import { core } from '#app/core-client/core.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { toAppError } from '#contract/errors.ts';
import type { ReadingSettings } from '#contract/models/reading-settings.ts';

/** Changes how the viewer reads chats. What cannot be kept is said. */
export function changeReading(change: Partial<ReadingSettings>): void {
  core.chat.changeReading(change).catch((thrown: unknown) => {
    showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
  });
}
