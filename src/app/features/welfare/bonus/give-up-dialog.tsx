import { underWay } from '#app/core-client/command/command-state.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import type { Bonus } from '#contract/models/bonus.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';
import type { GiveWelfare } from '../use-given.ts';
import { welfareRefusal } from '../welfare-refusal.ts';

type GiveUpDialogProps = {
  readonly bonus: Bonus;
  readonly symbol: string;
  readonly actions: GiveWelfare;
  readonly onClose: () => void;
};

/** Whether a bonus is really to be given up, and what that means. */
export function GiveUpDialog({ bonus, symbol, actions, onClose }: GiveUpDialogProps) {
  const { given, give } = actions;
  const { bonusId, title } = bonus;
  const amount = symbol + formatMinor(bonus.amount);
  const giveUp = async () => {
    const end = await give({ is: 'giveUpBonus', bonusId });
    if (end.is === 'done') showToast({ text: t('welfare.gaveUp', { amount }), tone: 'ok' });
    if (end.is === 'refused') showToast({ text: welfareRefusal(end.error), tone: 'alert' });
    onClose();
  };
  return (
    <AlertDialog
      open
      title={t('welfare.giveUpTitle', { title })}
      description={t('welfare.giveUpText', { amount })}
      confirmLabel={t('welfare.giveUpSum', { amount })}
      onConfirm={() => void giveUp()}
      cancelLabel={t('welfare.keep')}
      onCancel={onClose}
      focus="cancel"
      busy={underWay(given.state) !== null}
      leavable={given.state.is === 'verifying'}
    />
  );
}
