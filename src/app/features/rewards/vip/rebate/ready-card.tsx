import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { RebateView } from '#contract/rewards/rebate/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { refusalOf, underWay } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';

const WORDS = { ORDER_STEP_REFUSED: t('rebate.gone') };

/** Claimable rebates, all claimed by one press. */
export function ReadyCard({ view, currency }: { view: RebateView; currency: CurrencyEntry }) {
  const given = useCommand(['claimRebate']);
  const money = useMoneyText();
  const { amount, creditAt } = view;
  const refusal = refusalOf(given.state);
  const claim = async () => {
    const ended = await given.run({ is: 'claimRebate', amount, currency: currency.code }, () =>
      refreshAnswers('rebate.view', 'rebate.records'),
    );
    if (ended.is === 'done') {
      const credit = outcomeOf(ended.outcome, 'credit');
      showToast({ text: t('rebate.done', { amount: money(credit.amount, credit.currency) }), tone: 'ok' });
    }
  };
  return (
    <Card className="rebate-ready" aria-label={t('rebate.ready')}>
      <h2>{t('rebate.ready')}</h2>
      <p className="rebate-ready__sum num">
        <small>{currency.symbol}</small>
        {formatMinor(amount)}
      </p>
      {refusal ? (
        <StatusLine tone="alert">{t('rebate.refused', { why: refusalText(WORDS, refusal) })}</StatusLine>
      ) : null}
      <CommandNotices given={given} />
      <Button
        variant="primary"
        size="lg"
        block
        disabled={amount === 0n}
        loading={underWay(given.state) !== null}
        onClick={() => void claim()}
      >
        {t(amount === 0n ? 'rebate.claimNone' : 'rebate.claim')}
      </Button>
      <p className="cap t3">
        {creditAt === null ? t('rebate.readyNone') : t('rebate.creditAt', { time: dayTimeText(creditAt) })}
      </p>
      {view.carried === 0n ? null : (
        <p className="cap t3 num">
          {t('rebate.carried', { amount: currency.symbol + formatMinor(view.carried) })}
        </p>
      )}
    </Card>
  );
}
