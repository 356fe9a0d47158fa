import '#kit/layout/form-grid.css';
import '../safer.css';
import './identity.css';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { Illustration } from '#kit/feedback/illustration.tsx';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { SaferPage } from '../safer-page.tsx';
import { ProgressCard } from './progress-card.tsx';
import { StatePart } from './state-part.tsx';
import { t } from './texts.ts';

/** Explanation of why identity data is required, and of what to do about underage play. */
const WhyAside = ({ isNeeded }: { isNeeded: boolean }) => (
  <aside className="identity-aside">
    <Card className="identity-reason" aria-labelledby="identity-why">
      <Illustration name="identity" size={148} />
      <h2 id="identity-why">{t('identity.whyTitle')}</h2>
      <p className="sm t2">{t(isNeeded ? 'identity.whyNeeded' : 'identity.whyNotNeeded')}</p>
    </Card>
    <Card as="p" className="safer-adults t2 sm">
      <b aria-hidden="true">18+</b>
      <span>
        {t('identity.minors')}
        <Link className="link" to={paths.support}>
          {t('identity.minorsService')}
        </Link>
        {t('identity.minorsThen')}
      </span>
    </Card>
  </aside>
);

/** Interval at which the open page polls for a decision, ms. */
const ASK_AGAIN_MS = 30_000;

/** Age and identity verification [P.25]: requirements, progress, and the document itself. */
export function IdentityScreen() {
  const query = useCall('identity.view', {}, { refetchMs: ASK_AGAIN_MS });
  return (
    <SaferPage title={t('identity.title')} note={t('identity.note')}>
      <Loaded of={query} waiting={<Skeleton height={360} shape="block" />} frame={inCard}>
        {(identity) => (
          <div className="form-grid">
            <div className="identity-stack">
              <ProgressCard identity={identity} />
              <StatePart key={`${identity.state} ${identity.decidedAt}`} identity={identity} />
            </div>
            <WhyAside isNeeded={identity.isNeeded} />
          </div>
        )}
      </Loaded>
    </SaferPage>
  );
}
