import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { useCurrencyWords } from '#app/link/currency-words.ts';
import type { BindingSteps } from '#contract/models/payee.ts';
import { AddressForm } from './address-form.tsx';
import { CardForm } from './card-form.tsx';
import { NameForm } from './name-form.tsx';
import { currencyOf, type PayeeKind } from './payee.ts';
import './payform.css';

type AddPayeeProps = {
  readonly kind: PayeeKind;
  readonly steps: BindingSteps;
  readonly onClose: () => void;
};

/** Saves a card or an address, in a window over wherever it was missing; a card asks for the real name first [3.16]. */
export function AddPayee({ kind, steps, onClose }: AddPayeeProps) {
  const word = useCurrencyWords()(currencyOf(kind)).bankCardWord;
  const needsName = kind === 'card' && !steps.userRealNameBind;
  const saved = () => {
    showToast({ text: tLater('payee.added', { what: word }), tone: 'ok' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={tLater('payee.addCard', { word })}
      {...(needsName ? { description: tLater('payee.nameStep') } : {})}
      closeLabel={t('common.close')}
    >
      {needsName ? <NameForm /> : null}
      {kind === 'card' && !needsName ? (
        <CardForm word={word} holder={steps.realName} onSaved={saved} />
      ) : null}
      {kind === 'address' ? <AddressForm word={word} onSaved={saved} /> : null}
    </Dialog>
  );
}
