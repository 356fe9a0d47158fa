import type { ReactNode } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { Button } from '#kit/action/button.tsx';
import { SecretField } from './secret-field.tsx';
import type { Typed } from './secret-problem.ts';
import { t } from './texts.ts';
import { useSecretForm } from './use-secret-form.ts';

type SecretFormProps = {
  /** Whether the current password is required. */
  readonly asksOld?: boolean;
  /** Whether there is none yet. */
  readonly isFirst?: boolean;
  readonly submitLabel: string;
  readonly save: (typed: Typed) => Promise<void>;
  readonly onDone: () => void;
  /** Further fields, above the digits. */
  readonly children?: ReactNode;
};

/** A new withdrawal password, typed twice [5.05]. */
export function SecretForm({
  asksOld = false,
  isFirst = false,
  submitLabel,
  save,
  onDone,
  children,
}: SecretFormProps) {
  const { verb } = useWalletTerms();
  const { field, submit, busy } = useSecretForm({ asksOld, save, onDone });
  return (
    <form className="secret" onSubmit={submit} noValidate>
      {children}
      {asksOld ? <SecretField label={t('secret.current', { verb })} {...field('old')} /> : null}
      <SecretField
        label={t(isFirst ? 'secret.first' : 'secret.next', { verb })}
        hint={t('secret.hint')}
        {...field('next')}
      />
      <SecretField label={t('secret.again')} {...field('again')} />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
