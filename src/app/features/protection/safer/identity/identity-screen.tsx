import '#kit/layout/form-grid.css';
import '../safer.css';
import './identity.css';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { RENEW_BEFORE_MS } from '#contract/people/identity/document-rules.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useCall } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Illustration } from '#kit/feedback/illustration.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { SaferPage } from '../safer-page.tsx';
import { DocumentForm } from './document-form.tsx';
import { REASON_TEXTS } from './identity-texts.ts';
import { ProgressCard } from './progress-card.tsx';
import { t } from './texts.ts';

/** Why the last one was rejected, before the form that mends it. */
const Rejected = ({ reason, words }: Pick<Identity, 'reason' | 'words'>) => (
  <Card className="identity-refused" role="status">
    <Icon name="octagon" size={20} />
    <span>
      <b>{t('identity.rejectedTitle')}</b>
      {reason === null ? null : <span className="sm">{REASON_TEXTS[reason]}</span>}
      {words === '' ? null : <span className="sm">{words}</span>}
    </span>
  </Card>
);

/** Shows what replaced a form that was sent from further down. */
const scrollIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

const StatusCard = ({ title, text, isGood }: { title: string; text: string; isGood: boolean }) => (
  <Card className="identity-status stack items-start gap-8" ref={scrollIntoView} role="status">
    <b>{title}</b>
    <p className="sm t2">{text}</p>
    {isGood ? (
      <Link className={buttonClass({})} to={paths.deposit}>
        {t('identity.toDeposit')}
      </Link>
    ) : null}
  </Card>
);

function Verified({ identity }: { identity: Identity }) {
  const { goodUntil } = identity;
  const now = useServerNow();
  if (goodUntil !== null && goodUntil - now < RENEW_BEFORE_MS)
    return <DocumentForm identity={identity} title={t('identity.renew')} />;
  const text = t(goodUntil === null ? 'identity.goodForever' : 'identity.goodText');
  return <StatusCard title={t('identity.goodTitle')} text={text} isGood />;
}

/** Next action in each of the five states [P.25]. */
function StatePart({ identity }: { identity: Identity }) {
  const { state, reason, words } = identity;
  switch (state) {
    case 'none':
      return <DocumentForm identity={identity} title={t('identity.first')} />;
    case 'pending':
      return <StatusCard title={t('identity.waitTitle')} text={t('identity.waitText')} isGood={false} />;
    case 'rejected':
      return (
        <>
          <Rejected reason={reason} words={words} />
          <DocumentForm identity={identity} title={t('identity.again')} />
        </>
      );
    case 'expired':
      return <DocumentForm identity={identity} title={t('identity.renew')} />;
    case 'verified':
      return <Verified identity={identity} />;
  }
}

/** Explanation of why identity data is required, and of what to do about underage play. */
const ReasonAside = ({ isNeeded }: { isNeeded: boolean }) => (
  <aside className="identity-aside">
    <Card className="identity-reason stack gap-6" aria-labelledby="identity-why">
      <Illustration name="identity" size={148} />
      <h2 id="identity-why">{t('identity.whyTitle')}</h2>
      <p className="sm t2">{t(isNeeded ? 'identity.whyNeeded' : 'identity.whyNotNeeded')}</p>
    </Card>
    <Card as="p" className="safer-adults row gap-16 t2 sm">
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

/** Interval at which the open page polls for a decision, which may take seconds only, ms. */
const REFETCH_MS = 4_000;

/** Age and identity verification [P.25]: requirements, progress, and the document itself. */
export function IdentityScreen() {
  const query = useCall('identity.view', {}, { refetchMs: REFETCH_MS });
  return (
    <SaferPage title={t('identity.title')} note={t('identity.note')}>
      <Loaded of={query} waiting={<Skeleton height={360} shape="block" />} frame={inCard}>
        {(identity) => (
          <div className="form-grid">
            <div className="identity-stack">
              <ProgressCard identity={identity} />
              <StatePart key={`${identity.state} ${identity.decidedAt}`} identity={identity} />
            </div>
            <ReasonAside isNeeded={identity.isNeeded} />
          </div>
        )}
      </Loaded>
    </SaferPage>
  );
}
