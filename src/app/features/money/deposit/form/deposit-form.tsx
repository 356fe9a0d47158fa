import { type FormEvent, useRef, useState } from 'react';
import { useOrderKind } from '#app/features/money/order/order-text.ts';
import { depositOrderPath, paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { barsAnother } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { isUsedUp, type RemainingLimit } from '../deposit-limit.ts';
import { t } from '../texts.ts';
import { AmountCard, remainingText } from './amount-card.tsx';
import { amountState, chosenOf, orderKindOf, type PayChoice, payChoices } from './deposit-rules.ts';
import { PayMethods } from './pay-methods.tsx';
import { Promotions } from './promotions.tsx';
import { type Depositing, useDeposit } from './use-deposit.ts';
import type { DepositDraft } from './use-deposit-draft.ts';

/** Notice that the member's own limit is used up: the rest, when it resets, and where it is set. */
const LimitReached = ({ own, currency }: { own: RemainingLimit; currency: CurrencyEntry }) => (
  <Card className="t2" role="status">
    <p>
      <b className="num">{remainingText(own, currency)}</b>
    </p>
    <p className="sm t2">
      {t(`deposit.reached_${own.period}`)}{' '}
      <Link className="link" to={paths.limits}>
        {t('deposit.seeLimits')}
      </Link>
    </p>
  </Card>
);

type DepositFormProps = {
  readonly currency: CurrencyEntry;
  readonly offer: OutputOf<'deposit.payTypes'>;
  readonly draft: DepositDraft;
  /** Amount that the member's own limits still allow; null where none is set. */
  readonly own: RemainingLimit | null;
  /** The member's unfinished orders: one of a kind at a time. */
  readonly open: readonly MoneyOrder[];
};

/** An order of the same kind that has to be finished first. */
const barring = (open: readonly MoneyOrder[], choice: PayChoice) =>
  open.find((order) => barsAnother(order, orderKindOf(choice)));

function Barred({ order }: { order: MoneyOrder }) {
  const kindOf = useOrderKind();
  return (
    <Card as="p" className="t2">
      {t('deposit.barred', { kind: kindOf(order) })}{' '}
      <Link className="link" to={depositOrderPath(order.orderId)}>
        {t('deposit.toOrder')}
      </Link>
    </Card>
  );
}

type MethodFormProps = DepositFormProps & { readonly choice: PayChoice; readonly depositing: Depositing };

/** The chosen way's amount, what may come on top, and the order made of it. */
function MethodForm({ choice, depositing, ...props }: MethodFormProps) {
  const { currency, offer, draft, own, open } = props;
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { busy, problemFor, pay, forget } = depositing;
  const state = amountState(draft.amount, choice.type.limits, own?.left ?? null);
  const amount = state.is === 'right' ? state.amount : null;
  const offered = orderKindOf(choice) === 'deposit' ? offer.promotions : [];
  const promotion = offered.find(({ promotionId }) => promotionId === draft.promotionId);
  const bar = barring(open, choice);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount === null) return field.current?.focus();
    if (promotion === undefined || amount >= promotion.minAmount)
      void pay(choice, amount, promotion?.promotionId ?? '');
  };
  const type = (typed: string) => {
    forget();
    draft.setAmount(typed);
  };
  if (bar !== undefined) return <Barred order={bar} />;
  if (own !== null && isUsedUp(own, choice.type.limits))
    return <LimitReached own={own} currency={currency} />;
  return (
    <form className="deposit__form" onSubmit={submit} noValidate>
      <AmountCard {...{ field, choice, currency, state, own, tried }} typed={draft.amount} onType={type} />
      {offered.length > 0 ? (
        <Promotions
          offered={offered}
          chosen={draft.promotionId}
          onChoose={draft.setPromotion}
          amount={amount}
        />
      ) : null}
      <div className="stack gap-10">
        <FormProblem>{problemFor(choice)}</FormProblem>
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {amount === null
            ? t('deposit.submitBare')
            : t('deposit.submit', { amount: currency.symbol + formatMinor(amount) })}
        </Button>
      </div>
    </form>
  );
}

/** The ways to pay in, then the chosen one. */
export function DepositForm(props: DepositFormProps) {
  const { offer, draft } = props;
  const choices = payChoices(offer.list);
  const choice = chosenOf(choices, draft.way);
  const depositing = useDeposit(draft.clear);
  const choose = ({ key }: PayChoice) => {
    depositing.forget();
    draft.setWay(key);
  };
  return (
    <>
      <Card aria-label={t('deposit.method')}>
        <h2 className="deposit__h2">{t('deposit.method')}</h2>
        <PayMethods choices={choices} chosen={choice} onChoose={choose} />
      </Card>
      {choice === undefined ? null : (
        <MethodForm key={choice.key} choice={choice} depositing={depositing} {...props} />
      )}
    </>
  );
}
