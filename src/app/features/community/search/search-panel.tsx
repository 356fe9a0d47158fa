import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useCall } from '#core-client/query.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SkeletonRows } from '#kit/feedback/skeleton.tsx';
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

const Announcement = ({ words }: { words: string }) => (
  <span role="status">
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

type Choose = { readonly onWord: (word: string) => void };

function History({ onWord }: Choose) {
  const words = useSearchHistory();
  if (words.length === 0) return null;
  return (
    <section aria-label={t('search.history')}>
      <div className="row between">
        <span className="search-hits__name cap t3">{t('search.history')}</span>
        <Button variant="ghost" size="xs" onClick={clearSearches}>
          {t('search.clearHistory')}
        </Button>
      </div>
      <ul>
        {words.map((word) => (
          <li key={word} className="row">
            <button type="button" className="rest__word row gap-10 grow" onClick={() => onWord(word)}>
              <Icon name="history" size={16} />
              <span className="ell">{word}</span>
            </button>
            <IconButton
              icon="x"
              size="sm"
              iconSize={16}
              label={t('search.forget', { word })}
              onClick={() => forgetSearch(word)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hot({ onWord }: Choose) {
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
            {list.map((word) => (
              <li key={word}>
                <button type="button" className="rest__hotword" onClick={() => onWord(word)}>
                  {word}
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
const RestingPanel = ({ onWord }: Choose) => (
  <>
    <History onWord={onWord} />
    <Hot onWord={onWord} />
  </>
);

/** Panel below the search box: suggestions, hits, or the reason why there are none. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const { searching, groups, hits, active, listId, choose, type } = box;
  switch (searching.is) {
    case 'resting':
      return <RestingPanel onWord={type} />;
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
          <Announcement words={t('search.found', { count: hits.length })} />
          <HitList id={listId} groups={groups} text={searching.text} active={active} onChoose={choose} />
        </>
      );
  }
}
