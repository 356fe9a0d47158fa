import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { type PasswordPart, passwordParts } from '#contract/rules/text/password-parts.ts';
import { t } from './texts.ts';

const PARTS = [
  { part: 'length', text: 'account.ruleLength' },
  { part: 'digit', text: 'account.ruleDigit' },
  { part: 'letter', text: 'account.ruleLetter' },
  { part: 'differs', text: 'account.ruleDiffers' },
] as const satisfies readonly { readonly part: PasswordPart; readonly text: string }[];

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password, name }: { password: string; name: string }) {
  const blank = password === '';
  const keptParts = passwordParts(password, name);
  const rows = PARTS.map(({ part, text }) => ({ text, kept: keptParts[part] }));
  return (
    <ul className="rule" aria-label={t('account.passwordRules')}>
      {rows.map(({ text, kept }) => (
        <li key={text} className={blank ? undefined : kept ? 'ok' : 'no'}>
          <Icon name={blank ? 'minus' : kept ? 'check' : 'x'} size={13} />
          {t(text)}
          {blank ? null : (
            <VisuallyHidden>{t(kept ? 'account.ruleKept' : 'account.ruleBroken')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}
