import { type ComponentProps, useId } from 'react';
import type { Query } from '#app/core-client/query.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { classNames } from '#app/kit/class-names.ts';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from './texts.ts';

interface BankFieldProps extends ComponentProps<'select'> {
  banks: Query<'payee.banks'>;
  /** The bank that is there is the one the number speaks for. */
  isGuessed: boolean;
  error?: string | undefined;
}

/** The bank of a card; where the banks could not be asked for, they can be asked for again. */
export function BankField({ banks, isGuessed, error, ...select }: BankFieldProps) {
  const id = useId();
  const known = lastOf(banks);
  const failed = known === null && banks.is === 'failed' ? textOfError(banks.error) : undefined;
  const notes = { hint: isGuessed ? t('payee.bankGuessed') : undefined, error: failed ?? error };
  return (
    <FieldFrame label={t('payee.bank')} {...notes} controlId={id}>
      <span className={classNames('inp', notes.error !== undefined && 'is-error')}>
        <select className="payform__select" {...select} {...describedBy(id, notes)}>
          <option value="">{t('payee.bankChoose')}</option>
          {known?.list.map(({ bankCode, name }) => (
            <option key={bankCode} value={bankCode}>
              {name}
            </option>
          ))}
        </select>
        {failed === undefined ? null : (
          <Button size="xs" onClick={() => banks.refetch()}>
            {t('common.retry')}
          </Button>
        )}
      </span>
    </FieldFrame>
  );
}
