import { useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { CommandOf } from '#contract/commands/command.ts';
import { PAYEES_MAX } from '#contract/money/payee/payee-rules.ts';
import type { BindingSteps } from '#contract/money/payee/schema.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { runCommand } from '#core-client/command/commands.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { AddPayee } from './form/add-payee.tsx';
import { currencyOf, lastFour, type Payee, type PayeeKind, payeeName } from './payee.ts';
import { PayeeMark, PayeeWait } from './payee-mark.tsx';
import { payeeRefusalText } from './payee-refusal-text.ts';
import { t } from './texts.ts';

type Change = CommandOf<'preferPayee' | 'removePayee'>;

/** The list is refetched before the change counts as done, so that the screen shows the saved state. */
async function change(command: Change): Promise<void> {
  await runCommand(command);
  await refreshAnswers('payee.list');
}

/** Manages changes of saved payees: setting the default, and removal after confirmation. */
function usePayeeChanges(verb: string) {
  const [removing, setRemoving] = useState<Payee | null>(null);
  const { state, run, forget } = useSubmission(change);
  const refusal = refusalOf(state);

  const make = async (command: Change, done: string) => {
    const ended = await run(command);
    if (ended.is !== 'done') return;
    showToast({ text: done, tone: 'ok' });
    setRemoving(null);
  };

  return {
    busy: state.is === 'sending' ? state.subject.payeeId : null,
    /** The answer is being looked for. */
    slow: state.is === 'sending' && state.slow,
    removing,
    problem: refusal === null ? null : payeeRefusalText(refusal, verb),
    prefer: ({ payeeId }: Payee) => make({ is: 'preferPayee', payeeId }, t('payee.defaultSet')),
    remove: ({ payeeId }: Payee) => make({ is: 'removePayee', payeeId }, t('payee.removed')),
    confirmRemoval: (payee: Payee | null) => {
      forget();
      setRemoving(payee);
    },
  };
}

type PayeeRowProps = {
  readonly payee: Payee;
  readonly busy: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
};

const title = (payee: Payee) => (payee.is === 'card' ? payee.bankName : `USDT-${payee.chain}`);
const detail = (payee: Payee) =>
  payee.is === 'card' ? `${t('payee.savings')} · ${payee.holder}` : payee.label;

/** A saved card or address, with what can be done to it. */
function PayeeRow({ payee, busy, onPrefer, onRemove }: PayeeRowProps) {
  const payeeLabel = payeeName(payee);
  return (
    <li className="payee" aria-label={payeeLabel}>
      <PayeeMark kind={payee.is} />
      <span className="stack may-shrink">
        <span className="row gap-8">
          <b>{title(payee)}</b>
          {payee.isDefault ? <Tag tone="primary">{t('payee.isDefault')}</Tag> : null}
        </span>
        <span className="cap t3">{detail(payee)}</span>
        <PayeeWait payee={payee} />
      </span>
      <b className={payee.is === 'card' ? 'payee__number' : 'payee__address'}>
        {payee.is === 'card' ? `•••• ${lastFour(payee.cardNumber)}` : payee.address}
      </b>
      <span className="payee__acts row gap-4">
        {payee.isDefault ? null : (
          <Button
            variant="ghost"
            size="sm"
            loading={busy}
            aria-label={t('payee.setDefaultOf', { what: payeeLabel })}
            onClick={onPrefer}
          >
            {t('payee.setDefault')}
          </Button>
        )}
        <IconButton icon="x" size="sm" label={t('payee.removeOf', { what: payeeLabel })} onClick={onRemove} />
      </span>
    </li>
  );
}

type PayeeSectionProps = {
  readonly kind: PayeeKind;
  readonly payees: readonly Payee[];
  readonly steps: BindingSteps;
};

function RemoveQuestion({ changes, verb }: { changes: ReturnType<typeof usePayeeChanges>; verb: string }) {
  const { removing, problem, busy, slow } = changes;
  if (removing === null) return null;
  const payeeLabel = payeeName(removing);
  return (
    <AlertDialog
      open
      tone="alert"
      icon="alert"
      focus="cancel"
      title={t('payee.removeTitle', { what: payeeLabel })}
      description={problem ?? t('payee.removeText', { verb })}
      confirmLabel={t('payee.remove')}
      onConfirm={() => changes.remove(removing)}
      cancelLabel={t('payee.keep')}
      onCancel={() => changes.confirmRemoval(null)}
      busy={busy !== null}
      leavable={slow}
    />
  );
}

/** Cards, or addresses: at most three of each [9.04], the default one first. */
export function PayeeSection({ kind, payees, steps }: PayeeSectionProps) {
  const { bankCardWord: cardTerm, withdrawWord: verb } = useCurrencyTerms()(currencyOf(kind));
  const [adding, setAdding] = useState(false);
  const changes = usePayeeChanges(verb);
  const isFull = payees.length >= PAYEES_MAX;
  const cap = kind === 'card' ? 'payee.cardsCap' : 'payee.addressesCap';
  return (
    <Card aria-label={cardTerm}>
      <div className="padded__head">
        <h2>{cardTerm}</h2>
        <span className="cap t3">{t(isFull ? 'payee.full' : cap, { max: PAYEES_MAX })}</span>
      </div>
      {payees.length === 0 ? (
        <EmptyState
          title={t('payee.noCards', { word: cardTerm })}
          text={t(kind === 'card' ? 'payee.noCardsText' : 'payee.noAddressesText', { verb })}
        />
      ) : (
        <ul className="payees ruled">
          {payees.map((payee) => (
            <PayeeRow
              key={payee.payeeId}
              payee={payee}
              busy={changes.busy === payee.payeeId}
              onPrefer={() => changes.prefer(payee)}
              onRemove={() => changes.confirmRemoval(payee)}
            />
          ))}
        </ul>
      )}
      <p className="payees__problem" role="alert">
        {changes.removing === null ? changes.problem : null}
      </p>
      <Button icon="plus" block disabled={isFull} onClick={() => setAdding(true)}>
        {t('payee.addCard', { word: cardTerm })}
      </Button>
      {adding ? <AddPayee kind={kind} steps={steps} onClose={() => setAdding(false)} /> : null}
      <RemoveQuestion changes={changes} verb={verb} />
    </Card>
  );
}
