import { copyText } from '#kit/action/copy-or-save.ts';
import { t } from './texts.ts';

/** Copies a named value to the clipboard; where that is not possible, a toast explains how to copy by hand. */
export const copyValue = (text: string, name: string): Promise<void> =>
  copyText(text, { copied: t('copy.copied', { what: name }), refused: t('copy.failed') });
