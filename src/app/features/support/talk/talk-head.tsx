import { useState } from 'react';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import type { Conversation } from '#contract/models/conversation.ts';
import { conversationAfter } from '#contract/orders/conversation.table.ts';
import { t } from '../texts.ts';

/** Ends the conversation, or leaves the queue, after a question. */
function End({ isWaiting }: { isWaiting: boolean }) {
  const [asking, setAsking] = useState(false);
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore('support.end', {});
    await refreshAnswers('support.conversation');
  });
  const end = async () => {
    const ended = await run(null);
    setAsking(false);
    if (ended.is === 'refused') showToast({ text: textOfError(ended.error), tone: 'alert' });
  };
  const verb = t(isWaiting ? 'support.leave' : 'support.end');
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <AlertDialog
        open={asking}
        title={t(isWaiting ? 'support.leaveTitle' : 'support.endTitle')}
        description={t(isWaiting ? 'support.leaveText' : 'support.endText')}
        confirmLabel={verb}
        onConfirm={end}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        busy={state.is === 'sending'}
      />
    </>
  );
}

/** Whom one speaks with, whether somebody is there, and the way to end it. */
export function TalkHead({ talk }: { talk: Conversation }) {
  const canEnd = conversationAfter(talk.state, 'end') !== null;
  return (
    <header className="talk__head">
      <h1>{t('support.title')}</h1>
      <Tag tone={talk.isOpen ? 'primary' : 'plain'}>{t(talk.isOpen ? 'support.open' : 'support.closed')}</Tag>
      <span className="grow" />
      {canEnd ? <End isWaiting={talk.state === 'queued' || talk.state === 'offline'} /> : null}
    </header>
  );
}
