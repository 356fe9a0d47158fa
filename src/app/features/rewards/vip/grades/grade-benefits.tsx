import type { VipGrade } from '#contract/rewards/vip/schema.ts';
import { REBATE_KINDS } from '#contract/rewards/vip/vip-rules.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { VipCrest } from '../head-parts.tsx';
import { t } from '../texts.ts';
import { rateText, shortYuan } from '../vip-figures.ts';

/** One benefit, or one condition, and what each grade has of it. */
type Benefit = { readonly name: string; readonly of: (grade: VipGrade) => string };

const orNone = (amount: bigint) => (amount === 0n ? t('vip.none') : shortYuan(amount));

/** Benefits that differ between grades, as rows of a table. */
const BENEFITS: readonly Benefit[] = [
  {
    name: t('vip.deposits'),
    of: ({ isInvited, deposits }) => (isInvited ? t('vip.invited') : orNone(deposits)),
  },
  {
    name: t('vip.turnover'),
    of: ({ isInvited, turnover }) => (isInvited ? t('vip.invited') : orNone(turnover)),
  },
  { name: t('vip.keep'), of: ({ keep }) => orNone(keep) },
  { name: t('vip.upgradeCash'), of: ({ upgradeCash }) => orNone(upgradeCash) },
  { name: t('vip.monthCash'), of: ({ monthCash }) => orNone(monthCash) },
  { name: t('vip.birthCash'), of: ({ birthCash }) => orNone(birthCash) },
  ...REBATE_KINDS.map((kind) => ({
    name: t('vip.rebate', { kind: t(`rebate.${kind}`) }),
    of: ({ rates }: VipGrade) => rateText(rates[kind]),
  })),
  { name: t('vip.rebateMost'), of: ({ rebateMost }) => shortYuan(rebateMost) },
];

type BenefitsProps = { readonly grades: readonly VipGrade[]; readonly current: number };

const Table = ({ grades, current }: BenefitsProps) => (
  <table className="vip-table sm">
    <thead>
      <tr>
        <th scope="col">{t('vip.benefit')}</th>
        {grades.map(({ grade }) => (
          <th key={grade} scope="col" className={grade === current ? 'vip-table__me' : undefined}>
            <LevelBadge level={grade} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {BENEFITS.map(({ name, of }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {grades.map((rule) => (
            <td key={rule.grade} className={rule.grade === current ? 'vip-table__me num' : 'num'}>
              {of(rule)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const GradeCard = ({ rule, isCurrent }: { rule: VipGrade; isCurrent: boolean }) => (
  <Card as="li" flush className={isCurrent ? 'vip-card vip-card--me' : 'vip-card'}>
    <div className="vip-card__head row gap-12">
      <VipCrest grade={rule.grade} size={44} />
      <div>
        <h3>{t('vip.grade', { grade: rule.grade })}</h3>
        {isCurrent ? <span className="cap t3">{t('vip.current')}</span> : null}
      </div>
    </div>
    <dl>
      {BENEFITS.map(({ name, of }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{of(rule)}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

/** Orders the grades for a phone: the member's own first, then those above it, then those below. */
const inReach = (grades: readonly VipGrade[], current: number) => [
  ...grades.filter(({ grade }) => grade >= current),
  ...grades.filter(({ grade }) => grade < current).toReversed(),
];

/** Requirements and benefits of all grades: a table, or cards side by side on a phone. */
export function GradeBenefits({ grades, current }: BenefitsProps) {
  const narrow = useNarrow();
  if (narrow) {
    return (
      <ScrollRegion className="vip-cards" label={t('vip.tableTitle')}>
        <ul>
          {inReach(grades, current).map((rule) => (
            <GradeCard key={rule.grade} rule={rule} isCurrent={rule.grade === current} />
          ))}
        </ul>
      </ScrollRegion>
    );
  }
  return (
    <Card as="div" flush className="vip-grades">
      <div className="padded__head vip-grades__head">
        <h2>{t('vip.tableTitle')}</h2>
        <span className="cap t3">{t('vip.tableNote')}</span>
      </div>
      <ScrollRegion className="vip-grades__table" label={t('vip.tableTitle')}>
        <Table grades={grades} current={current} />
      </ScrollRegion>
    </Card>
  );
}
