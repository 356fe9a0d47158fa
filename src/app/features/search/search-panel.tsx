import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import { HitList } from './hit-list.tsx';
import { RestingPanel } from './resting-panel.tsx';
import { t } from './texts.ts';
import type { SearchBox } from './use-search-box.ts';

const Announcement = ({ words }: { words: string }) => (
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
