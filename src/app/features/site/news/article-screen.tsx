import './news.css';
import { ExpertCard } from '#app/features/ground/article/expert-card.tsx';
import { PageHead } from '#app/features/ground/article/page-head.tsx';
import {
  ReadingBox,
  ReadingContent,
  ReadingMissing,
  ReadingPage,
  ReadingSide,
  RelatedLinks,
} from '#app/features/ground/article/reading-page.tsx';
import { RichText } from '#app/features/ground/article/rich-text.tsx';
import { useParams } from '#app/routes/params.ts';
import { articlePath, matchRoomPath, paths } from '#app/routes/paths.ts';
import { isArticleId } from '#contract/site/article/reading-address.ts';
import type { Article, ArticleBrief, ArticleId } from '#contract/site/article/schema.ts';
import { countText } from '#contract/units/count.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

function Meta({ brief }: { brief: ArticleBrief }) {
  return (
    <p className="article-body__meta row wraps">
      <span>{brief.expert?.name ?? t('news.desk')}</span>
      <time dateTime={new Date(brief.publishedAt).toISOString()}>{dayTimeText(brief.publishedAt)}</time>
      <span>{t('news.minutes', { count: brief.readMinutes })}</span>
      <span>{t('reading.views', { count: countText(brief.views) })}</span>
    </p>
  );
}

/** Content of the article: title, image, text, and a link to the related match. */
function ArticleBody({ article }: { article: Article }) {
  const { brief, html } = article;
  return (
    <Card as="article" flush className="article-body">
      <p>
        <Tag tone="primary">{brief.categoryName}</Tag>
      </p>
      <h1>{brief.title}</h1>
      <Meta brief={brief} />
      <img
        className="article-body__cover"
        src={brief.cover}
        alt=""
        width={720}
        height={405}
        decoding="async"
      />
      <RichText html={html} />
      {brief.matchId !== null || brief.expert !== null ? (
        <footer className="article-body__foot">
          {brief.matchId === null ? null : (
            <Link className={buttonClass({ variant: 'soft' })} to={matchRoomPath(brief.matchId)}>
              {t('news.toMatch')}
            </Link>
          )}
          {brief.expert === null ? null : <p className="cap t3">{t('news.viewOnly')}</p>}
        </footer>
      ) : null}
    </Card>
  );
}

const Missing = () => (
  <ReadingMissing
    title={t('news.articleGone')}
    text={t('news.articleGoneText')}
    list={{ to: paths.news, label: t('news.toNews') }}
  />
);

const Waiting = () => (
  <Card as="div" flush className="article-body article-wait" aria-hidden="true">
    <Skeleton width="80%" height={36} />
    <Skeleton width="46%" />
    <Skeleton className="article-body__cover" shape="block" height="auto" />
    <Skeleton width="96%" />
    <Skeleton width="90%" />
    <Skeleton width="94%" />
  </Card>
);

function Side({ article: { brief, related } }: { article: Article }) {
  return (
    <ReadingSide label={t('news.related')}>
      {brief.expert ? (
        <ReadingBox>
          <ExpertCard expert={brief.expert} size={56} />
        </ReadingBox>
      ) : null}
      <RelatedLinks
        title={t('news.related')}
        links={related.map(({ articleId, title }) => ({ to: articlePath(articleId), title }))}
      />
    </ReadingSide>
  );
}

const ArticleContent = ({ articleId }: { articleId: ArticleId }) => (
  <ReadingContent
    of={useCall('news.article', { articleId })}
    titleOf={({ brief }) => brief.title}
    waiting={<Waiting />}
    missing={<Missing />}
  >
    {(article) => (
      <>
        <ArticleBody article={article} />
        <Side article={article} />
      </>
    )}
  </ReadingContent>
);

/** One article; it opens where it was left off [2.10]. */
export function ArticleScreen() {
  const { articleId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('news.article')} above={{ to: paths.news, label: t('reading.news') }} />
      {isArticleId(articleId) ? <ArticleContent key={articleId} articleId={articleId} /> : <Missing />}
    </ReadingPage>
  );
}
