import { useMoneyText } from '#app/features/money/order/money-text.ts';
import type { Coupon } from '#contract/rewards/coupon/schema.ts';
import { formatCoins, minor } from '#contract/units/money.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import { type WelfareActions, welfareRefusalText } from '../use-welfare-actions.ts';
import { Facts } from '../welfare-page.tsx';

type CouponDialogProps = {
  readonly coupon: Coupon;
  readonly actions: WelfareActions;
  readonly onClose: () => void;
};

function useFacts({ kind, coins, amount, times, termDays: days, expiresAt }: Coupon) {
  const money = useMoneyText();
  const until = [t('coupon.until'), dayTimeText(expiresAt)] as const;
  if (kind === 'coins')
    return [[t('coupon.gives'), t('coupon.givesCoins', { coins: formatCoins(coins) })] as const, until];
  return [
    [t('coupon.gives'), t('coupon.givesBonus', { amount: money(amount, 'CNY') })] as const,
    [
      t('coupon.wagering'),
      `${t('welfare.times', { count: times })}，${money(minor(amount * BigInt(times)), 'CNY')}`,
    ] as const,
    [t('coupon.term'), t('coupon.termText', { days })] as const,
    until,
  ];
}

/** Confirmation dialog that explains the effect of a coupon before it is used. */
export function CouponDialog({ coupon, actions, onClose }: CouponDialogProps) {
  const money = useMoneyText();
  const facts = useFacts(coupon);
  const { couponId, kind, title, coins, amount } = coupon;
  const { given, run } = actions;
  const refusal = refusalOf(given.state);
  const isShut = given.state.is === 'sending';
  const use = async () => {
    const end = await run({ is: 'useCoupon', couponId });
    const done =
      kind === 'coins'
        ? t('coupon.doneCoins', { coins: formatCoins(coins) })
        : t('coupon.doneBonus', { amount: money(amount, 'CNY') });
    if (end.is === 'done') showToast({ text: done, tone: 'ok' });
    if (end.is === 'done') onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isShut}
      icon="ticket"
      title={t('coupon.dialogTitle', { title })}
      description={t(kind === 'coins' ? 'coupon.dialogCoins' : 'coupon.dialogBonus')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button held={isShut} onClick={onClose}>
            {t('coupon.later')}
          </Button>
          <Button
            variant="primary"
            loading={activeSubjectOf(given.state) !== null}
            onClick={() => void use()}
          >
            {t('coupon.now')}
          </Button>
        </>
      }
    >
      <Facts facts={facts} />
      <FormProblem>{refusal === null ? undefined : welfareRefusalText(refusal)}</FormProblem>
    </Dialog>
  );
}
