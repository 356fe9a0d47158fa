import { tLater } from '#app/i18n/later-text.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { useCall } from '#app/link/query.ts';
import { expertList } from '#app/link/reading-queries.ts';
import { Asked } from '#app/reading/asked.tsx';
import { ExpertCard } from '#app/reading/expert-card.tsx';
import { PageHead } from '#app/reading/page-head.tsx';
import { PageTitle } from '#app/reading/page-title.tsx';
import { useKeptPlace } from '#app/reading/use-kept-place.ts';
import { paths } from '#app/routes/paths.ts';
import './experts.css';

/** Everybody who says before a match how it will end, the most often right first [2.10]. */
export function ExpertsScreen() {
  const experts = useCall(expertList, {});
  const onShown = useKeptPlace('experts', false);
  return (
    <main id="main" className="wrap readpage">
      <PageHead here={tLater('reading.experts')} above={{ to: paths.news, label: tLater('reading.news') }} />
      <PageTitle title={tLater('reading.experts')} text={tLater('reading.expertsText')} />
      <Asked query={experts} waiting={<SkeletonRows />}>
        {({ list }) => (
          <ul className="expertgrid" ref={onShown}>
            {list.map((expert) => (
              <li className="card" key={expert.expertId}>
                <ExpertCard expert={expert} size={64} />
              </li>
            ))}
          </ul>
        )}
      </Asked>
    </main>
  );
}
