import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { FormProblem } from '#app/kit/form/form-problem.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { t } from './texts.ts';
import type { OrderActions } from './use-order-actions.ts';
import { usePicture } from './use-picture.ts';

type ProofDialogProps = {
  readonly actions: OrderActions;
  readonly sent: number;
  readonly onClose: () => void;
};

/** Hands in a picture for an order [8.14]: what failed is shown here, and the picture stays for another try. */
export function ProofDialog({ actions, sent, onClose }: ProofDialogProps) {
  const { draft, choose } = usePicture();
  const sending = actions.busy === 'proof';
  const send = async () => {
    if (draft.is !== 'ready') return;
    if ((await actions.run({ is: 'proof', ...draft.proof })) === null) return;
    showToast({ text: t('order.proofDone'), tone: 'ok' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || sending || onClose()}
      title={t('order.proofTitle')}
      description={t('order.proofText')}
      closeLabel={t('common.close')}
      lightDismiss={false}
      actions={
        <Button variant="primary" disabled={draft.is !== 'ready'} loading={sending} onClick={send}>
          {t('order.proofSend')}
        </Button>
      }
    >
      <div className="order-form">
        <PicturePicker label={t('order.proof')} draft={draft} onChoose={choose} />
        {sent > 0 ? <p className="cap t3">{t('order.proofCount', { count: sent })}</p> : null}
        <FormProblem>{actions.problem}</FormProblem>
      </div>
    </Dialog>
  );
}
