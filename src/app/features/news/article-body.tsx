import { dayTimeText } from '#app/core-client/shown-time.ts';
import { RichText } from '#app/features/article/rich-text.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import type { Article, ArticleBrief } from '#contract/models/article.ts';
import { countText } from '#contract/units/count.ts';
import { t } from './texts.ts';

function Meta({ brief }: { brief: ArticleBrief }) {
  return (
    <p className="art-body__meta">
      <span>{brief.expert?.name ?? t('news.desk')}</span>
      <time dateTime={new Date(brief.publishedAt).toISOString()}>{dayTimeText(brief.publishedAt)}</time>
      <span>{t('news.minutes', { count: brief.readMinutes })}</span>
      <span>{t('reading.views', { count: countText(brief.views) })}</span>
    </p>
  );
}

/** The article itself: title, picture, text, and the way to the match it speaks of. */
export function ArticleBody({ article }: { article: Article }) {
  const { brief, html } = article;
  return (
    <article className="card art-body">
      <p>
        <Tag tone="primary">{brief.categoryName}</Tag>
      </p>
      <h1>{brief.title}</h1>
      <Meta brief={brief} />
      <img className="art-body__cover" src={brief.cover} alt="" width={720} height={405} decoding="async" />
      <RichText html={html} />
      {brief.matchId !== null || brief.expert !== null ? (
        <footer className="art-body__foot">
          {brief.matchId === null ? null : (
            <Link className={buttonClass({ variant: 'soft' })} to={matchRoomPath(brief.matchId)}>
              {t('news.toMatch')}
            </Link>
          )}
          {brief.expert === null ? null : <p className="art-body__note">{t('news.viewOnly')}</p>}
        </footer>
      ) : null}
    </article>
  );
}
