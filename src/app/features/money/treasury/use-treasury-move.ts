import { useState } from 'react';
import { type ReadAmount, readAmount } from '#app/features/money/wallet/amount/read-amount.ts';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

const WAYS = ['in', 'out'] as const;
export type TreasuryWay = (typeof WAYS)[number];

function problemText(read: ReadAmount, way: TreasuryWay, available: string): string | undefined {
  switch (read.is) {
    case 'amount':
      return undefined;
    case 'missing':
      return t('treasury.missing');
    case 'nothing':
      return t('treasury.nothing');
    case 'short':
      return t(way === 'in' ? 'treasury.shortIn' : 'treasury.shortOut', { amount: available });
  }
}

/** Manages a movement into the treasury or out of it, while it is filled in and in progress. */
export function useTreasuryMove(
  { code, symbol }: CurrencyEntry,
  available: Readonly<Record<TreasuryWay, Minor>>,
) {
  const [way, setWay] = useAddressChoice('way', WAYS, 'in');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const given = useCommand(['treasury']);
  const { run, forget } = given;
  const read = readAmount(text, available[way]);

  const submit = async () => {
    setAsked(true);
    if (read.is !== 'amount') return;
    const command = { is: 'treasury', way, amount: read.amount, currency: code } as const;
    const ended = await run(command, ({ is }) =>
      is === 'done' ? refreshAnswers('treasury.view', 'treasury.records') : undefined,
    );
    if (ended.is !== 'done') return;
    const amount = symbol + formatMinor(read.amount);
    showToast({
      text: t(way === 'in' ? 'treasury.doneIn' : 'treasury.doneOut', { amount }),
      tone: 'ok',
    });
    setText('');
    setAsked(false);
  };

  return {
    way,
    text,
    given,
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
