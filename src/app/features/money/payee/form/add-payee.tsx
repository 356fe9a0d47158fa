import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { paths } from '#app/routes/paths.ts';
import type { BindingSteps } from '#contract/money/payee/schema.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { currencyOf, type PayeeKind } from '../payee.ts';
import { t } from '../texts.ts';
import { AddressForm } from './address-form.tsx';
import { CardForm } from './card-form.tsx';
import { NameForm } from './name-form.tsx';
import './payform.css';
import { lastOf } from '#contract/units/loadable.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';

type AddPayeeProps = {
  readonly kind: PayeeKind;
  readonly steps: BindingSteps;
  readonly onClose: () => void;
};

function NeedsSecret() {
  const { verb } = useWalletTerms();
  return (
    <EmptyState
      illustration="gate"
      title={t('payee.secretFirst', { verb })}
      text={t('payee.secretFirstText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.password}>
          {t('payee.toPassword')}
        </Link>
      }
    />
  );
}

/**
 * Saves a card or an address, in a dialog over the screen that needs it. The withdrawal password is required before either,
 * the real name before a card [3.16].
 */
export function AddPayee({ kind, steps, onClose }: AddPayeeProps) {
  const currency = currencyOf(kind);
  const cardTerm = useCurrencyTerms()(currency).bankCardWord;
  const prompt = useCall('withdraw.prompt', { currency });
  const needsName = kind === 'card' && !steps.nameBound;
  const needsSecret = lastOf(prompt)?.passwordSet === false;
  const saved = () => {
    showToast({ text: t('payee.added', { what: cardTerm }), tone: 'ok' });
    onClose();
  };
  const form = () => {
    if (needsSecret) return <NeedsSecret />;
    if (needsName) return <NameForm />;
    return kind === 'card' ? (
      <CardForm cardTerm={cardTerm} holder={steps.realName} onSaved={saved} />
    ) : (
      <AddressForm cardTerm={cardTerm} onSaved={saved} />
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('payee.addCard', { word: cardTerm })}
      {...(needsName && !needsSecret ? { description: t('payee.nameStep') } : {})}
      closeLabel={t('common.close')}
    >
      {prompt.is === 'pending' && prompt.last === null ? <SkeletonRows /> : form()}
    </Dialog>
  );
}
