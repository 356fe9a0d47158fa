import { useSearchParams } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { ArticlePages } from '#app/features/article/article-pages.tsx';
import { ExpertCard } from '#app/features/article/expert-card.tsx';
import { PageHead } from '#app/features/article/page-head.tsx';
import { PageTitle } from '#app/features/article/page-title.tsx';
import { ReadingBox, ReadingColumns, ReadingPage, ReadingSide } from '#app/features/article/reading-page.tsx';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { ALL, NewsTabs } from './news-tabs.tsx';
import { t } from './texts.ts';
import './news.css';

const EXPERTS_SHOWN = 5;
const PAGES_MOST = 20;

/** How many pages an address asks for. */
const pagesIn = (text: string | null) => Math.min(PAGES_MOST, Math.max(1, Math.floor(Number(text)) || 1));

function Experts() {
  const experts = useCall('expert.list', {});
  return (
    <ReadingBox
      title={t('reading.experts')}
      beside={
        <Link className="more" to={paths.experts}>
          {t('reading.toExperts')}
        </Link>
      }
    >
      <div className="newsexperts">
        <Loaded of={experts} waiting={<SkeletonRows count={5} />}>
          {({ list }) =>
            list.slice(0, EXPERTS_SHOWN).map((expert) => <ExpertCard key={expert.expertId} expert={expert} />)
          }
        </Loaded>
      </div>
    </ReadingBox>
  );
}

/** The news: every article or those of a category, page under page; the address keeps both [2.10]. */
export function NewsScreen() {
  const [params, setParams] = useSearchParams();
  const category = params.get('category') ?? ALL;
  const pages = pagesIn(params.get('pages'));

  const show = (next: string, count: number) =>
    setParams(
      { ...(next === ALL ? {} : { category: next }), ...(count > 1 ? { pages: String(count) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const empty = <EmptyState title={t('news.noArticles')} text={t('news.noArticlesText')} />;

  return (
    <ReadingPage>
      <PageHead here={t('reading.news')} />
      <PageTitle title={t('reading.news')} text={t('news.text')} />
      <NewsTabs value={category} onChange={(next) => show(next, 1)} />
      <ReadingColumns>
        <TabPanel tabs="news" value={category} current={category}>
          <section className="card newslist" aria-label={t('reading.news')}>
            <h2 className="sr">{t('reading.news')}</h2>
            <ArticlePages
              key={category}
              pages={pages}
              source={{ of: 'category', category: category === ALL ? null : category }}
              onMore={() => show(category, pages + 1)}
              empty={empty}
            />
          </section>
        </TabPanel>
        <ReadingSide label={t('reading.experts')}>
          <Experts />
        </ReadingSide>
      </ReadingColumns>
    </ReadingPage>
  );
}
