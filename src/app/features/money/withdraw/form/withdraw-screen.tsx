import '../payout.css';
import './withdraw.css';
import type { ReactNode } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { payeeName } from '#app/features/money/payee/payee.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath } from '#app/routes/paths.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSession } from '#core-client/session.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Banner } from '#kit/feedback/banner.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { AmountCard } from './amount-card.tsx';
import { GoingCard } from './going-card.tsx';
import { ConfirmWithdrawalDialog } from './hand-in-dialog.tsx';
import { PayeeChoice } from './payee-choice.tsx';
import { SummaryCard } from './summary-card.tsx';
import { type LoadedWithdrawal, useWithdrawal } from './use-withdrawal.ts';
import { useWithdrawalSubmission } from './use-withdrawal-submission.ts';
import { WageringCard } from './wagering-card.tsx';
import { blockerOf } from './withdraw-rules.ts';

/** Rules that apply to every withdrawal. */
const NotesCard = ({ verb, cancelAllowed }: { verb: string; cancelAllowed: boolean }) => (
  <Card>
    <ul className="payout-notes">
      <li>
        <Icon name="shield-check" size={17} />
        {t('withdraw.noteName', { verb })}
      </li>
      <li>
        <Icon name="clock" size={17} />
        {t('withdraw.noteFree')}
      </li>
      <li>
        <Icon name="hourglass" size={17} />
        {t(cancelAllowed ? 'withdraw.noteCancel' : 'withdraw.noteNoCancel')}
      </li>
    </ul>
  </Card>
);

type BonusCardProps = {
  readonly bonus: WithdrawPrompt['bonuses'][number];
  readonly verb: string;
};

/** Bonus money with a wagering requirement: its amount, the remaining stake, and that a withdrawal forfeits it. */
function BonusCard({ bonus, verb }: BonusCardProps) {
  const money = useMoneyText();
  const { currency } = bonus;
  return (
    <Card aria-label={t('withdraw.bonus')}>
      <div className="padded__head">
        <h2>{t('withdraw.bonus')}</h2>
        <b className="num">{money(bonus.amount, currency)}</b>
      </div>
      <p className="sm t2">{t('withdraw.bonusText', { verb, left: money(bonus.wageringLeft, currency) })}</p>
    </Card>
  );
}

type HoldBannerProps = { readonly hold: NonNullable<WithdrawPrompt['hold']>; readonly verb: string };

/** Banner above everything else that withdrawals are on hold, why, and until when. */
const HoldBanner = ({ hold, verb }: HoldBannerProps) => (
  <Banner tone="alert" icon="shield">
    {t(`withdraw.held_${hold.cause}`, { time: dayTimeText(hold.until), verb })}
  </Banner>
);

const HELP_TOPIC = 'deposit-withdraw';

const Waiting = () => (
  <div className="payout" aria-hidden="true">
    <Card className="payout__waiting">
      <SkeletonRows />
    </Card>
    <Card className="payout__waiting">
      <SkeletonRows count={5} />
    </Card>
  </div>
);

/** Returns the summary of the withdrawal, its payee, and further effects. */
function useSecretText({ prompt, payee }: LoadedWithdrawal, named: string): string {
  const money = useMoneyText();
  if (payee === null) return '';
  const text = t('withdraw.secretText', { amount: named, payee: payeeName(payee) });
  if (prompt.bonuses.length === 0) return text;
  const bonus = prompt.bonuses.map(({ amount, currency }) => money(amount, currency)).join('、');
  return text + t('withdraw.bonusGone', { bonus });
}

function Form({ withdrawal }: { withdrawal: LoadedWithdrawal }) {
  const { payees, payee, steps, prompt, currency, typed, amount, problem, speed, verb } = withdrawal;
  const handing = useWithdrawalSubmission(withdrawal);
  const money = useMoneyText();
  const blocker = useServerText((now) => blockerOf({ ...withdrawal, now }) ?? '');
  const mayBegin = blocker === '' && (prompt.passwordSet || !withdrawal.asksSecret) && payee !== null;
  const shownProblem = typed !== '' || handing.tried ? problem : null;
  const named = amount === null ? '' : money(amount, currency);
  const secretText = useSecretText(withdrawal, named);
  return (
    <div className="payout">
      <div className="fit-stack gap-page may-shrink">
        {prompt.hold === null ? null : <HoldBanner hold={prompt.hold} verb={verb} />}
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
          onSubmit={() => (mayBegin ? handing.begin() : undefined)}
        />
        {prompt.bonuses.map((bonus) => (
          <BonusCard key={bonus.currency} bonus={bonus} verb={verb} />
        ))}
        <WageringCard prompt={prompt} verb={verb} />
      </div>
      <div className="fit-stack gap-page may-shrink">
        <SummaryCard withdrawal={withdrawal} refused={handing.refused} onSubmit={handing.begin} />
        <GoingCard withdrawal={withdrawal} />
        <NotesCard verb={verb} cancelAllowed={prompt.cancelAllowed} />
      </div>
      {handing.asking && payee !== null ? (
        <ConfirmWithdrawalDialog
          handing={handing}
          isSecretRequired={withdrawal.asksSecret}
          verb={verb}
          text={secretText}
          amount={named}
        />
      ) : null}
    </div>
  );
}

function Page({ verb, children }: { verb: string; children: ReactNode }) {
  return (
    <MemberPage
      title={verb}
      actions={
        <Link
          className="more payout__rules"
          to={helpPath(HELP_TOPIC)}
          aria-label={t('withdraw.rules', { verb })}
        >
          <Icon name="info" size={16} />
          <span className="only-d">{t('withdraw.rules', { verb })}</span>
        </Link>
      }
    >
      {children}
    </MemberPage>
  );
}

/** Page titled by the word of the withdrawn currency, which the chosen payee determines. */
function Withdraw({ owner }: { owner: UserId }) {
  const withdrawal = useWithdrawal(owner);
  const { verb } = useWalletTerms();
  const { query } = withdrawal;
  return (
    <Page verb={lastOf(query) === null ? verb : withdrawal.verb}>
      <Loaded of={query} waiting={<Waiting />} frame={inCard}>
        {([{ steps }, prompt]) => <Form withdrawal={{ ...withdrawal, steps, prompt }} />}
      </Loaded>
    </Page>
  );
}

/** Money out to a card or an address [4.05]: everything that matters is shown before an amount is typed. */
export function WithdrawScreen() {
  const session = useSession();
  const { verb } = useWalletTerms();
  return session.is === 'member' ? (
    <Withdraw owner={session.member.userId} />
  ) : (
    <Page verb={verb}>{null}</Page>
  );
}
