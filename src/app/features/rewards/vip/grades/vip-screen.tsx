import '#kit/layout/form-grid.css';
import './vip.css';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { VipChange, VipGrade, VipProgress } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute } from '#contract/units/time.ts';
import { together, useCall } from '#core-client/query.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { Skeleton, SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { VipTabs } from '../head-parts.tsx';
import { t } from '../texts.ts';
import { shortYuan } from '../vip-figures.ts';
import { GradeBenefits } from './grade-benefits.tsx';
import { VipGifts } from './vip-gifts.tsx';
import { VipHead, VipMeter } from './vip-head.tsx';

const STEPS = { first: 6, step: 12, max: 100 };

function reasonText({ why, deposits, turnover, kept, until }: VipChange): string {
  const wholeYuan = (amount: bigint) => shortYuan(amount - (amount % 100n));
  if (why === 'given') return until === null ? '' : t('vip.givenUntil', { day: siteDayOf(until) });
  if (why === 'fall') return t('vip.fallBy', { kept: wholeYuan(kept ?? 0n) });
  return t('vip.riseBy', { deposits: wholeYuan(deposits), turnover: wholeYuan(turnover) });
}

const Row = ({ change }: { change: VipChange }) => (
  <li className="vip-change">
    <div className="grow">
      <b>{t('vip.change', { from: change.from, to: change.to })}</b>
      <span className="cap t3">{reasonText(change)}</span>
    </div>
    <div className="vip-change__when">
      <span className="sm">{t(`vip.${change.why}`)}</span>
      <span className="cap t3 num">{`${siteDayOf(change.at)} ${hourMinute(change.at)}`}</span>
    </div>
  </li>
);

/** Grade changes with their reasons, newest first. */
function GradeHistory() {
  const growing = useGrowing('changes', STEPS);
  const query = useCall('vip.history', { page: 1, size: growing.size });
  return (
    <Card aria-label={t('vip.historyTitle')}>
      <div className="padded__head">
        <h2>{t('vip.historyTitle')}</h2>
      </div>
      <LoadedList
        of={query}
        waiting={<SkeletonRows count={3} />}
        empty={<EmptyState illustration="record" title={t('vip.historyNone')} />}
      >
        {({ list, total }) => (
          <>
            <ul className="ruled">
              {list.map((change) => (
                <Row key={change.changeId} change={change} />
              ))}
            </ul>
            <MoreRows growing={growing} shown={list.length} total={total} label={t('vip.more')} />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

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

function RetentionProgress({ keep }: { keep: NonNullable<VipProgress['keep']> }) {
  const { at, from, to, done, needed } = keep;
  const remaining = needed - done;
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
        <b>{remaining > 0n ? t('vip.keepLeft', { left: shortYuan(remaining) }) : t('vip.keepMet')}</b>
      </p>
    </>
  );
}

/** Requirements for keeping the grade, and the date of the next review. */
const RetentionCard = ({ keep }: Pick<VipProgress, 'keep'>) => (
  <Card className="vip-keep" aria-label={t('vip.keepTitle')}>
    <h2>{t('vip.keepTitle')}</h2>
    {keep ? <RetentionProgress keep={keep} /> : <p className="sm t2">{t('vip.keepNone')}</p>}
    <p className="cap t3">{t('vip.keepRule')}</p>
    <p className="cap t3">{t('vip.inYuan')}</p>
  </Card>
);

function Grades() {
  const query = together(useCall('vip.progress', {}), useCall('vip.grades', {}));
  return (
    <Loaded of={query} waiting={<Skeleton height={560} shape="block" />}>
      {([progress, { list: grades }]) => (
        <>
          <VipHead progress={progress} grades={grades} />
          <VipGifts gifts={progress.gifts} />
          <BirthdayCard grades={grades} current={progress.grade} birthday={progress.birthday} />
          <GradeBenefits grades={grades} current={progress.grade} />
          <div className="form-grid">
            <GradeHistory />
            <RetentionCard keep={progress.keep} />
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
    links={[{ to: helpPath('vip'), label: t('vip.rules') }]}
  >
    <VipTabs />
    <Grades />
  </MemberPage>
);
