import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { paths } from '#app/routes/paths.ts';
import { withdrawalFee } from '#contract/money/order/order-fee.ts';
import { minor } from '#contract/units/money.ts';
import { dayTime, type ServerTime, serverTime } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import type { LoadedWithdrawal } from './use-withdrawal.ts';
import { blockerOf } from './withdraw-rules.ts';
import './withdraw.css';

const HUNDREDTHS = 100;
const UNKNOWN = '—';

function Rows({ withdrawal }: { withdrawal: LoadedWithdrawal }) {
  const { prompt, amount, problem, currency, verb, speed } = withdrawal;
  const money = useMoneyText();
  const right = problem === null ? amount : null;
  const fee = right === null ? null : withdrawalFee(right, prompt);
  const feeNote =
    prompt.freeLeft > 0
      ? t('withdraw.freeLeft', { count: prompt.freeLeft })
      : t('withdraw.feeRate', { rate: prompt.feeRate / HUNDREDTHS });
  return (
    <dl className="payout-summary">
      <div>
        <dt>{t('withdraw.amount', { verb })}</dt>
        <dd>{amount === null ? UNKNOWN : money(amount, currency)}</dd>
      </div>
      <div>
        <dt>
          {t('withdraw.fee')} <span className="cap t3">{feeNote}</span>
        </dt>
        <dd>{fee === null ? UNKNOWN : money(fee, currency)}</dd>
      </div>
      <div>
        <dt>{t('withdraw.expected')}</dt>
        <dd className="payout-summary__words">{speed === 'fast' ? prompt.fastExpected : prompt.expected}</dd>
      </div>
      <div className="payout-summary__total">
        <dt>{t('withdraw.net')}</dt>
        <dd>{right === null || fee === null ? UNKNOWN : money(minor(right - fee), currency)}</dd>
      </div>
    </dl>
  );
}

type SummaryCardProps = {
  readonly withdrawal: LoadedWithdrawal;
  /** Error of the amount at submission. */
  readonly refused: string | null;
  readonly onSubmit: () => void;
};

/** Returns the next step without a payee: add one, wait until the first can be used, or choose. */
function missingPayee(payees: LoadedWithdrawal['payees'], now: ServerTime, verb: string): string {
  if (payees.length === 0) return t('withdraw.none');
  const first = Math.min(...payees.map(({ usableAt }) => usableAt));
  return first > now
    ? t('withdraw.restingPayee', { time: dayTime(serverTime(first)), verb })
    : t('withdraw.choosePayee', { verb });
}

/** Fee, net amount and arrival time; and the single submit button. */
export function SummaryCard({ withdrawal, refused, onSubmit }: SummaryCardProps) {
  const { prompt, payees, payee, amount, problem, typed, currency, verb } = withdrawal;
  const money = useMoneyText();
  const blocker = useServerText((now) => blockerOf({ ...withdrawal, now }) ?? '') || null;
  const unfit = typed !== '' && problem !== null ? t('withdraw.fixFirst', { verb }) : null;
  const missing = useServerText((now) => (payee === null ? missingPayee(payees, now, verb) : '')) || null;
  const isReady = prompt.passwordSet || !withdrawal.asksSecret;
  const note = isReady ? (blocker ?? refused ?? missing ?? unfit) : t('withdraw.needPassword', { verb });
  return (
    <Card aria-label={t('withdraw.summary')}>
      <div className="padded__head">
        <h2>{t('withdraw.summary')}</h2>
      </div>
      <Rows withdrawal={withdrawal} />
      {isReady ? (
        <Button
          className="payout-summary__submit"
          variant="primary"
          size="lg"
          block
          disabled={blocker !== null || payee === null}
          onClick={onSubmit}
        >
          {amount === null || problem !== null
            ? t('withdraw.submitPlain', { verb })
            : t('withdraw.submit', { verb, amount: money(amount, currency) })}
        </Button>
      ) : (
        <Link
          className={`payout-summary__submit ${buttonClass({ variant: 'primary', size: 'lg', block: true })}`}
          to={paths.password}
        >
          {t('withdraw.toPassword', { verb })}
        </Link>
      )}
      <p className="hint payout-summary__note" role="status">
        {note}
      </p>
    </Card>
  );
}
