import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { SecretField } from '#app/features/money/withdraw-password/secret-field.tsx';
import { paths } from '#app/routes/paths.ts';
import { isWithdrawalPassword } from '#contract/text/form-rules.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

type SecretPartProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (digits: string) => void;
};

/** The six digits that show it is the owner who adds where money may go [5.05]. */
export function SecretPart({ value, error, onValue }: SecretPartProps) {
  const { verb } = useWalletTerms();
  return (
    <div className="stack items-start gap-8">
      <SecretField
        label={t('secret.first', { verb })}
        hint={t('payee.secretHint')}
        value={value}
        error={error}
        onValueChange={onValue}
      />
      <Link className="link sm" to={`${paths.password}?by=phone`}>
        {t('secret.forgot', { verb })}
      </Link>
    </div>
  );
}

export const secretRule = (digits: string): true | string =>
  isWithdrawalPassword(digits) || t('secret.missing');
