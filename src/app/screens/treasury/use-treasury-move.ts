import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { callCore } from '#app/link/core.ts';
import { treasuryRecords, treasuryView } from '#app/link/statement-queries.ts';
import { useCommand } from '#app/wallet/command/use-command.ts';
import { type ReadAmount, readAmount } from '#app/wallet/read-amount.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { type Currency, formatMinor, type Minor, minorToText } from '#contract/units/money.ts';

export type TreasuryWay = 'in' | 'out';

type Moving = { readonly way: TreasuryWay; readonly amount: string; readonly currency: Currency };

function problemText(read: ReadAmount, way: TreasuryWay, available: string): string | undefined {
  switch (read.is) {
    case 'amount':
      return undefined;
    case 'missing':
      return tLater('treasury.missing');
    case 'nothing':
      return tLater('treasury.nothing');
    case 'short':
      return tLater(way === 'in' ? 'treasury.shortIn' : 'treasury.shortOut', { amount: available });
  }
}

/** A movement into the treasury or out of it while it is filled in and on its way. */
export function useTreasuryMove(
  { code, symbol }: CurrencyEntry,
  available: Readonly<Record<TreasuryWay, Minor>>,
) {
  const [way, setWay] = useState<TreasuryWay>('in');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const { state, run, forget } = useCommand('treasury', ({ way: to, ...move }: Moving, clientRequestId) =>
    callCore(to === 'in' ? 'treasury.putIn' : 'treasury.takeOut', { ...move, clientRequestId }),
  );
  const read = readAmount(text, available[way]);

  const submit = async () => {
    setAsked(true);
    if (read.is !== 'amount') return;
    const moved = await run({ way, amount: minorToText(read.amount), currency: code });
    if (moved === null) return;
    const amount = symbol + formatMinor(read.amount);
    showToast({
      text: tLater(way === 'in' ? 'treasury.doneIn' : 'treasury.doneOut', { amount }),
      tone: 'ok',
    });
    setText('');
    setAsked(false);
    await Promise.all([treasuryView.refresh(), treasuryRecords.refresh()]);
  };

  return {
    way,
    text,
    state,
    amount: read.is === 'amount' ? read.amount : null,
    problem:
      asked || read.is === 'short' ? problemText(read, way, symbol + formatMinor(available[way])) : undefined,
    chooseWay: (next: TreasuryWay) => {
      setWay(next);
      forget();
    },
    type: (next: string) => {
      setText(next);
      forget();
    },
    submit,
  };
}
