import './help.css';
import { useSearchParams } from 'react-router-dom';
import { PageHead, PageTitle } from '#app/features/ground/article/page-head.tsx';
import { ReadingPage } from '#app/features/ground/article/reading-page.tsx';
import { useTermFiller, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { DEVELOPER_KEYS, setDeveloperMode } from '#app/features/site/developer/developer-mode.ts';
import { useAddressText } from '#app/page/list/search-text.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** Link to the panel for developers and load testers, at the foot of the help centre. */
const ForDevelopers = () => (
  <section className="help-developer" aria-label={t('help.developerTitle')}>
    <div>
      <h2>{t('help.developerTitle')}</h2>
      <p className="cap t3">{t('help.developerText', { keys: DEVELOPER_KEYS })}</p>
    </div>
    <Button size="sm" onClick={() => setDeveloperMode(true)}>
      {t('help.developerOpen')}
    </Button>
  </section>
);

const SEARCH_MAX = 40;

function Topics() {
  const topics = useCall('help.topics', {});
  const filled = useTermFiller();
  return (
    <Loaded of={topics} waiting={<SkeletonRows />}>
      {({ groups }) => (
        <div className="help-groups grid-2 gap-page">
          {groups.map(({ name, topics: list }) => (
            <Card flush className="help-group" key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {list.map(({ topicId, title, summary }) => (
                  <li key={topicId}>
                    <Link to={helpPath(topicId)}>
                      <b>{title}</b>
                      <span className="cap t3">{filled(summary)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </Loaded>
  );
}

/** Topics of the help centre that match the search text. */
function HelpResults({ text }: { text: string }) {
  const hits = useCall('help.search', { text });
  return (
    <Loaded
      of={hits}
      waiting={<SkeletonRows count={4} />}
      empty={
        <EmptyState
          title={t('help.nothing', { text })}
          text={t('help.nothingText')}
          action={
            <Link className={buttonClass()} to={paths.support}>
              {t('help.toService')}
            </Link>
          }
        />
      }
    >
      {({ list }) => (
        <Card flush className="help-hits">
          <h2>
            <span role="status">{t('help.found', { count: list.length })}</span>
          </h2>
          <ul>
            {list.map(({ topicId, title, excerpt }) => (
              <li key={topicId}>
                <Link to={helpPath(topicId)}>
                  <b>{title}</b>
                  <span className="sm t2">{excerpt}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}

/** Text of the search, which is in the address as `?q=`. */
function useSearch() {
  const [params, setParams] = useSearchParams();
  return useAddressText(params.get('q') ?? '', (text) =>
    setParams(text === '' ? {} : { q: text }, { replace: true }),
  );
}

/** The help centre: topics in groups, and a search through all of their text [2.10]. */
export function HelpScreen() {
  const { typed, setTyped, settled } = useSearch();
  const terms = useWalletTerms();
  return (
    <ReadingPage>
      <PageHead here={t('help.title')} />
      <PageTitle title={t('help.title')} text={t('help.text')}>
        <search className="help-search">
          <TextField
            type="search"
            label={t('help.searchLabel')}
            labelHidden
            placeholder={t('help.searchHint', terms)}
            leading={<Icon name="search" size={18} />}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      </PageTitle>
      {settled === '' ? <Topics /> : <HelpResults text={settled} />}
      <ForDevelopers />
    </ReadingPage>
  );
}
