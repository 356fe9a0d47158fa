import { t } from '#app/i18n/texts.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import { ProgressLine } from '#app/kit/mark/progress-line.tsx';
import { Sample } from './sample.tsx';
import { Section } from './section.tsx';
import { statesTexts as text } from './texts.ts';

/** What is shown where something is on its way. */
export function SkeletonsSection() {
  return (
    <Section title={text.sections.skeletons}>
      <Sample span={4} caption={text.captions.skeletonCard} card={false}>
        <CardSkeleton />
      </Sample>
      <Sample span={4} caption={text.captions.skeletonChat}>
        <SkeletonRows />
      </Sample>
      <Sample span={4} caption={text.captions.spinner}>
        <div className="states__flow states__wait">
          <Spinner label={t('common.loading')} />
          <span className="t2">{t('common.loading')}</span>
          <ProgressLine value={0.7} />
        </div>
      </Sample>
    </Section>
  );
}

function CardSkeleton() {
  return (
    <div className="card states__live">
      <Skeleton height="auto" className="states__picture" />
      <div className="states__stack">
        <Skeleton width="46%" height={10} />
        <span className="row gap2">
          <Skeleton width={22} height={22} shape="circle" />
          <Skeleton width="42%" />
        </span>
        <span className="states__thirds">
          <Skeleton height={34} shape="block" />
          <Skeleton height={34} shape="block" />
          <Skeleton height={34} shape="block" />
        </span>
      </div>
    </div>
  );
}
