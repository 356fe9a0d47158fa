import { paths } from '#app/routes/paths.ts';
import { RENEW_BEFORE_MS } from '#contract/people/identity/constants.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { DocumentForm } from './document-form.tsx';
import { REASON_TEXTS } from './identity-texts.ts';
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

const Said = ({ title, text, isGood }: { title: string; text: string; isGood: boolean }) => (
  <Card className="identity-given" role="status">
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
  return <Said title={t('identity.goodTitle')} text={text} isGood />;
}

/** Next action in each of the five states [P.25]. */
export function StatePart({ identity }: { identity: Identity }) {
  const { state, reason, words } = identity;
  switch (state) {
    case 'none':
      return <DocumentForm identity={identity} title={t('identity.first')} />;
    case 'pending':
      return <Said title={t('identity.waitTitle')} text={t('identity.waitText')} isGood={false} />;
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
