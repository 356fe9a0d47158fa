import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { AutoCashOut } from '#contract/play/bet/auto-cash-out-schema.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { t } from './texts.ts';

const WHOLE = 100;

/** Returns what is cashed out: all of the stake, or a part. */
export const partText = (percent: number): string =>
  percent === WHOLE ? t('auto.whole') : t('auto.part', { percent });

const isSubmitted = ({ cashOut }: Bet): boolean => cashOut?.state === 'waiting' && cashOut.isAuto;

/** State of the setting: waiting for its value, submitted, missed, ended or paid. */
function State({ bet, auto }: { bet: Bet; auto: AutoCashOut }) {
  const money = useMoneyText();
  const value = money(auto.value, bet.currency);
  const part = partText(auto.percent);
  if (auto.paid) {
    const paid = {
      amount: money(auto.paid.amount, bet.currency),
      part,
      value,
      time: dayTimeText(auto.paid.at),
    };
    return <StatusLine tone="ok">{t('auto.paid', paid)}</StatusLine>;
  }
  if (auto.state === 'expired') return <p className="sm t2">{t('auto.expired', { value })}</p>;
  if (isSubmitted(bet)) return <StatusLine tone="busy">{t('auto.submitted', { value })}</StatusLine>;
  const until = auto.until === null ? t('auto.toEnd') : t('auto.until', { time: dayTimeText(auto.until) });
  return (
    <>
      <p className="sm">
        <b>{t('auto.set', { value, part })}</b> <span className="t2">{until}</span>
      </p>
      {auto.miss ? (
        <StatusLine tone="alert">
          {t('auto.missed', { time: dayTimeText(auto.miss.at), value, why: t(`miss.${auto.miss.reason}`) })}
        </StatusLine>
      ) : null}
    </>
  );
}

/** Revokes the setting of a bet. */
function Revoke({ bet }: { bet: Bet }) {
  const { state, run } = useSubmission(() => callCore('bet.revokeAutoCashOut', { betId: bet.betId }));
  const refusal = refusalOf(state);
  return (
    <>
      {refusal ? <StatusLine tone="alert">{refusalText('order', refusal)}</StatusLine> : null}
      <Button
        size="sm"
        loading={state.is === 'sending'}
        onClick={() => run(undefined, () => refreshAnswers('bet.list'))}
      >
        {t('auto.revoke')}
      </Button>
    </>
  );
}

/** Value that the member set for a bet, with what became of it; nothing without one. */
export function AutoCashOutLine({ bet }: { bet: Bet }) {
  const auto = bet.autoCashOut;
  if (!auto) return null;
  const isRevocable = auto.state === 'set' && bet.state === 'open' && !isSubmitted(bet);
  return (
    <div className="row gap-8">
      <div className="grow">
        <State bet={bet} auto={auto} />
      </div>
      {isRevocable ? <Revoke bet={bet} /> : null}
    </div>
  );
}
