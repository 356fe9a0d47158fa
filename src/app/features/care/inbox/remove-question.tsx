import { useState } from 'react';
import type { InboxMessageId } from '#contract/care/inbox/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { removeMessages } from './inbox-changes.ts';
import { t } from './texts.ts';

type RemoveQuestionProps = {
  readonly ids: readonly InboxMessageId[];
  /** Question of the dialog, and the consequences. */
  readonly title: string;
  readonly text: string;
  /** Message shown afterwards. */
  readonly done: string;
  readonly onRemoved: () => void;
};

/** Button that deletes messages, with its confirmation: deleting is permanent. */
export function RemoveQuestion({ ids, title, text, done, onRemoved }: RemoveQuestionProps) {
  const [asking, setAsking] = useState(false);
  const { state, run } = useSubmission<null, void>(() => removeMessages(ids));
  const remove = async () => {
    const end = await run(null);
    setAsking(false);
    if (end.is === 'refused') showToast({ text: textOfError(end.error), tone: 'alert' });
    if (end.is !== 'done') return;
    showToast({ text: done, tone: 'ok' });
    onRemoved();
  };
  return (
    <>
      <Button size="xs" disabled={ids.length === 0} onClick={() => setAsking(true)}>
        {t('inbox.remove')}
      </Button>
      <AlertDialog
        open={asking}
        title={title}
        description={text}
        tone="alert"
        icon="triangle"
        confirmLabel={t('inbox.remove')}
        onConfirm={remove}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        focus="cancel"
        busy={state.is === 'sending'}
      />
    </>
  );
}
