import type { FormEvent } from 'react';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { quickAmounts } from '#app/features/money/wallet/amount/quick-amounts.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { type CommandState, refusalOf, underWay } from '#core-client/command/command-state.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import { useTreasuryMove } from './use-treasury-move.ts';
import './treasury-form.css';

const WAYS = [
  { value: 'in', label: t('treasury.in') },
  { value: 'out', label: t('treasury.out') },
] as const;

function MoveRefusal({ state }: { state: CommandState }) {
  const refusal = refusalOf(state);
  if (refusal === null) return null;
  return (
    <StatusLine tone="alert">{t('treasury.refused', { why: refusalText('wallet', refusal) })}</StatusLine>
  );
}

/** Into the treasury from the centre wallet, or back. */
export function TreasuryForm({ balance, currency }: { balance: Minor; currency: CurrencyEntry }) {
  const centre = lastOf(useTopic('assets', { currency: currency.code }))?.assets.centre ?? minor(0);
  const move = useTreasuryMove(currency, { in: centre, out: balance });
  const busy = underWay(move.given.state) !== null;
  const isIn = move.way === 'in';
  const available = isIn ? centre : balance;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void move.submit();
  };
  return (
    <Card aria-label={t('treasury.moveTitle')}>
      <form className="treasury-form" onSubmit={submit} noValidate>
        <Segmented label={t('treasury.way')} options={WAYS} value={move.way} onValueChange={move.chooseWay} />
        <AmountField
          label={t('treasury.amount')}
          symbol={currency.symbol}
          value={move.text}
          onValue={move.type}
          hint={t(isIn ? 'treasury.inHint' : 'treasury.outHint', {
            amount: currency.symbol + formatMinor(available),
          })}
          error={move.problem}
          all={available}
          quick={quickAmounts(currency.code)}
          locked={busy}
        />
        <MoveRefusal state={move.given.state} />
        <CommandNotices given={move.given} />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {move.amount === null
            ? t(isIn ? 'treasury.submitIn' : 'treasury.submitOut')
            : t(isIn ? 'treasury.sumIn' : 'treasury.sumOut', {
                amount: currency.symbol + formatMinor(move.amount),
              })}
        </Button>
      </form>
    </Card>
  );
}
