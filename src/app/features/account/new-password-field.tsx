import type { ComponentProps } from 'react';
import { PasswordField } from '#app/kit/form/password-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { type PasswordProblem, passwordProblem } from '#contract/rules/text/password-problem.ts';
import { PasswordRules } from './password-rules.tsx';
import { t } from './texts.ts';
import './account.css';

interface NewPasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** What is typed so far, and for whom. */
  typed: string;
  accountName: string;
}

/** A password to be: the rule is below it and is ticked off [5.03, 5.04]. */
export function NewPasswordField({ typed, accountName, ...field }: NewPasswordFieldProps) {
  return (
    <div className="new-password">
      <PasswordField
        leading={<Icon name="lock" size={19} />}
        autoComplete="new-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        {...field}
      />
      <PasswordRules password={typed} name={accountName} />
    </div>
  );
}

const PROBLEM_TEXTS = {
  sameAsName: 'account.passwordSame',
  combination: 'account.passwordCombination',
  known: 'account.passwordKnown',
} as const satisfies Record<PasswordProblem, string>;

/** A fine password, or what is wrong with it. */
export function passwordRule(password: string, name: string): true | string {
  const problem = passwordProblem(password, name);
  if (problem === null) return true;
  return t(PROBLEM_TEXTS[problem]);
}
