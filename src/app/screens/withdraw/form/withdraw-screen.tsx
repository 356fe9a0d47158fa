import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrency } from '#app/link/currency.ts';
import { useSession } from '#app/link/session.ts';
import { useMoneyText } from '#app/order/money-text.ts';
import { helpPath } from '#app/routes/paths.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import type { UserId } from '#contract/models/ids.ts';
import { payeeName } from '../payees/payee.ts';
import { AmountCard } from './amount-card.tsx';
import { AskFailed } from './ask-failed.tsx';
import { GoingCard } from './going-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { PayeeChoice } from './payee-choice.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useHandingIn } from './use-handing-in.ts';
import { isKnown, type KnownWithdrawal, useWithdrawal } from './use-withdrawal.ts';
import { WageringCard } from './wagering-card.tsx';
import '../payout.css';

const HELP_TOPIC = 'deposit-withdraw';

const Waiting = () => (
  <div className="payout" aria-hidden="true">
    <section className="card wcard payout__waiting">
      <SkeletonRows />
    </section>
    <section className="card wcard payout__waiting">
      <SkeletonRows count={5} />
    </section>
  </div>
);

function Form({ withdrawal }: { withdrawal: KnownWithdrawal }) {
  const { payees, payee, steps, prompt, currency, typed, amount, problem, speed, verb } = withdrawal;
  const handing = useHandingIn(withdrawal);
  const money = useMoneyText();
  const shownProblem = typed !== '' || handing.tried ? problem : null;
  const named = amount === null ? '' : money(amount, currency);
  return (
    <div className="payout">
      <div className="payout__main">
        <PayeeChoice
          payees={payees}
          steps={steps}
          chosen={payee?.payeeId ?? null}
          onChoose={withdrawal.choose}
          verb={verb}
        />
        <AmountCard
          currency={currency}
          prompt={prompt}
          typed={typed}
          problem={shownProblem}
          onType={withdrawal.type}
          speed={speed}
          onSpeed={withdrawal.hasten}
          field={withdrawal.field}
        />
        <WageringCard prompt={prompt} verb={verb} />
      </div>
      <div className="payout__side">
        <SummaryCard withdrawal={withdrawal} refused={handing.refused} onSubmit={handing.begin} />
        <GoingCard withdrawal={withdrawal} />
        <NotesCard verb={verb} cancelAllowed={prompt.cancelAllowed} />
      </div>
      {handing.asking && payee !== null ? (
        <SecretDialog
          title={tLater('withdraw.secretTitle')}
          text={tLater('withdraw.secretText', { amount: named, payee: payeeName(payee) })}
          submitLabel={tLater('withdraw.secretSubmit', { verb, amount: named })}
          busy={handing.busy}
          slow={handing.slow}
          problem={handing.wrong}
          onSubmit={handing.hand}
          onClose={handing.close}
        />
      ) : null}
    </div>
  );
}

function Withdraw({ owner }: { owner: UserId }) {
  const withdrawal = useWithdrawal(owner);
  if (isKnown(withdrawal)) return <Form withdrawal={withdrawal} />;
  return withdrawal.error ? <AskFailed error={withdrawal.error} onRetry={withdrawal.refetch} /> : <Waiting />;
}

/** Money out to a card or an address [4.05]: everything that matters is told before an amount is typed. */
export function WithdrawScreen() {
  const session = useSession();
  const verb = useCurrency()?.withdrawWord ?? tLater('walletPage.withdraw');
  return (
    <WalletPage
      title={verb}
      actions={
        <Link
          className="more payout__rules"
          to={helpPath(HELP_TOPIC)}
          aria-label={tLater('withdraw.rules', { verb })}
        >
          <Icon name="info" size={16} />
          <span className="only-d">{tLater('withdraw.rules', { verb })}</span>
        </Link>
      }
    >
      {session.is === 'member' ? <Withdraw owner={session.member.userId} /> : null}
    </WalletPage>
  );
}
