import { together, useCall } from '#app/core-client/query.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import { VipTabs } from '../vip-tabs.tsx';
import { BirthdayCard } from './birthday-card.tsx';
import { GradeBenefits } from './grade-benefits.tsx';
import { GradeHistory } from './grade-history.tsx';
import { KeepCard } from './keep-card.tsx';
import { VipGifts } from './vip-gifts.tsx';
import { VipHead } from './vip-head.tsx';
import '#app/kit/card/form-grid.css';
import './vip.css';

function Grades() {
  const asked = together(useCall('vip.progress', {}), useCall('vip.grades', {}));
  return (
    <Loaded of={asked} waiting={<Skeleton height={560} shape="block" />}>
      {([progress, { list: grades }]) => (
        <>
          <VipHead progress={progress} grades={grades} />
          <VipGifts gifts={progress.gifts} />
          <BirthdayCard grades={grades} current={progress.grade} birthday={progress.birthday} />
          <GradeBenefits grades={grades} current={progress.grade} />
          <div className="form-grid">
            <GradeHistory />
            <KeepCard keep={progress.keep} />
          </div>
        </>
      )}
    </Loaded>
  );
}

/** A member's grade: how far the next one is, what it gives, what keeps it, and how it changed [3.13, 7.16]. */
export const VipScreen = () => (
  <MemberPage
    title={t('vip.title')}
    above={paths.me}
    actions={
      <Link className="more" to={helpPath('vip')}>
        {t('vip.rules')}
      </Link>
    }
  >
    <VipTabs />
    <Grades />
  </MemberPage>
);
