import { Loaded } from '#app/page/loading/loaded.tsx';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { clearSearches, forgetSearch, useSearchHistory } from './search-history.ts';
import { t } from './texts.ts';

type Choose = { readonly onWord: (word: string) => void };

function History({ onWord }: Choose) {
  const words = useSearchHistory();
  if (words.length === 0) return null;
  return (
    <section aria-label={t('search.history')}>
      <div className="rest__head">
        <span className="search-hits__name">{t('search.history')}</span>
        <Button variant="ghost" size="xs" onClick={clearSearches}>
          {t('search.clearHistory')}
        </Button>
      </div>
      <ul>
        {words.map((word) => (
          <li key={word} className="rest__past">
            <button type="button" className="rest__word" onClick={() => onWord(word)}>
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
      <span className="search-hits__name">{t('search.hot')}</span>
      <Loaded
        of={useCall('search.hot', {})}
        size="line"
        waiting={<ul className="rest__words" aria-busy="true" />}
      >
        {({ list }) => (
          <ul className="rest__words">
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
export const RestingPanel = ({ onWord }: Choose) => (
  <>
    <History onWord={onWord} />
    <Hot onWord={onWord} />
  </>
);
