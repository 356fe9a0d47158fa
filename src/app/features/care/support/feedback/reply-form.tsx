import type { Feedback } from '#contract/care/feedback/schema.ts';
import { feedbackAfter } from '#contract/care/feedback/states.table.ts';
import { FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { t } from '../texts.ts';
import { MessageField } from './message-field.tsx';
import { useMessageDraft } from './use-message-draft.ts';

/** Refetches the feedback and its list. */
export const feedbackAgain = () => refreshAnswers('feedback.detail', 'feedback.list');

function Settle({ feedback: { feedbackId } }: { feedback: Feedback }) {
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore('feedback.settle', { feedbackId });
    await feedbackAgain();
  });
  const settle = async () => {
    const end = await run(null);
    if (end.is === 'done') showToast({ text: t('feedback.settled'), tone: 'ok' });
  };
  return (
    <>
      <Button onClick={settle} loading={state.is === 'sending'}>
        {t('feedback.settle')}
      </Button>
      <FormProblem>{state.is === 'refused' ? textOfError(state.error) : null}</FormProblem>
    </>
  );
}

/** Further message of the member in a feedback, and the button that settles it. */
export function ReplyForm({ feedback }: { feedback: Feedback }) {
  const { feedbackId, state } = feedback;
  const words = useMessageDraft({
    draft: `feedback.${feedbackId}`,
    min: 1,
    rule: t('feedback.replyRule', FEEDBACK_TEXT),
    send: async (said) => {
      await core.support.reply(feedbackId, said);
      await feedbackAgain();
    },
    onSent: () => showToast({ text: t('feedback.replied'), tone: 'ok' }),
  });
  return (
    <form className="feedback-reply" onSubmit={words.submit} noValidate>
      {state === 'resolved' ? <p className="cap t3">{t('feedback.resolvedNote')}</p> : null}
      <MessageField
        label={t('feedback.reply')}
        placeholder={t('feedback.replyHint')}
        rows={3}
        words={words}
      />
      <div className="row gap2">
        <Button type="submit" variant="primary" loading={words.isSending} held={words.pictures.isBusy}>
          {t('feedback.sendReply')}
        </Button>
        {feedbackAfter(state, 'settle') === null ? null : <Settle feedback={feedback} />}
      </div>
    </form>
  );
}
