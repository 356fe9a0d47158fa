import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { formatMinor, minorToText } from '#contract/units/money.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { useMoneyText } from '../money-text.ts';
import { t } from '../texts.ts';
import { Code, CopyRows } from './copy-rows.tsx';

type Counterparty = NonNullable<MoneyOrder['counterparty']>;
type Bank = Extract<Counterparty, { kind: 'bank' }>;
type Chain = Extract<Counterparty, { kind: 'chain' }>;

/** Digits in fours, as cards print them. */
const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');
const KEY_CHARACTERS = 6;

function BankPayee({ order, bank }: { order: MoneyOrder; bank: Bank }) {
  const money = useMoneyText();
  const { bankCardWord: card } = useCurrencyTerms()(order.currency);
  return (
    <CopyRows
      rows={[
        {
          label: t('order.amount'),
          shown: <b className="copy-rows__money">{money(order.amount, order.currency)}</b>,
          copied: minorToText(order.amount),
        },
        { label: t('order.holder'), shown: bank.holder, copied: bank.holder },
        {
          label: t('order.cardNumber', { card }),
          shown: <span className="num">{inFours(bank.cardNumber)}</span>,
          copied: bank.cardNumber,
        },
        { label: t('order.bankName'), shown: bank.bankName, copied: bank.bankName },
        { label: t('order.branch'), shown: bank.branch, copied: bank.branch },
        {
          label: t('order.remark'),
          shown: <b className="num">{bank.remark}</b>,
          copied: bank.remark,
          hint: t('order.remarkHint'),
        },
      ]}
    />
  );
}

/** Address with its ends highlighted: those are what people compare. */
const Address = ({ address }: { address: string }) => (
  <Code>
    <b>{address.slice(0, KEY_CHARACTERS)}</b>
    {address.slice(KEY_CHARACTERS, -KEY_CHARACTERS)}
    <b>{address.slice(-KEY_CHARACTERS)}</b>
  </Code>
);

const hashRow = (hash: string) => ({
  label: t('order.hash'),
  shown: <Code>{hash}</Code>,
  copied: hash,
});

const ChainPayee = ({ order, chain }: { order: MoneyOrder; chain: Chain }) => (
  <CopyRows
    rows={[
      {
        label: t('order.quantity'),
        shown: (
          <b className="copy-rows__money">
            {formatMinor(order.amount)} <span className="cap t3">{order.currency}</span>
          </b>
        ),
        copied: minorToText(order.amount),
      },
      { label: t('order.network'), shown: <Tag tone="primary">{chain.chain}</Tag> },
      {
        label: t('order.address'),
        shown: <Address address={chain.address} />,
        copied: chain.address,
      },
      ...(chain.hash === '' ? [] : [hashRow(chain.hash)]),
    ]}
  />
);

/** Payee of an order's money, every field with a copy button; empty where there is none. */
export function PayeeCard({ order }: { order: MoneyOrder }) {
  const { counterparty } = order;
  switch (counterparty?.kind) {
    case 'bank':
      return <BankPayee order={order} bank={counterparty} />;
    case 'chain':
      return <ChainPayee order={order} chain={counterparty} />;
    case 'venue':
    case undefined:
      return null;
    default:
      return counterparty satisfies never;
  }
}
