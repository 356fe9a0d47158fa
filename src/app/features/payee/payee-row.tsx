import { Button } from '#app/kit/action/button.tsx';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { lastFour, type Payee, payeeName } from './payee.ts';
import { PayeeMark } from './payee-mark.tsx';
import { PayeeWait } from './payee-wait.tsx';
import { t } from './texts.ts';

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
export function PayeeRow({ payee, busy, onPrefer, onRemove }: PayeeRowProps) {
  const what = payeeName(payee);
  return (
    <li className="payee" aria-label={what}>
      <PayeeMark kind={payee.is} />
      <span className="payee__words">
        <span className="row gap2">
          <b>{title(payee)}</b>
          {payee.isDefault ? <Tag tone="primary">{t('payee.isDefault')}</Tag> : null}
        </span>
        <span className="cap t3">{detail(payee)}</span>
        <PayeeWait payee={payee} />
      </span>
      <b className={payee.is === 'card' ? 'payee__number' : 'payee__address'}>
        {payee.is === 'card' ? `•••• ${lastFour(payee.cardNumber)}` : payee.address}
      </b>
      <span className="payee__acts">
        {payee.isDefault ? null : (
          <Button
            variant="ghost"
            size="sm"
            loading={busy}
            aria-label={t('payee.setDefaultOf', { what })}
            onClick={onPrefer}
          >
            {t('payee.setDefault')}
          </Button>
        )}
        <IconButton icon="x" size="sm" label={t('payee.removeOf', { what })} onClick={onRemove} />
      </span>
    </li>
  );
}
