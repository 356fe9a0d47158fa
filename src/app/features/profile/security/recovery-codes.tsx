import { copyText } from '#app/features/order/copy-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { t } from '../texts.ts';

/** `ABCDE-FGHIJ`, as people copy it. */
const spaced = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The codes that replace an authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = () => copyText(codes.map(spaced).join('\n'), t('security.recovery'));
  return (
    <div className="pform">
      <p className="sm t2">{t('security.recoveryText')}</p>
      <ol className="factor__recovery" aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{spaced(code)}</code>
          </li>
        ))}
      </ol>
      <Button icon="copy" block onClick={copy}>
        {t('security.copy')}
      </Button>
      <Button variant="primary" size="lg" block onClick={onKept}>
        {t('security.kept')}
      </Button>
    </div>
  );
}
