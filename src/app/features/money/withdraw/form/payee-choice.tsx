import { useId, useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { AddPayee } from '#app/features/money/payee/form/add-payee.tsx';
import {
  currencyOf,
  lastFour,
  type Payee,
  type PayeeKind,
  shortAddress,
  shownFirst,
} from '#app/features/money/payee/payee.ts';
import { PayeeMark, PayeeWait } from '#app/features/money/payee/payee-mark.tsx';
import { paths } from '#app/routes/paths.ts';
import { PAYEES_MAX } from '#contract/money/payee/payee-rules.ts';
import type { BindingSteps, PayeeId } from '#contract/money/payee/schema.ts';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import './withdraw.css';

type PayeeChoiceProps = {
  readonly payees: readonly Payee[];
  readonly steps: BindingSteps;
  readonly chosen: PayeeId | null;
  readonly onChoose: (payeeId: PayeeId) => void;
  readonly verb: string;
};

const Option = ({ payee }: { payee: Payee }) => (
  <>
    <span className="row gap-8">
      <PayeeMark kind={payee.is} />
      <span className="payee-choice__words stack may-shrink">
        <b>{payee.is === 'card' ? payee.bankName : `USDT-${payee.chain}`}</b>
        <span className="cap t3 ell">
          {payee.is === 'card' ? `${t('payee.savings')} · ${payee.holder}` : payee.label}
        </span>
      </span>
    </span>
    <PayeeWait payee={payee} />
    <span className="row between gap-8">
      <span className="payee-choice__no">
        {payee.is === 'card' ? `•••• ${lastFour(payee.cardNumber)}` : shortAddress(payee.address)}
      </span>
      {payee.isDefault ? <Tag>{t('payee.isDefault')}</Tag> : null}
    </span>
  </>
);

function AddButtons({ payees, steps }: Pick<PayeeChoiceProps, 'payees' | 'steps'>) {
  const termsOf = useCurrencyTerms();
  const [adding, setAdding] = useState<PayeeKind | null>(null);
  const isCoin = useCurrency()?.code === 'USDT';
  const kinds = isCoin ? (['address', 'card'] as const) : (['card', 'address'] as const);
  const room = kinds.filter((kind) => payees.filter(({ is }) => is === kind).length < PAYEES_MAX);
  return (
    <>
      {room.map((kind) => (
        <button key={kind} type="button" className="payee-choices__add" onClick={() => setAdding(kind)}>
          <Icon name="plus" size={18} />
          {t('withdraw.add', { word: termsOf(currencyOf(kind)).bankCardWord })}
        </button>
      ))}
      {adding === null ? null : <AddPayee kind={adding} steps={steps} onClose={() => setAdding(null)} />}
    </>
  );
}

/** Payee of the withdrawal: three at most, the others behind 全部 [9.04]; missing ones can be added in place. */
export function PayeeChoice({ payees, steps, chosen, onChoose, verb }: PayeeChoiceProps) {
  const name = useId();
  const [all, setAll] = useState(false);
  const shown = all ? payees : shownFirst(payees, chosen, PAYEES_MAX);
  const hasMore = payees.length > PAYEES_MAX;
  return (
    <Card aria-label={t('withdraw.to', { verb })}>
      <div className="padded__head">
        <h2>{t('withdraw.to', { verb })}</h2>
        <Link className="more" to={paths.payees}>
          {t('withdraw.manage')}
          <Icon name="chev-right" size={15} />
        </Link>
      </div>
      {payees.length === 0 ? (
        <EmptyState title={t('withdraw.none')} text={t('withdraw.noneText', { verb })} />
      ) : (
        <fieldset className="payee-choices grid-3 gap-12" aria-label={t('withdraw.to', { verb })}>
          {shown.map((payee) => (
            <PickCard
              key={payee.payeeId}
              className="payee-choice"
              name={name}
              checked={payee.payeeId === chosen}
              onPick={() => onChoose(payee.payeeId)}
            >
              <Option payee={payee} />
            </PickCard>
          ))}
        </fieldset>
      )}
      <div className="payee-choices__more cluster gap-8">
        {hasMore ? (
          <button
            type="button"
            className="payee-choices__add"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            <Icon name={all ? 'chev-up' : 'chev-down'} size={18} />
            {all ? t('withdraw.fewer') : t('withdraw.all', { count: payees.length })}
          </button>
        ) : null}
        <AddButtons payees={payees} steps={steps} />
      </div>
    </Card>
  );
}
