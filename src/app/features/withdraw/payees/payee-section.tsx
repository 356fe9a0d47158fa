import { useState } from 'react';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { PAYEES_MAX } from '#contract/constants.ts';
import type { BindingSteps } from '#contract/models/payee.ts';
import { AddPayee } from './add-payee.tsx';
import { currencyOf, type Payee, type PayeeKind, payeeName } from './payee.ts';
import { PayeeRow } from './payee-row.tsx';
import { usePayeeDeeds } from './use-payee-deeds.ts';

type PayeeSectionProps = {
  readonly kind: PayeeKind;
  readonly payees: readonly Payee[];
  readonly steps: BindingSteps;
};

function RemoveQuestion({ deeds, verb }: { deeds: ReturnType<typeof usePayeeDeeds>; verb: string }) {
  const { removing, problem, busy } = deeds;
  if (removing === null) return null;
  const what = payeeName(removing);
  return (
    <AlertDialog
      open
      tone="alert"
      icon="alert"
      focus="cancel"
      title={tLater('payee.removeTitle', { what })}
      description={problem ?? tLater('payee.removeText', { verb })}
      confirmLabel={tLater('payee.remove')}
      onConfirm={() => deeds.remove(removing)}
      cancelLabel={tLater('payee.keep')}
      onCancel={() => deeds.ask(null)}
      busy={busy !== null}
    />
  );
}

/** Cards, or addresses: at most three of each [9.04], the default one first. */
export function PayeeSection({ kind, payees, steps }: PayeeSectionProps) {
  const { bankCardWord: word, withdrawWord: verb } = useCurrencyWords()(currencyOf(kind));
  const [adding, setAdding] = useState(false);
  const deeds = usePayeeDeeds(verb);
  const isFull = payees.length >= PAYEES_MAX;
  const cap = kind === 'card' ? 'payee.cardsCap' : 'payee.addressesCap';
  return (
    <section className="card wcard" aria-label={word}>
      <div className="wcard__head">
        <h2>{word}</h2>
        <span className="cap t3">{tLater(isFull ? 'payee.full' : cap, { max: PAYEES_MAX })}</span>
      </div>
      {payees.length === 0 ? (
        <EmptyState
          title={tLater('payee.noCards', { word })}
          text={tLater(kind === 'card' ? 'payee.noCardsText' : 'payee.noAddressesText', { verb })}
        />
      ) : (
        <ul className="payees">
          {payees.map((payee) => (
            <PayeeRow
              key={payee.payeeId}
              payee={payee}
              busy={deeds.busy === payee.payeeId}
              onPrefer={() => deeds.prefer(payee)}
              onRemove={() => deeds.ask(payee)}
            />
          ))}
        </ul>
      )}
      <p className="payees__problem" role="alert">
        {deeds.removing === null ? deeds.problem : null}
      </p>
      <Button icon="plus" block disabled={isFull} onClick={() => setAdding(true)}>
        {tLater('payee.addCard', { word })}
      </Button>
      {adding ? <AddPayee kind={kind} steps={steps} onClose={() => setAdding(false)} /> : null}
      <RemoveQuestion deeds={deeds} verb={verb} />
    </section>
  );
}
