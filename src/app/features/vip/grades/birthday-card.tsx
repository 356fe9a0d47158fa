import { ScrollRegion } from '#app/kit/a11y/scroll-region.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { paths } from '#app/routes/paths.ts';
import type { VipGrade } from '#contract/models/vip.ts';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';

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

/** What a birthday brings in each grade [3.13]. */
export const BirthdayCard = ({ grades, current, birthday }: BirthdayProps) => (
  <div className="card padded">
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
    <ScrollRegion className="vbirths" label={t('vip.birthTitle')}>
      <ol className="vbirth">
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
  </div>
);
