import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState, ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import type { AppError } from '#contract/errors.ts';
import { HitList } from './hit-list.tsx';
import { RestingPanel } from './resting-panel.tsx';
import type { SearchBox } from './use-search-box.ts';

function NotDone({ error, retry }: { error: AppError; retry: () => void }) {
  const again = <Button onClick={retry}>{t('common.retry')}</Button>;
  return error.code === 'OFFLINE' ? (
    <OfflineState title={t('common.offlineTitle')} text={t('common.offlineText')} action={again} />
  ) : (
    <ErrorState title={tLater('search.failed')} text={textOfError(error)} action={again} />
  );
}

const Told = ({ words }: { words: string }) => (
  <span role="status">
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** What hangs under the search box: words to begin with, what was found, or why nothing was. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const { searching, groups, hits, active, listId, choose, type } = box;
  switch (searching.is) {
    case 'resting':
      return <RestingPanel onWord={type} />;
    case 'waiting':
      return <SkeletonRows count={5} />;
    case 'failed':
      return <NotDone error={searching.error} retry={searching.retry} />;
    case 'answered':
      return hits.length === 0 ? (
        <div role="status">
          <EmptyState
            title={tLater('search.nothing', { text: searching.text })}
            text={tLater('search.nothingText')}
          />
        </div>
      ) : (
        <>
          <Told words={tLater('search.found', { count: hits.length })} />
          <HitList id={listId} groups={groups} text={searching.text} active={active} onChoose={choose} />
        </>
      );
  }
}
