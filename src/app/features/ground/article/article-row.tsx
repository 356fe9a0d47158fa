import { articlePath } from '#app/routes/paths.ts';
import type { ArticleBrief } from '#contract/site/article/schema.ts';
import { countText } from '#contract/units/count.ts';
import { serverNow } from '#core-client/core.ts';
import { agoText } from '#i18n/ago-text.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from './texts.ts';
import './article-row.css';

/** Article in a list: image, title, beginning of its text, author and time. */
export function ArticleRow({ article }: { article: ArticleBrief }) {
  const { title, summary, cover, categoryName, publishedAt, views, expert } = article;
  return (
    <article className="article-row">
      <img
        className="article-row__cover"
        src={cover}
        alt=""
        width={176}
        height={110}
        loading="lazy"
        decoding="async"
      />
      <div className="article-row__text">
        <h3>
          <Link className="article-row__link" to={articlePath(article.articleId)}>
            {title}
          </Link>
        </h3>
        <p className="article-row__summary">{summary}</p>
        <p className="article-row__meta">
          {expert ? (
            <span className="article-row__by">
              <Avatar src={expert.avatar} size={18} />
              {expert.name}
            </span>
          ) : (
            <span>{categoryName}</span>
          )}
          <span>{agoText(publishedAt, serverNow())}</span>
          <span className="article-row__views">{t('reading.views', { count: countText(views) })}</span>
        </p>
      </div>
    </article>
  );
}

/** Places of articles on their way. */
export function ArticleRowsWaiting({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((place) => (
        <div className="article-row" key={place}>
          <Skeleton className="article-row__cover" shape="block" height="auto" />
          <div className="article-row__text">
            <Skeleton width="72%" height={18} />
            <Skeleton width="96%" />
            <Skeleton width="36%" />
          </div>
        </div>
      ))}
    </div>
  );
}
