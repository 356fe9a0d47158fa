import './account.css';
import type { ComponentProps } from 'react';
import {
  type PasswordPart,
  type PasswordProblem,
  passwordParts,
  passwordProblem,
} from '#contract/people/account/password-problem.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import { AccountPasswordField } from './account-password-field.tsx';

const PARTS = [
  { part: 'length', text: 'account.ruleLength' },
  { part: 'digit', text: 'account.ruleDigit' },
  { part: 'letter', text: 'account.ruleLetter' },
  { part: 'differs', text: 'account.ruleDiffers' },
] as const satisfies readonly { readonly part: PasswordPart; readonly text: string }[];

/** Requirements of a password, ticked off while it is typed. */
function PasswordRules({ password, name }: { password: string; name: string }) {
  const blank = password === '';
  const metParts = passwordParts(password, name);
  const rows = PARTS.map(({ part, text }) => ({ text, isMet: metParts[part] }));
  return (
    <ul className="rule" aria-label={t('account.passwordRules')}>
      {rows.map(({ text, isMet }) => (
        <li key={text} className={blank ? undefined : isMet ? 'ok' : 'no'}>
          <Icon name={blank ? 'minus' : isMet ? 'check' : 'x'} size={13} />
          {t(text)}
          {blank ? null : (
            <VisuallyHidden>{t(isMet ? 'account.ruleMet' : 'account.ruleBroken')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NewPasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** Text typed so far, and its account. */
  typed: string;
  accountName: string;
}

/** A password to be: the rule is below it and is ticked off [5.03, 5.04]. */
export function NewPasswordField({ typed, accountName, ...field }: NewPasswordFieldProps) {
  return (
    <div className="new-password">
      <AccountPasswordField leading={<Icon name="lock" size={19} />} autoComplete="new-password" {...field} />
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
