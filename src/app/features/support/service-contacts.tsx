import { useCall } from '#app/core-client/query.ts';
import { useContentWords } from '#app/features/site/currency-words.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import { t } from './texts.ts';
import './service-contacts.css';
import { lastOf } from '#contract/units/loadable.ts';

/** What customer service tells a visitor who comes now. */
function Notice() {
  const data = lastOf(useCall('service.popup', {}));
  if (!data?.isShown) return null;
  return (
    <p className="cs__notice">
      <b>{data.title}</b> {data.text}
    </p>
  );
}

/**
 * The lines to customer service with their hours, and the account that answers in a messenger [7.10]. Writing works
 * without them: they are left out until they are known.
 */
export function ServiceContacts() {
  const lines = lastOf(useCall('service.lines', {}))?.list;
  const filled = useContentWords();
  const eChat = lastOf(useCall('service.eChat', {}));
  if (!lines) return null;
  return (
    <section className="cs__contacts" aria-label={t('service.contacts')}>
      <Notice />
      <h2>{t('service.contacts')}</h2>
      <ul>
        {lines.map(({ lineId, name, text, hours, isOpen }) => (
          <li key={lineId}>
            <span>
              <b>{name}</b>
              <small>{filled(text)}</small>
            </span>
            <span>
              <Tag tone={isOpen ? 'primary' : 'plain'}>{t(isOpen ? 'service.open' : 'service.closed')}</Tag>
              <small>{hours}</small>
            </span>
          </li>
        ))}
      </ul>
      {eChat ? <p className="cap t3">{t('service.eChat', eChat)}</p> : null}
    </section>
  );
}
