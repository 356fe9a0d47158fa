import { lazy, Suspense } from 'react';
import { copyText } from '#app/features/order/copy-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { agentLinkPath } from '#app/routes/paths.ts';
import { t } from '../texts.ts';

const LINK_CODE_PX = 140;
const Code = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

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
        <Suspense fallback={<Skeleton shape="block" width={LINK_CODE_PX} height={LINK_CODE_PX} />}>
          <Code value={link} size={LINK_CODE_PX} marginSize={2} title={t('agent.qr')} />
        </Suspense>
      </div>
      <p className="hint">{t('agent.linkHint')}</p>
    </section>
  );
}
