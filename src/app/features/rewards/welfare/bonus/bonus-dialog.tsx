import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { BonusId } from '#contract/fields/ids.ts';
import type { Bonus } from '#contract/rewards/bonus/schema.ts';
import { isHeld } from '#contract/rewards/bonus/states.table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import { type WelfareActions, welfareRefusalText } from '../use-welfare-actions.ts';
import { Facts } from '../welfare-page.tsx';
import { BonusState } from './past-bonus.tsx';

type BonusDialogProps = {
  readonly bonusId: BonusId;
  readonly actions: WelfareActions;
  readonly onClose: () => void;
};

const termText = ({ expiresAt, termDays: days }: Bonus) => {
  if (expiresAt !== null) return dayTimeText(expiresAt);
  return days === 0 ? t('welfare.endless') : t('welfare.dialogTermText', { days });
};

function Terms({ bonus }: { bonus: Bonus }) {
  const money = useMoneyText();
  const { verb } = useWalletTerms();
  const { amount, wagering, wageringLeft, currency, state, acceptBy, times: count } = bonus;
  const remainingFact = [t('welfare.dialogLeft'), money(wageringLeft, currency)] as const;
  const until = acceptBy === null ? [] : [[t('welfare.dialogAcceptBy'), dayTimeText(acceptBy)] as const];
  return (
    <div>
      <Facts
        facts={[
          [t('welfare.dialogAmount'), money(amount, currency)],
          [t('welfare.dialogWagering'), `${t('welfare.times', { count })}，${money(wagering, currency)}`],
          ...(isHeld(state) ? [remainingFact] : []),
          [t('welfare.dialogTerm'), termText(bonus)],
          ...(state === 'offered' ? until : []),
        ]}
      />
      {state === 'offered' || isHeld(state) ? null : <BonusState state={state} />}
      <ul className="welfare-rules sm t2">
        <li>{t('welfare.counted')}</li>
        <li>{t('welfare.consequences', { verb })}</li>
        <li>{t('welfare.queue')}</li>
      </ul>
    </div>
  );
}

/** The terms of a bonus, and the way to accept it once they were seen. */
export function BonusDialog({ bonusId, actions, onClose }: BonusDialogProps) {
  const money = useMoneyText();
  const query = useCall('welfare.detail', { bonusId });
  const bonus = lastOf(query);
  const { given, run } = actions;
  const refusal = refusalOf(given.state);
  const isBusy = activeSubjectOf(given.state) !== null;
  const isShut = given.state.is === 'sending';
  const amount = bonus === null ? '' : money(bonus.amount, bonus.currency);
  const accept = async () => {
    const end = await run({ is: 'acceptBonus', bonusId });
    if (end.is === 'done') showToast({ text: t('welfare.accepted', { amount }), tone: 'ok' });
    if (end.is === 'done') onClose();
  };
  const buttons = (
    <>
      <Button held={isShut} onClick={onClose}>
        {t('welfare.later')}
      </Button>
      <Button variant="primary" loading={isBusy} onClick={() => void accept()}>
        {t('welfare.acceptSum', { amount })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isShut}
      icon="gift"
      title={bonus?.title ?? t('welfare.bonus')}
      description={t('welfare.dialogText')}
      closeLabel={t('common.close')}
      actions={bonus?.state === 'offered' ? buttons : undefined}
    >
      <Loaded
        of={query}
        waiting={<SkeletonRows count={3} />}
        missing={<p className="t2">{t('welfare.missing')}</p>}
      >
        {(shown) => <Terms bonus={shown} />}
      </Loaded>
      <FormProblem>{refusal === null ? undefined : welfareRefusalText(refusal)}</FormProblem>
    </Dialog>
  );
}
