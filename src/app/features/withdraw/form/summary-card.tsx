import { Link } from 'react-router-dom';
import { useServerText } from '#app/core-client/server-clock.ts';
import { useMoneyText } from '#app/features/orders/money-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import { withdrawalFee } from '#contract/rules/money/withdrawal-fee.ts';
import { minor } from '#contract/units/money.ts';
import { blockerOf } from './blocker.ts';
import type { KnownWithdrawal } from './use-withdrawal.ts';
import './summary-card.css';

const HUNDREDTHS = 100;
const UNKNOWN = '—';

function Rows({ withdrawal }: { withdrawal: KnownWithdrawal }) {
  const { prompt, amount, problem, currency, verb, speed } = withdrawal;
  const money = useMoneyText();
  const right = problem === null ? amount : null;
  const fee = right === null ? null : withdrawalFee(right, prompt);
  const feeNote =
    prompt.freeLeft > 0
      ? tLater('withdraw.freeLeft', { count: prompt.freeLeft })
      : tLater('withdraw.feeRate', { rate: prompt.feeRate / HUNDREDTHS });
  return (
    <dl className="sumr">
      <div>
        <dt>{tLater('withdraw.amount', { verb })}</dt>
        <dd>{amount === null ? UNKNOWN : money(amount, currency)}</dd>
      </div>
      <div>
        <dt>
          {tLater('withdraw.fee')} <span className="cap t3">{feeNote}</span>
        </dt>
        <dd>{fee === null ? UNKNOWN : money(fee, currency)}</dd>
      </div>
      <div>
        <dt>{tLater('withdraw.expected')}</dt>
        <dd className="sumr__words">{speed === 'fast' ? prompt.fastExpected : prompt.expected}</dd>
      </div>
      <div className="sumr__total">
        <dt>{tLater('withdraw.net')}</dt>
        <dd>{right === null || fee === null ? UNKNOWN : money(minor(right - fee), currency)}</dd>
      </div>
    </dl>
  );
}

type SummaryCardProps = {
  readonly withdrawal: KnownWithdrawal;
  /** The amount was wrong when it was handed in, and is said to be. */
  readonly refused: string | null;
  readonly onSubmit: () => void;
};

/** What it costs, what arrives and when; and the one button that hands it in. */
export function SummaryCard({ withdrawal, refused, onSubmit }: SummaryCardProps) {
  const { prompt, payees, payee, amount, problem, typed, currency, verb } = withdrawal;
  const money = useMoneyText();
  const blocker = useServerText((now) => blockerOf({ ...withdrawal, now }) ?? '') || null;
  const unfit = typed !== '' && problem !== null ? tLater('withdraw.fixFirst', { verb }) : null;
  const noPayee = payees.length === 0 ? tLater('withdraw.none') : tLater('withdraw.choosePayee', { verb });
  const missing = payee === null ? noPayee : null;
  const isReady = prompt.passwordSet || !withdrawal.asksSecret;
  const note = isReady ? (blocker ?? refused ?? missing ?? unfit) : tLater('withdraw.needPassword', { verb });
  return (
    <section className="card wcard" aria-label={tLater('withdraw.summary')}>
      <div className="wcard__head">
        <h2>{tLater('withdraw.summary')}</h2>
      </div>
      <Rows withdrawal={withdrawal} />
      {isReady ? (
        <Button
          className="sumr__submit"
          variant="primary"
          size="lg"
          block
          disabled={blocker !== null || payee === null}
          onClick={onSubmit}
        >
          {amount === null || problem !== null
            ? tLater('withdraw.submitPlain', { verb })
            : tLater('withdraw.submit', { verb, amount: money(amount, currency) })}
        </Button>
      ) : (
        <Link
          className={`sumr__submit ${buttonClass({ variant: 'primary', size: 'lg', block: true })}`}
          to={walletPaths.password}
        >
          {tLater('withdraw.toPassword', { verb })}
        </Link>
      )}
      <p className="hint sumr__note" role="status">
        {note}
      </p>
    </section>
  );
}
