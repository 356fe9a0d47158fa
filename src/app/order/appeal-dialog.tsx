import { type FormEvent, useId, useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { Act, Appeal } from './deed.ts';
import { PicturePicker } from './picture-picker.tsx';
import type { Deeds } from './use-deed.ts';
import { type PictureDraft, usePicture } from './use-picture.ts';

type Reason = Appeal['reason'];
const TEXT_MAX = 300;

/** What may have gone wrong: money paid in has not come, or money paid out has not. */
const reasonsOf = ({ kind, cls }: MoneyOrder): readonly Reason[] => {
  if (kind === 'withdrawal' || kind === 'fastDraw') return ['notArrived', 'wrongAmount', 'other'];
  return cls === 'open'
    ? ['notArrived', 'wrongAmount', 'other']
    : ['paidAfterEnd', 'notArrived', 'wrongAmount', 'other'];
};

const reasonText = (reason: Reason, { kind }: MoneyOrder) =>
  reason === 'notArrived' && (kind === 'withdrawal' || kind === 'fastDraw')
    ? tLater('order.notArrivedOut')
    : tLater(`order.${reason}`);

type AppealDialogProps = {
  readonly order: MoneyOrder;
  readonly deeds: Deeds;
  readonly act: Act;
  readonly onClose: () => void;
};

/** The appeal stands even when its picture is lost on the way; that is said, and the picture can follow as a proof. */
function useAppeal({ deeds, act, onClose }: AppealDialogProps, draft: PictureDraft) {
  const [attaching, setAttaching] = useState(false);
  const send = async (appeal: Appeal) => {
    const appealed = await deeds.run({ is: 'appeal', ...appeal });
    if (appealed === null) return;
    let lost = false;
    if (draft.is === 'ready') {
      setAttaching(true);
      lost = await act(appealed, { is: 'proof', ...draft.proof }).then(
        () => false,
        () => true,
      );
    }
    const words = lost ? tLater('order.appealPictureLost') : tLater('order.appealSent');
    showToast({ text: words, tone: lost ? 'alert' : 'ok' });
    onClose();
  };
  return { sending: attaching || deeds.busy === 'appeal', send };
}

type ReasonsProps = {
  readonly order: MoneyOrder;
  readonly chosen: Reason;
  readonly onChoose: (reason: Reason) => void;
};

function Reasons({ order, chosen, onChoose }: ReasonsProps) {
  const name = useId();
  return (
    <fieldset className="deed__reasons">
      <legend>{tLater('order.appealReason')}</legend>
      {reasonsOf(order).map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          {reasonText(reason, order)}
        </label>
      ))}
    </fieldset>
  );
}

/** Says what went wrong with an order: a reason, words, and a picture if there is one. What was typed survives refusals. */
export function AppealDialog(props: AppealDialogProps) {
  const { order, deeds, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState<Reason>(reasonsOf(order)[0] ?? 'other');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { draft, choose } = usePicture();
  const { sending, send } = useAppeal(props, draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason === 'other' && text.trim() === '';
    setMissing(isMissing);
    if (!isMissing) void send({ reason, text: text.trim() });
  };
  const notes = {
    hint: tLater('order.appealTextHint', { max: TEXT_MAX }),
    error: missing ? tLater('order.appealTextMissing') : undefined,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || sending || onClose()}
      title={tLater('order.appealTitle')}
      closeLabel={t('common.close')}
      lightDismiss={false}
    >
      <form className="deed" onSubmit={submit} noValidate>
        <Reasons order={order} chosen={reason} onChoose={setReason} />
        <FieldFrame label={tLater('order.appealText')} {...notes} controlId={id}>
          <textarea
            className="deed__text"
            rows={3}
            maxLength={TEXT_MAX}
            value={text}
            {...describedBy(id, notes)}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <PicturePicker label={tLater('order.appealPicture')} draft={draft} onChoose={choose} />
        <p className="deed__problem" role="alert">
          {deeds.problem}
        </p>
        <Button type="submit" variant="primary" block loading={sending} disabled={draft.is === 'preparing'}>
          {tLater('order.appealSend')}
        </Button>
      </form>
    </Dialog>
  );
}
