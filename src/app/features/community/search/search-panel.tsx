import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useCall } from '#core-client/query.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { HitRow } from './hit-row.tsx';
import type { Hit, HitGroup } from './search-hits.ts';
import { t } from './texts.ts';
import { clearSearches, forgetSearch, type SearchBox, useSearchHistory } from './use-search-box.ts';

type HitListProps = {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly text: string;
  readonly active: Hit | undefined;
  readonly onChoose: (hit: Hit) => void;
};

/** Options of the search box, grouped by kind. The box retains the focus, so a press must not move it. */
function HitList({ id, groups, text, active, onChoose }: HitListProps) {
  return (
    <div role="listbox" id={id} aria-label={t('search.results')}>
      {groups.map(({ name, hits }) => (
        <fieldset key={name} aria-label={t(`search.${name}`)} className="search-hits may-shrink">
          <span className="search-hits__name cap t3" aria-hidden="true">
            {t(`search.${name}`)}
          </span>
          {hits.map((hit) => (
            <div
              key={hit.id}
              id={`${id}-${hit.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={hit.id === active?.id}
              className="search-hit row gap-12"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
              onKeyDown={(event) => plainKey(event) === 'Enter' && onChoose(hit)}
            >
              <HitRow hit={hit} text={text} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

const Announcement = ({ text }: { text: string }) => (
  <span role="status">
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);

type Choose = { readonly onChoose: (term: string) => void };

function History({ onChoose }: Choose) {
  const terms = useSearchHistory();
  if (terms.length === 0) return null;
  return (
    <section aria-label={t('search.history')}>
      <div className="row between">
        <span className="search-hits__name cap t3">{t('search.history')}</span>
        <Button variant="ghost" size="xs" onClick={clearSearches}>
          {t('search.clearHistory')}
        </Button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term} className="row">
            <button type="button" className="rest__word row gap-10 grow" onClick={() => onChoose(term)}>
              <Icon name="history" size={16} />
              <span className="ell">{term}</span>
            </button>
            <IconButton
              icon="x"
              size="sm"
              iconSize={16}
              label={t('search.forget', { word: term })}
              onClick={() => forgetSearch(term)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hot({ onChoose }: Choose) {
  return (
    <section aria-label={t('search.hot')} className="rest__hot">
      <span className="search-hits__name cap t3">{t('search.hot')}</span>
      <Loaded
        of={useCall('search.hot', {})}
        size="line"
        waiting={<ul className="rest__words cluster gap-8" aria-busy="true" />}
      >
        {({ list }) => (
          <ul className="rest__words cluster gap-8">
            {list.map((term) => (
              <li key={term}>
                <button type="button" className="rest__hotword" onClick={() => onChoose(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Before anything is typed: what was looked for here, and what others look for. */
const RestingPanel = ({ onChoose }: Choose) => (
  <>
    <History onChoose={onChoose} />
    <Hot onChoose={onChoose} />
  </>
);

/** Panel below the search box: suggestions, hits, or the reason why there are none. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const { searching, groups, hits, active, listId, choose, type } = box;
  switch (searching.is) {
    case 'resting':
      return <RestingPanel onChoose={type} />;
    case 'waiting':
      return <SkeletonRows count={5} />;
    case 'failed':
      return <LoadFailed error={searching.error} title={t('search.failed')} onRetry={searching.retry} />;
    case 'answered':
      return hits.length === 0 ? (
        <div role="status">
          <EmptyState title={t('search.nothing', { text: searching.text })} text={t('search.nothingText')} />
        </div>
      ) : (
        <>
          <Announcement text={t('search.found', { count: hits.length })} />
          <HitList id={listId} groups={groups} text={searching.text} active={active} onChoose={choose} />
        </>
      );
  }
}
