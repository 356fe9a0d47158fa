import { useState } from 'react';
import { type ReadAmount, readAmount } from '#app/features/money/wallet/amount/typed-amount.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import { exchangedAmount } from '#contract/money/exchange/exchange-amount.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { activeSubjectOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { useTopic } from '#core-client/topic.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import type { Quote } from './quote-line.tsx';
import { t } from './texts.ts';

function problemText(read: ReadAmount, got: Minor | null, available: string): string | undefined {
  switch (read.is) {
    case 'amount':
      return got === null || got <= 0n ? t('exchange.tiny') : undefined;
    case 'missing':
      return t('exchange.missing');
    case 'nothing':
      return t('exchange.nothing');
    case 'short':
      return t('exchange.short', { amount: available });
  }
}

const money = ({ symbol }: CurrencyEntry, amount: Minor): string => symbol + formatMinor(amount);

/** Manages an exchange while it is filled in, confirmed and sent. */
export function useExchange(
  quote: Quote,
  from: CurrencyEntry,
  to: CurrencyEntry,
  renew: () => Promise<void>,
) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const available = lastOf(useTopic('assets', { currency: from.code }))?.assets.centre ?? minor(0);
  const command = useCommand(['exchange']);
  const { run, forget } = command;
  const read = readAmount(text, available);
  const amount = read.is === 'amount' ? read.amount : null;
  const got = amount === null ? null : exchangedAmount(from.code, amount, quote);
  const problem = problemText(read, got, money(from, available));

  const swap = async () => {
    setConfirming(false);
    if (amount === null) return;
    const ended = await run({ is: 'exchange', quoteId: quote.quoteId, from: from.code, amount });
    if (ended.is !== 'done') return renew();
    const done = outcomeOf(ended.outcome, 'exchange');
    const both = { paid: money(from, done.spent), got: money(to, done.got) };
    showToast({ text: t('exchange.done', both), tone: 'ok' });
    setText('');
    setTried(false);
  };

  return {
    text,
    given: command,
    busy: activeSubjectOf(command.state) !== null,
    available,
    confirming,
    paid: amount === null ? null : money(from, amount),
    got: got === null ? null : money(to, got),
    problem: tried || read.is === 'short' ? problem : undefined,
    type: (next: string) => {
      setText(next);
      forget();
    },
    forget,
    requestConfirm: () => {
      setTried(true);
      if (problem === undefined) setConfirming(true);
    },
    decline: () => setConfirming(false),
    swap,
  };
}
