import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { OrderAction } from '#contract/money/order/order-machine.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { useMoneyText } from '../money-text.ts';
import { t } from '../texts.ts';
import type { OrderActions } from './use-order-actions.ts';

/** Actions that are destructive or irreversible, which require confirmation. */
export type ConfirmedAction = Extract<OrderAction, 'confirm' | 'cancel' | 'withdrawAppeal'>;

/** Reports whether an action requires confirmation: that money has arrived, always; that it was sent, never. */
export const needsConfirmation = (action: OrderAction, order: MoneyOrder): action is ConfirmedAction =>
  action === 'cancel' || action === 'withdrawAppeal' || (action === 'confirm' && isWithdrawal(order));

/** Returns the loss caused by cancelling a deposit, and the consequence for the day where cancellations are counted. */
function cancelText({ kind, state, quota: { cancelsLeft: remaining } }: MoneyOrder): string {
  const money = t(state === 'matching' ? 'order.cancelUnmatched' : 'order.cancelDeposit');
  if (kind !== 'fastDeposit') return money;
  return money + (remaining > 1 ? t('order.cancelsLeft', { left: remaining }) : t('order.cancelsLast'));
}

function useQuestion(action: ConfirmedAction, order: MoneyOrder) {
  const money = useMoneyText();
  switch (action) {
    case 'cancel':
      return {
        title: t('order.cancelTitle'),
        description: isWithdrawal(order) ? t('order.cancelWithdrawal') : cancelText(order),
        confirmLabel: t('order.cancel'),
        cancelLabel: t('order.keep'),
      };
    case 'withdrawAppeal':
      return {
        title: t('order.withdrawAppealTitle'),
        description: t('order.withdrawAppealText'),
        confirmLabel: t('order.withdrawAppeal'),
        cancelLabel: t('order.keepAppeal'),
      };
    case 'confirm':
      return {
        title: t('order.receiptTitle', { amount: money(order.net, order.currency) }),
        description: t('order.receiptText'),
        confirmLabel: t('order.confirmReceipt'),
        cancelLabel: t('order.notYet'),
      };
    default:
      return action satisfies never;
  }
}

type ActionQuestionProps = {
  readonly action: ConfirmedAction;
  readonly order: MoneyOrder;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** The question before such an action. The focus is on what loses nothing. */
export function ActionQuestion({ action, order, actions, onClose }: ActionQuestionProps) {
  const question = useQuestion(action, order);
  const confirm = async () => {
    await actions.run({ is: action });
    onClose();
  };
  return (
    <AlertDialog
      open
      {...question}
      tone="alert"
      icon="alert"
      focus="cancel"
      busy={actions.busy === action}
      leavable={actions.slow}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
