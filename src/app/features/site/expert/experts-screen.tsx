import { ExpertCard } from '#app/features/ground/article/expert-card.tsx';
import { PageHead, PageTitle } from '#app/features/ground/article/page-head.tsx';
import { ReadingPage } from '#app/features/ground/article/reading-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import './experts.css';

/** Experts who predict match results, highest hit rate first [2.10]. */
export function ExpertsScreen() {
  const experts = useCall('expert.list', {});
  return (
    <ReadingPage>
      <PageHead here={t('reading.experts')} above={{ to: paths.news, label: t('reading.news') }} />
      <PageTitle title={t('reading.experts')} text={t('expert.listText')} />
      <Loaded of={experts} waiting={<SkeletonRows />}>
        {({ list }) => (
          <ul className="expert-grid">
            {list.map((expert) => (
              <Card as="li" flush key={expert.expertId}>
                <ExpertCard expert={expert} size={64} />
              </Card>
            ))}
          </ul>
        )}
      </Loaded>
    </ReadingPage>
  );
}
