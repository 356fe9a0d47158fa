import { type FormEvent, useId, useState } from 'react';
import { ImagePicker } from '#app/features/ground/image/image-picker.tsx';
import { type ImageDraft, useImage } from '#app/features/ground/image/use-image.ts';
import { APPEAL_TEXT_MAX } from '#contract/care/support/constants.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { formFieldProblem } from '#contract/text/form-rules.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import type { Act, Appeal } from '../order-commands.ts';
import { appealReasonText } from '../progress/appeal-reason.ts';
import { t } from '../texts.ts';
import type { OrderActions } from './use-order-actions.ts';

type Reason = Appeal['reason'];

/** Returns the reasons for an appeal that the platform lists for the order's state. */
const reasonsOf = ({ appealReasons }: MoneyOrder): readonly Reason[] =>
  appealReasons.length > 0 ? appealReasons : ['other'];

type AppealDialogProps = {
  readonly order: MoneyOrder;
  readonly actions: OrderActions;
  readonly act: Act;
  readonly onClose: () => void;
};

/** Submits the appeal even when its image fails to upload; that is shown, and the image can follow as proof. */
function useAppeal({ actions, act, onClose }: AppealDialogProps, draft: ImageDraft) {
  const send = async (appeal: Appeal) => {
    let lost = false;
    const appealed = await actions.run({ is: 'appeal', ...appeal }, async (order) => {
      if (draft.is !== 'ready') return;
      lost = await act(order, { is: 'proof', ...draft.proof }).then(
        () => false,
        () => true,
      );
    });
    if (appealed === null) return;
    const resultText = lost ? t('order.appealPictureLost') : t('order.appealSent');
    showToast({ text: resultText, tone: lost ? 'alert' : 'ok' });
    onClose();
  };
  return { sending: actions.busy === 'appeal', send };
}

/** A reason outside the list has to be explained; the others may be [5.10]. */
const textRule = (reason: Reason) => {
  const required = reason === 'other';
  const message = t(required ? 'order.appealTextRule' : 'order.appealTextLong', {
    max: APPEAL_TEXT_MAX,
  });
  return { maxLength: APPEAL_TEXT_MAX, required, message };
};

type ReasonsProps = {
  readonly order: MoneyOrder;
  readonly chosen: Reason;
  readonly onChoose: (reason: Reason) => void;
};

function Reasons({ order, chosen, onChoose }: ReasonsProps) {
  const name = useId();
  return (
    <fieldset className="order-form__reasons stack gap-2">
      <legend>{t('order.appealReason')}</legend>
      {reasonsOf(order).map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          {appealReasonText(reason, order)}
        </label>
      ))}
    </fieldset>
  );
}

/** Appeal about an order: a reason, text, and an optional image. The typed text survives rejections. */
export function AppealDialog(props: AppealDialogProps) {
  const { order, actions, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState<Reason>(reasonsOf(order)[0] ?? 'other');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { draft, choose } = useImage();
  const { sending, send } = useAppeal(props, draft);

  const problem = formFieldProblem(text, textRule(reason));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) void send({ reason, text: text.trim() });
  };
  // A blank text is reported once it was submitted, one that is too long while it is typed.
  const error = (tried || text !== '' ? problem : null) ?? undefined;
  const notes = { hint: t('order.appealTextHint', { max: APPEAL_TEXT_MAX }), error };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={sending}
      title={t('order.appealTitle')}
      closeLabel={t('common.close')}
    >
      <form className="order-form" onSubmit={submit} noValidate>
        <Reasons order={order} chosen={reason} onChoose={setReason} />
        <FieldFrame label={t('order.appealText')} {...notes} controlId={id}>
          <textarea
            className="text-area"
            rows={3}
            value={text}
            {...describedBy(id, notes)}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <ImagePicker label={t('order.appealPicture')} draft={draft} onChoose={choose} />
        <FormProblem>{actions.problem}</FormProblem>
        <Button type="submit" variant="primary" block loading={sending} disabled={draft.is === 'preparing'}>
          {t('order.appealSend')}
        </Button>
      </form>
    </Dialog>
  );
}
