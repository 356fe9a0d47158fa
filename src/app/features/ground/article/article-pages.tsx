import './article-row.css';
import { type ReactNode, useEffect } from 'react';
import { useFocusAtEnd } from '#app/page/list/more-rows.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { articlePath } from '#app/routes/paths.ts';
import type { ArticleBrief, ArticleId, ExpertId } from '#contract/site/article/schema.ts';
import { countText } from '#contract/units/count.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Answer } from '#core-client/cache/answer-cell.ts';
import { serverNow } from '#core-client/core.ts';
import { prefetchCall, useCall } from '#core-client/query.ts';
import { agoText } from '#i18n/ago-text.ts';
import { Button } from '#kit/action/button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from './texts.ts';

const ARTICLES_PER_PAGE = 12;
const NONE: ReadonlySet<ArticleId> = new Set();

/** Number of pages a screen begins with, and its maximum. */
export const ARTICLE_PAGES = { first: 1, max: 20 };

/** Source of articles: a category (null is every one), or an expert. */
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
  /** Number of pages shown. */
  pages: number;
  onMore: () => void;
  /** Shown when the list has nothing. */
  empty: ReactNode;
}

/** Requests all pages at once: each is rendered after the one before. */
function usePageRequests(source: ArticleSource, pages: number): void {
  const category = source.of === 'category' ? source.category : null;
  const expertId = source.of === 'expert' ? source.expertId : null;
  useEffect(() => {
    for (let page = 2; page < pages; page++) {
      const where = { page, size: ARTICLES_PER_PAGE };
      if (expertId === null) void prefetchCall('news.list', { category, leagueId: null, ...where });
      else void prefetchCall('expert.articles', { expertId, ...where });
    }
  }, [category, expertId, pages]);
}

/** Articles page under page, and a button for the next one. */
export function ArticlePages({ source, pages, onMore, empty }: PagesProps) {
  usePageRequests(source, pages);
  const total = lastOf(useArticles(source, 1))?.total ?? 0;
  const last = useArticles(source, pages);
  const shown = Math.min(total, (lastOf(last) === null ? pages - 1 : pages) * ARTICLES_PER_PAGE);
  return (
    <div>
      <Page source={source} page={1} pages={pages} seen={NONE} empty={empty} />
      {total === 0 ? null : <More shown={shown} total={total} state={last.is} onMore={onMore} />}
    </div>
  );
}

type PageProps = Pick<PagesProps, 'source' | 'pages' | 'empty'> & {
  page: number;
  /** Articles of the previous pages: a page requested later begins with them when others were published meanwhile. */
  seen: ReadonlySet<ArticleId>;
};

/** Article in a list: image, title, beginning of its text, author and time. */
function ArticleRow({ article }: { article: ArticleBrief }) {
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
        <p className="article-row__summary only-d sm t2">{summary}</p>
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
          <span className="only-d">{t('reading.views', { count: countText(views) })}</span>
        </p>
      </div>
    </article>
  );
}

/** Places of articles on their way. */
function ArticleRowsWaiting({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div className="article-row" key={index}>
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

function Page({ source, page, pages, seen, empty }: PageProps) {
  const query = useArticles(source, page);
  return (
    <Loaded of={query} waiting={<ArticleRowsWaiting count={page === 1 ? 6 : 2} />}>
      {({ total, list }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            <Rows list={list.filter(({ articleId }) => !seen.has(articleId))} />
            {page < pages ? (
              <Page
                source={source}
                page={page + 1}
                pages={pages}
                seen={new Set([...seen, ...list.map(({ articleId }) => articleId)])}
                empty={empty}
              />
            ) : null}
          </>
        )
      }
    </Loaded>
  );
}

const Rows = ({ list }: { list: readonly ArticleBrief[] }) => (
  <div className="article-rows__page">
    {list.map((article) => (
      <ArticleRow key={article.articleId} article={article} />
    ))}
  </div>
);

type MoreProps = {
  readonly shown: number;
  readonly total: number;
  /** State of the newest page. */
  readonly state: Answer<unknown>['is'];
  readonly onMore: () => void;
};

function More({ shown, total, state, onMore }: MoreProps) {
  const isEnd = shown >= total && state === 'ready';
  const { end, onPress } = useFocusAtEnd<HTMLSpanElement>(isEnd);
  const press = () => {
    onPress();
    onMore();
  };
  return (
    <div className="article-rows__more">
      <span ref={end} tabIndex={-1} className="cap t3 num" role="status">
        {t('reading.shown', { shown, total })}
      </span>
      {isEnd ? null : (
        <Button loading={state === 'pending'} held={state === 'failed'} onClick={press}>
          {t('reading.more')}
        </Button>
      )}
    </div>
  );
}
