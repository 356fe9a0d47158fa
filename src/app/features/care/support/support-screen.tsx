import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { useBrand } from '#app/page/use-brand.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import type { SupportContact } from '#contract/care/support/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { Talk } from './talk/talk.tsx';
import { t } from './texts.ts';
import './support-screen.css';

/** Customer service notice for a visitor who arrives now. */
function Notice() {
  const data = lastOf(useCall('support.popup', {}));
  if (!data?.isShown) return null;
  return (
    <p className="support__notice">
      <b>{data.title}</b> {data.text}
    </p>
  );
}

function Line({ name, text, hours, isOpen, link }: SupportContact) {
  const filled = useTermFiller();
  return (
    <li>
      <b>{name}</b>
      <Tag tone={isOpen ? 'primary' : 'plain'}>{t(isOpen ? 'support.open' : 'support.closed')}</Tag>
      <small>{`${filled(text)} · ${hours}`}</small>
      {link === null ? null : (
        <a className="link cap" href={link}>
          {t(link.startsWith('mailto:') ? 'support.writeTo' : 'support.call')}
        </a>
      )}
    </li>
  );
}

/**
 * Customer service lines with their hours and links, and the account that answers in a messenger [7.10]. Writing works
 * without them: they are omitted until loaded.
 */
function SupportContacts() {
  const lines = lastOf(useCall('support.contacts', {}))?.list;
  const eChat = lastOf(useCall('support.eChat', {}));
  if (!lines) return null;
  return (
    <Card flush className="support__contacts" aria-label={t('support.contacts')}>
      <Notice />
      <h2>{t('support.contacts')}</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.lineId} {...line} />
        ))}
      </ul>
      {eChat ? <p className="cap t3">{t('support.eChat', eChat)}</p> : null}
      <Link className="link cap" to={paths.feedback}>
        {t('support.toFeedback')}
      </Link>
    </Card>
  );
}

/**
 * Customer service [2.08]: open to everybody, with or without a session, and never left while an answer is pending. The
 * owner of the conversation must be known before it is shown.
 */
export function SupportScreen() {
  usePageTitle(t('support.title'));
  const session = useSession();
  return (
    <div className="support">
      <header className="support__bar row between">
        <Link className="logo" to={paths.home}>
          <LogoMark size={28} />
          <span>{useBrand()}</span>
        </Link>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.home}>
          {t('support.home')}
        </Link>
      </header>
      <main id="main" className="support__body">
        {session.is === 'unknown' ? <ScreenLoading /> : <Talk />}
        <SupportContacts />
      </main>
    </div>
  );
}
