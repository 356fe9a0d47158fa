import { useCall } from '#app/core-client/query.ts';
import { ExpertCard } from '#app/features/article/expert-card.tsx';
import { PageHead } from '#app/features/article/page-head.tsx';
import {
  ReadingBox,
  ReadingColumns,
  ReadingLinks,
  ReadingPage,
  ReadingSide,
} from '#app/features/article/reading-page.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { articlePath, paths } from '#app/routes/paths.ts';
import type { Article, ArticleId } from '#contract/models/article.ts';
import { isArticleId } from '#contract/rules/reading-address.ts';
import { ArticleBody } from './article-body.tsx';
import { t } from './texts.ts';
import './news.css';
import { lastOf } from '#contract/units/loadable.ts';

const Gone = () => (
  <EmptyState
    size="page"
    title={t('news.articleGone')}
    text={t('news.articleGoneText')}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={paths.news}>
        {t('news.toNews')}
      </Link>
    }
  />
);

const Waiting = () => (
  <div className="card art-body art-wait" aria-hidden="true">
    <Skeleton width="80%" height={36} />
    <Skeleton width="46%" />
    <Skeleton className="art-body__cover" shape="block" height="auto" />
    <Skeleton width="96%" />
    <Skeleton width="90%" />
    <Skeleton width="94%" />
  </div>
);

function Side({ article: { brief, related } }: { article: Article }) {
  return (
    <ReadingSide label={t('news.related')}>
      {brief.expert ? (
        <ReadingBox>
          <ExpertCard expert={brief.expert} size={56} />
        </ReadingBox>
      ) : null}
      {related.length > 0 ? (
        <ReadingBox title={t('news.related')}>
          <ReadingLinks>
            {related.map(({ articleId, title }) => (
              <Link key={articleId} to={articlePath(articleId)}>
                {title}
              </Link>
            ))}
          </ReadingLinks>
        </ReadingBox>
      ) : null}
    </ReadingSide>
  );
}

function Read({ articleId }: { articleId: ArticleId }) {
  const query = useCall('news.article', { articleId });
  usePageTitle(lastOf(query)?.brief.title);
  return (
    <Loaded of={query} waiting={<Waiting />} missing={<Gone />}>
      {(article) => (
        <ReadingColumns>
          <ArticleBody article={article} />
          <Side article={article} />
        </ReadingColumns>
      )}
    </Loaded>
  );
}

/** One article; it opens where it was left off [2.10]. */
export function ArticleScreen() {
  const { articleId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('news.article')} above={{ to: paths.news, label: t('reading.news') }} />
      {isArticleId(articleId) ? <Read key={articleId} articleId={articleId} /> : <Gone />}
    </ReadingPage>
  );
}
