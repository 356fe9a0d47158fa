import { useCall } from '#app/core-client/query.ts';
import { useContentWords } from '#app/features/site/currency-words.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import { t } from './texts.ts';
import './support-contacts.css';
import { lastOf } from '#contract/units/loadable.ts';

/** What customer service shows a visitor who comes now. */
function Notice() {
  const data = lastOf(useCall('support.popup', {}));
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
export function SupportContacts() {
  const lines = lastOf(useCall('support.contacts', {}))?.list;
  const filled = useContentWords();
  const eChat = lastOf(useCall('support.eChat', {}));
  if (!lines) return null;
  return (
    <section className="cs__contacts" aria-label={t('support.contacts')}>
      <Notice />
      <h2>{t('support.contacts')}</h2>
      <ul>
        {lines.map(({ lineId, name, text, hours, isOpen }) => (
          <li key={lineId}>
            <span>
              <b>{name}</b>
              <small>{filled(text)}</small>
            </span>
            <span>
              <Tag tone={isOpen ? 'primary' : 'plain'}>{t(isOpen ? 'support.open' : 'support.closed')}</Tag>
              <small>{hours}</small>
            </span>
          </li>
        ))}
      </ul>
      {eChat ? <p className="cap t3">{t('support.eChat', eChat)}</p> : null}
    </section>
  );
}
