import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { FEEDBACK_KINDS, type FeedbackKind } from '#contract/care/feedback/states.table.ts';
import { FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { oneOf } from '#contract/text/one-of.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import { MessageField } from './message-field.tsx';
import { useMessageDraft } from './use-message-draft.ts';

const ICONS: Readonly<Record<FeedbackKind, IconName>> = {
  money: 'wallet',
  bet: 'ticket',
  live: 'video',
  game: 'gamepad',
  account: 'user',
  promotion: 'gift',
  idea: 'star',
  complaint: 'flag',
};

type KindsProps = { readonly kind: FeedbackKind; readonly onPick: (kind: FeedbackKind) => void };

const Kinds = ({ kind, onPick }: KindsProps) => (
  <fieldset className="feedback-kinds">
    <legend>{t('feedback.kind')}</legend>
    {FEEDBACK_KINDS.map((each) => (
      <PickCard
        key={each}
        name="feedback-kind"
        className="feedback-kind"
        checked={each === kind}
        onPick={() => onPick(each)}
      >
        <Icon name={ICONS[each]} size={20} />
        {t(`feedback.${each}`)}
      </PickCard>
    ))}
  </fieldset>
);

/** Form for feedback: its subject, with text and images. The typed text survives errors and reloads. */
export function FeedbackForm() {
  const [picked, pick] = useStoredDraft('feedback.kind');
  const kind = oneOf(FEEDBACK_KINDS, picked, 'live');
  const words = useMessageDraft({
    draft: 'feedback',
    min: FEEDBACK_TEXT.min,
    rule: t('feedback.textRule', FEEDBACK_TEXT),
    send: (said) => core.support.report(kind, said),
    onSent: () => {
      showToast({ text: t('feedback.sent'), tone: 'ok' });
      void refreshAnswers('feedback.list');
    },
  });
  return (
    <Card as="form" className="feedback-form" onSubmit={words.submit} noValidate>
      <Kinds kind={kind} onPick={pick} />
      <MessageField label={t('feedback.text')} rows={5} words={words} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        loading={words.isSending}
        held={words.pictures.isBusy}
      >
        {t('feedback.send')}
      </Button>
    </Card>
  );
}
