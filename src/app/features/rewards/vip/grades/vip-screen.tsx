import '#kit/layout/form-grid.css';
import './vip.css';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { VipGrade, VipProgress } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { together, useCall } from '#core-client/query.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';
import { VipMeter } from '../vip-meter.tsx';
import { VipTabs } from '../vip-tabs.tsx';
import { GradeBenefits } from './grade-benefits.tsx';
import { GradeHistory } from './grade-history.tsx';
import { VipGifts } from './vip-gifts.tsx';
import { VipHead } from './vip-head.tsx';

type BirthdayProps = {
  readonly grades: readonly VipGrade[];
  readonly current: number;
  /** `03-12`, or blank. */
  readonly birthday: string;
};

const known = (birthday: string) => {
  const [month, day] = birthday.split('-').map(Number);
  return t('vip.birthKnown', { month: month ?? 0, day: day ?? 0 });
};

/** Birthday gift of each grade [3.13]. */
const BirthdayCard = ({ grades, current, birthday }: BirthdayProps) => (
  <Card as="div">
    <div className="padded__head">
      <h2>{t('vip.birthTitle')}</h2>
      {birthday === '' ? (
        <span className="cap t3">
          {t('vip.birthUnknown')}{' '}
          <Link className="link" to={`${paths.profile}?edit=birthday`}>
            {t('vip.birthFill')}
          </Link>
        </span>
      ) : (
        <span className="cap t3">{known(birthday)}</span>
      )}
    </div>
    <ScrollRegion className="vip-birthdays" label={t('vip.birthTitle')}>
      <ol className="vip-birthday">
        {grades.map(({ grade, birthCash }) => (
          <li key={grade} aria-current={grade === current ? 'true' : undefined}>
            <LevelBadge level={grade} />
            <b className="num">{birthCash === 0n ? t('vip.none') : shortYuan(birthCash)}</b>
            {grade === current ? <span className="cap">{t('vip.current')}</span> : null}
          </li>
        ))}
      </ol>
    </ScrollRegion>
    <p className="cap t3">{t('vip.birthRule')}</p>
  </Card>
);

function Keep({ keep }: { keep: NonNullable<VipProgress['keep']> }) {
  const { at, from, to, done, needed } = keep;
  const left = needed - done;
  return (
    <>
      <VipMeter
        label={t('vip.keepDone', { from, to })}
        text={t('vip.of', { done: shortYuan(done - (done % 100n)), needed: shortYuan(needed) })}
        done={done}
        needed={needed}
      />
      <p className="sm">
        {t('vip.keepAt', { day: siteDayOf(at), needed: shortYuan(needed) })} ·{' '}
        <b>{left > 0n ? t('vip.keepLeft', { left: shortYuan(left) }) : t('vip.keepMet')}</b>
      </p>
    </>
  );
}

/** Requirements for keeping the grade, and the date of the next review. */
const KeepCard = ({ keep }: Pick<VipProgress, 'keep'>) => (
  <Card className="vip-keep" aria-label={t('vip.keepTitle')}>
    <h2>{t('vip.keepTitle')}</h2>
    {keep ? <Keep keep={keep} /> : <p className="sm t2">{t('vip.keepNone')}</p>}
    <p className="cap t3">{t('vip.keepRule')}</p>
    <p className="cap t3">{t('vip.inYuan')}</p>
  </Card>
);

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

/** Grade of a member: distance to the next one, benefits, requirements for keeping it, and history [3.13, 7.16]. */
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
