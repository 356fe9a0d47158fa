import { copyText } from '#app/features/order/copy-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { QrCode } from '#app/kit/mark/qr-code.tsx';
import { agentLinkPath } from '#app/routes/paths.ts';
import { t } from '../texts.ts';

const LINK_CODE_PX = 140;

/** The link by which members come, as text and to scan. */
export function LinkCard({ code }: { code: string }) {
  const link = location.origin + agentLinkPath(code);
  return (
    <section className="card padded" aria-label={t('agent.link')}>
      <h2>{t('agent.link')}</h2>
      <div className="agent__link">
        <span className="ell num">{link}</span>
        <Button size="sm" variant="primary" onClick={() => copyText(link, t('agent.link'))}>
          {t('agent.copyLink')}
        </Button>
      </div>
      <div className="agent__code">
        <QrCode value={link} size={LINK_CODE_PX} title={t('agent.qr')} />
      </div>
      <p className="hint">{t('agent.linkHint')}</p>
    </section>
  );
}
