import './news.css';
import { ARTICLE_PAGES, ArticlePages } from '#app/features/ground/article/article-pages.tsx';
import { ExpertCard } from '#app/features/ground/article/expert-card.tsx';
import { PageHead, PageTitle } from '#app/features/ground/article/page-head.tsx';
import {
  ReadingBox,
  ReadingColumns,
  ReadingPage,
  ReadingSide,
} from '#app/features/ground/article/reading-page.tsx';
import { countIn, useAddressQuery } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LeagueBox } from './league-box.tsx';
import { t } from './texts.ts';

/** Value of the tab with all categories. */
const ALL = 'all';

/** Categories of the news in the platform's order, with the number of articles in each. */
function NewsTabs({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const data = lastOf(useCall('news.categories', {}));
  const list = data?.list ?? [];
  const total = list.reduce((sum, { count }) => sum + count, 0);
  const all = { value: ALL, label: t('news.all'), ...(data ? { count: total } : {}) };
  const items = [all, ...list.map(({ category, name, count }) => ({ value: category, label: name, count }))];
  return (
    <div className="news-tabs">
      <Tabs id="news" label={t('news.categories')} items={items} value={value} onValueChange={onChange} />
    </div>
  );
}

const EXPERTS_SHOWN = 5;

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
      <div className="news-experts">
        <Loaded of={experts} waiting={<SkeletonRows count={5} />}>
          {({ list }) =>
            list.slice(0, EXPERTS_SHOWN).map((expert) => <ExpertCard key={expert.expertId} expert={expert} />)
          }
        </Loaded>
      </div>
    </ReadingBox>
  );
}

/** List of news: all articles or those of a category, page by page; the address holds both [2.10]. */
export function NewsScreen() {
  const { query, change } = useAddressQuery();
  const category = query.get('category') ?? ALL;
  const pages = countIn(query, 'pages', ARTICLE_PAGES);
  const choose = (next: string) => change({ category: next === ALL ? null : next, pages: null });
  const empty = <EmptyState title={t('news.noArticles')} text={t('news.noArticlesText')} />;

  return (
    <ReadingPage>
      <PageHead here={t('reading.news')} />
      <PageTitle title={t('reading.news')} text={t('news.text')} />
      <NewsTabs value={category} onChange={choose} />
      <ReadingColumns>
        <TabPanel tabs="news" value={category} current={category}>
          <Card flush className="news-list" aria-label={t('reading.news')}>
            <h2 className="sr">{t('reading.news')}</h2>
            <ArticlePages
              key={category}
              pages={pages}
              source={{ of: 'category', category: category === ALL ? null : category }}
              onMore={() => change({ pages: pages + 1 })}
              empty={empty}
            />
          </Card>
        </TabPanel>
        <ReadingSide label={t('news.beside')}>
          <Experts />
          <LeagueBox />
        </ReadingSide>
      </ReadingColumns>
    </ReadingPage>
  );
}
