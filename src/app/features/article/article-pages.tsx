import type { ReactNode } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { ArticleBrief, ExpertId } from '#contract/models/article.ts';
import { ArticleRow, ArticleRowsWaiting } from './article-row.tsx';
import { t } from './texts.ts';

const ARTICLES_PER_PAGE = 12;

/** Whose articles: those of a category (null is every one), or of an expert. */
export type ArticleSource =
  | { readonly of: 'category'; readonly category: string | null }
  | { readonly of: 'expert'; readonly expertId: ExpertId };

function useArticles(source: ArticleSource, page: number) {
  const category = source.of === 'category' ? source.category : null;
  const expertId = source.of === 'expert' ? source.expertId : null;
  const where = { page, size: ARTICLES_PER_PAGE };
  const news = useCall('news.list', { category, leagueId: null, ...where }, { enabled: expertId === null });
  const pieces = useCall('expert.articles', { expertId, ...where }, { enabled: expertId !== null });
  return expertId === null ? news : pieces;
}

interface PagesProps {
  source: ArticleSource;
  /** How many pages show. */
  pages: number;
  onMore: () => void;
  /** Shown when the list has nothing. */
  empty: ReactNode;
}

/** Articles page under page, and a button for the next one. */
export function ArticlePages({ pages, ...rest }: PagesProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <div>
      {numbers.map((page) => (
        <Page key={page} page={page} isLast={page === pages} {...rest} />
      ))}
    </div>
  );
}

type PageProps = Omit<PagesProps, 'pages'> & { page: number; isLast: boolean };

function Page({ source, page, isLast, onMore, empty }: PageProps) {
  const query = useArticles(source, page);
  return (
    <Loaded of={query} waiting={<ArticleRowsWaiting count={page === 1 ? 6 : 2} />}>
      {({ total, list }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            <Rows list={list} />
            {isLast ? (
              <More shown={(page - 1) * ARTICLES_PER_PAGE + list.length} total={total} onMore={onMore} />
            ) : null}
          </>
        )
      }
    </Loaded>
  );
}

const Rows = ({ list }: { list: readonly ArticleBrief[] }) => (
  <div className="artrows__page">
    {list.map((article) => (
      <ArticleRow key={article.articleId} article={article} />
    ))}
  </div>
);

const More = ({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) => (
  <div className="artrows__more">
    <span className="cap t3 num" role="status">
      {t('reading.shown', { shown, total })}
    </span>
    {shown < total ? <Button onClick={onMore}>{t('reading.more')}</Button> : null}
  </div>
);
