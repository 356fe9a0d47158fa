import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { t } from './texts.ts';

/** The parts of the rule [5.03, 5.04], each as it stands for what is typed so far. */
const partsOf = (password: string, name: string) =>
  [
    { part: 'account.ruleLength', kept: password.length >= 8 && password.length <= 12 },
    { part: 'account.ruleDigit', kept: /\d/.test(password) },
    { part: 'account.ruleLetter', kept: /[A-Za-z]/.test(password) },
    { part: 'account.ruleDiffers', kept: password.toLowerCase() !== name.toLowerCase() },
  ] as const;

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password, name }: { password: string; name: string }) {
  const blank = password === '';
  return (
    <ul className="rule" aria-label={t('account.passwordRules')}>
      {partsOf(password, name).map(({ part, kept }) => (
        <li key={part} className={blank ? undefined : kept ? 'ok' : 'no'}>
          <Icon name={blank ? 'minus' : kept ? 'check' : 'x'} size={13} />
          {t(part)}
          {blank ? null : (
            <VisuallyHidden>{t(kept ? 'account.ruleKept' : 'account.ruleBroken')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
}
