import { Link } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { articlePath } from '#app/routes/paths.ts';
import type { ArticleBrief } from '#contract/models/article.ts';
import { AreaFailed } from '../area-failed.tsx';
import { t } from '../texts.ts';
import { agoText } from './ago-text.ts';
import { SideSkeleton } from './side-skeleton.tsx';

const SHOWN = 3;

function View({ brief }: { brief: ArticleBrief }) {
  const { expert, publishedAt } = brief;
  const ago = useServerText((now) => agoText(publishedAt, now));
  return (
    <li>
      <Link to={articlePath(brief.articleId)}>{brief.title}</Link>
      <div className="tips__by">
        {expert ? (
          <>
            <Avatar src={expert.avatar} size={20} />
            <span className="nowrap">{expert.name}</span>
            <Tag tone="primary">{t('home.lastTen', { count: expert.lastTen })}</Tag>
          </>
        ) : null}
        <time className="nowrap">{ago}</time>
      </div>
    </li>
  );
}

/** What experts wrote last, with how often each was right of late. */
export function ExpertViews() {
  const { data, error, isFetching, refetch } = useCall('expert.articles', {
    expertId: null,
    page: 1,
    size: SHOWN,
  });
  if (data === undefined) {
    return error ? (
      <AreaFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SideSkeleton rows={SHOWN} />
    );
  }
  if (data.list.length === 0) return <EmptyState title={t('home.noViews')} />;
  return (
    <ul className="tips">
      {data.list.map((brief) => (
        <View key={brief.articleId} brief={brief} />
      ))}
    </ul>
  );
}
