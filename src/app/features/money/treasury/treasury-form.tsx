import { type FormEvent, useState } from 'react';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { type ReadAmount, readAmount } from '#app/features/money/wallet/amount/typed-amount.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { TreasuryTerms } from '#contract/money/treasury/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { activeSubjectOf, type CommandState, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { quickAmounts } from '../wallet/amount/typed-amount.ts';
import { t } from './texts.ts';
import './treasury.css';

const DIRECTIONS = ['in', 'out'] as const;
type TreasuryDirection = (typeof DIRECTIONS)[number];

/** Limits of a movement: the available amounts, and the least and the most into the treasury. */
type MoveLimits = {
  readonly available: Readonly<Record<TreasuryDirection, Minor>>;
  readonly leastIn: Minor;
  /** Amount that the treasury may still take. */
  readonly room: Minor;
};

/** Parsed amount of a movement, or its error; `under` and `over` are limits of the treasury. */
type ReadMove = ReadAmount | { readonly is: 'under' | 'over' };

function readMove(
  text: string,
  direction: TreasuryDirection,
  { available, leastIn, room }: MoveLimits,
): ReadMove {
  const read = readAmount(text, available[direction]);
  if (read.is !== 'amount' || direction === 'out') return read;
  if (read.amount < leastIn) return { is: 'under' };
  return read.amount > room ? { is: 'over' } : read;
}

function problemText(
  read: ReadMove,
  direction: TreasuryDirection,
  { available, leastIn, room }: MoveLimits,
  symbol: string,
): string | undefined {
  const shown = (amount: Minor) => ({ amount: symbol + formatMinor(amount) });
  switch (read.is) {
    case 'amount':
      return undefined;
    case 'missing':
      return t('treasury.missing');
    case 'nothing':
      return t('treasury.nothing');
    case 'short':
      return t(direction === 'in' ? 'treasury.shortIn' : 'treasury.shortOut', shown(available[direction]));
    case 'under':
      return t('treasury.under', shown(leastIn));
    case 'over':
      return t('treasury.over', shown(room));
    default:
      return read satisfies never;
  }
}

/** Manages a movement into the treasury or out of it, while it is filled in and in progress. */
function useTreasuryMove({ code, symbol }: CurrencyEntry, limits: MoveLimits) {
  const [direction, setDirection] = useAddressChoice('way', DIRECTIONS, 'in');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const treasuryCommand = useCommand(['treasury']);
  const { run, forget } = treasuryCommand;
  const read = readMove(text, direction, limits);

  const submit = async () => {
    setTried(true);
    if (read.is !== 'amount') return;
    const command = { is: 'treasury', way: direction, amount: read.amount, currency: code } as const;
    const ended = await run(command, ({ is }) =>
      is === 'done' ? refreshAnswers('treasury.view', 'treasury.records') : undefined,
    );
    if (ended.is !== 'done') return;
    const amount = symbol + formatMinor(read.amount);
    showToast({
      text: t(direction === 'in' ? 'treasury.doneIn' : 'treasury.doneOut', { amount }),
      tone: 'ok',
    });
    setText('');
    setTried(false);
  };

  return {
    way: direction,
    text,
    given: treasuryCommand,
    amount: read.is === 'amount' ? read.amount : null,
    problem:
      tried || read.is === 'short' || read.is === 'over'
        ? problemText(read, direction, limits, symbol)
        : undefined,
    chooseDirection: (next: TreasuryDirection) => {
      setDirection(next);
      forget();
    },
    type: (next: string) => {
      setText(next);
      forget();
    },
    submit,
  };
}

const DIRECTION_OPTIONS = [
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

type TreasuryFormProps = {
  readonly balance: Minor;
  readonly terms: TreasuryTerms;
  readonly currency: CurrencyEntry;
};

/** Into the treasury from the centre wallet, or back. */
export function TreasuryForm({ balance, terms: { leastIn, mostHeld }, currency }: TreasuryFormProps) {
  const centre = lastOf(useTopic('assets', { currency: currency.code }))?.assets.centre ?? minor(0);
  const room = minor(mostHeld > balance ? mostHeld - balance : 0n);
  const move = useTreasuryMove(currency, { available: { in: centre, out: balance }, leastIn, room });
  const busy = activeSubjectOf(move.given.state) !== null;
  const isIn = move.way === 'in';
  const available = isIn ? centre : balance;
  const maxAmount = isIn && room < centre ? room : available;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void move.submit();
  };
  return (
    <Card aria-label={t('treasury.moveTitle')}>
      <form className="treasury-form" onSubmit={submit} noValidate>
        <Segmented
          label={t('treasury.way')}
          options={DIRECTION_OPTIONS}
          value={move.way}
          onValueChange={move.chooseDirection}
        />
        <AmountField
          label={t('treasury.amount')}
          symbol={currency.symbol}
          value={move.text}
          onValue={move.type}
          hint={t(isIn ? 'treasury.inHint' : 'treasury.outHint', {
            amount: currency.symbol + formatMinor(available),
          })}
          error={move.problem}
          all={maxAmount}
          quick={quickAmounts(currency.code)}
          locked={busy}
        />
        <MoveRefusal state={move.given.state} />
        <CommandNotices command={move.given} />
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
