import { Loaded } from '#app/page/loading/loaded.tsx';
import { articlePath } from '#app/routes/paths.ts';
import type { ArticleBrief } from '#contract/site/article/schema.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { agoText } from '#i18n/ago-text.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import { SideSkeleton } from './side-skeleton.tsx';

const SHOWN = 3;

function View({ brief }: { brief: ArticleBrief }) {
  const { expert, publishedAt } = brief;
  const ago = useServerText((now) => agoText(publishedAt, now, dayText));
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

/** Latest articles of experts, with the recent accuracy of each. */
export const ExpertViews = () => (
  <Loaded
    of={useCall('expert.articles', { expertId: null, page: 1, size: SHOWN })}
    waiting={<SideSkeleton rows={SHOWN} />}
    size="line"
    empty={<EmptyState title={t('home.noViews')} />}
  >
    {({ list }) => (
      <ul className="tips">
        {list.map((brief) => (
          <View key={brief.articleId} brief={brief} />
        ))}
      </ul>
    )}
  </Loaded>
);
