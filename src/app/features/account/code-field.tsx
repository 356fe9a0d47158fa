import { type ComponentProps, useState } from 'react';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { toAppError } from '#contract/errors.ts';
import { t } from './texts.ts';
import { useCodeWait } from './use-code-wait.ts';
import './account.css';

interface CodeFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  /** Until the first one may be asked for, ms: a code may be on its way already. */
  firstWaitMs?: number;
  /** Has a code sent; null when what is needed for it was not filled in. @returns ms until the next one. */
  onSend: () => Promise<number | null>;
  onRefused: (text: string) => void;
}

/** A code that was sent, and the button that has one sent. The wait is counted down on the button. */
export function CodeField({ error, firstWaitMs, onSend, onRefused, ...input }: CodeFieldProps) {
  const { seconds, begin } = useCodeWait(firstWaitMs);
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      const waitMs = await onSend();
      if (waitMs === null) return;
      begin(waitMs);
      showToast({ text: t('account.codeSent'), tone: 'ok' });
    } catch (thrown) {
      const refused = toAppError(thrown);
      begin(refused.code === 'CODE_TOO_SOON' ? (refused.detail.waitMs ?? 0) : 0);
      onRefused(refusalText('account', refused));
    } finally {
      setSending(false);
    }
  };

  return (
    <TextField
      label={t('account.code')}
      placeholder={t('account.codeHint')}
      leading={<Icon name="shield" size={19} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={error}
      trailing={
        <button
          type="button"
          className="link sm nowrap code-send"
          disabled={sending || seconds > 0}
          onClick={send}
        >
          {seconds > 0 ? t('account.codeAgain', { seconds }) : t('account.getCode')}
        </button>
      }
      {...input}
    />
  );
}

/** Six digits, or what to type. */
export const codeRule = (code: string) => /^\d{6}$/.test(code) || t('account.codeWrong');
