import type { ReactNode } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { copyValue } from '#app/page/copy-value.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useTopic } from '#core-client/topic.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from './texts.ts';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Number with a copy button: of an order, an account, an address. */
export const NumberFact = ({ label, number }: { label: string; number: string }) => (
  <Fact label={label}>
    <span className="record-facts__number">{number}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={t('order.copy', { what: label })}
      onClick={() => copyValue(number, label)}
    />
  </Fact>
);

type Counterparty = NonNullable<MoneyOrder['counterparty']>;
type Bank = Extract<Counterparty, { kind: 'bank' }>;
type Chain = Extract<Counterparty, { kind: 'chain' }>;

const BankFacts = ({ bank }: { bank: Bank }) => (
  <>
    <Fact label={t('record.counterparty')}>{[bank.bankName, bank.holder].join(' ')}</Fact>
    <NumberFact label={t('record.account')} number={bank.cardNumber} />
  </>
);

const ChainFacts = ({ chain }: { chain: Chain }) => (
  <>
    <Fact label={t('record.network')}>{chain.chain}</Fact>
    <NumberFact label={t('record.address')} number={chain.address} />
    {chain.hash === '' ? null : <NumberFact label={t('record.hash')} number={chain.hash} />}
  </>
);

function OtherSide({ other }: { other: Counterparty }) {
  switch (other.kind) {
    case 'bank':
      return <BankFacts bank={other} />;
    case 'chain':
      return <ChainFacts chain={other} />;
    case 'venue':
      return null;
    default:
      return other satisfies never;
  }
}

/** Counterparty of the order behind a line, and the bonus of a promotion, once the order is loaded. */
export function OrderFacts({ orderId }: { orderId: OrderId }) {
  const money = useMoneyText();
  const order = lastOf(useTopic('order', { orderId }));
  if (!order) return null;
  const { counterparty, promotion, currency } = order;
  return (
    <>
      {counterparty === null ? null : <OtherSide other={counterparty} />}
      {promotion === null ? null : (
        <Fact label={t('order.promotion')}>
          {t('order.promotionText', {
            title: promotion.title,
            bonus: money(promotion.bonus, currency),
            wagering: money(promotion.wagering, currency),
          })}
        </Fact>
      )}
    </>
  );
}
