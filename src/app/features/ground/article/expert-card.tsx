import { expertPath } from '#app/routes/paths.ts';
import type { Expert } from '#contract/site/article/schema.ts';
import { countText } from '#contract/units/count.ts';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';
import './expert-card.css';

/** An expert in a list: who they are and how often they were right. */
export function ExpertCard({ expert, size = 44 }: { expert: Expert; size?: number }) {
  const { expertId, name, avatar, title, lastTen, articles, followers } = expert;
  return (
    <Link className="expert-card row gap-12" to={expertPath(expertId)}>
      <Avatar src={avatar} size={size} />
      <span className="stack may-shrink">
        <span className="row wraps gap-8">
          <b>{name}</b>
          <Tag tone="primary">{t('reading.lastTen', { count: lastTen })}</Tag>
        </span>
        <span className="cap t2">{title}</span>
        <span className="cap t3">
          {t('reading.expertFacts', { articles, followers: countText(followers) })}
        </span>
      </span>
    </Link>
  );
}
