import type { VipGrade, VipProgress } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { VipBackdrop, VipCrest } from '../head-parts.tsx';
import { t } from '../texts.ts';
import { shortYuan } from '../vip-figures.ts';
import '../vip-head.css';

type VipMeterProps = {
  readonly label: string;
  readonly text: string;
  readonly done: bigint;
  readonly needed: bigint;
};

const percentOf = (done: bigint, needed: bigint) =>
  needed <= 0n || done >= needed ? 100 : Math.max(0, Number((done * 100n) / needed));

/** Progress towards an amount, as text and as a bar. */
export const VipMeter = ({ label, text, done, needed }: VipMeterProps) => (
  <div className="vip-meter stack gap-6">
    <p>
      <span>{label}</span>
      <b className="num">{text}</b>
    </p>
    <span className="vip-meter__bar" aria-hidden="true">
      <i style={{ width: `${percentOf(done, needed)}%` }} />
    </span>
  </div>
);

type HeadProps = { readonly progress: VipProgress; readonly grades: readonly VipGrade[] };

const remainingText = (done: bigint, needed: bigint) => shortYuan(done < needed ? needed - done : 0n);

/** Returns a sentence with the remaining requirements of the next grade. */
function lineOf({ next, deposits, turnover, heldUntil }: VipProgress): string {
  if (heldUntil !== null) return t('vip.held', { day: siteDayOf(heldUntil) });
  if (next === null) return t('vip.top');
  if (next.regain) {
    const { done, needed } = next.regain;
    return t('vip.regain', { grade: next.grade, left: remainingText(done, needed) });
  }
  // Requirements that are already met are omitted.
  const parts = [
    deposits < next.deposits ? t('vip.leftDeposits', { sum: remainingText(deposits, next.deposits) }) : '',
    turnover < next.turnover ? t('vip.leftTurnover', { sum: remainingText(turnover, next.turnover) }) : '',
  ].filter((part) => part !== '');
  return t('vip.toNext', { grade: next.grade, left: parts.join('、') });
}

const captionOf = ({ grade, isInvited, turnover }: VipGrade, current: number): string => {
  if (grade === current) return t('vip.current');
  if (grade === 0) return t('vip.start');
  return isInvited ? t('vip.invited') : shortYuan(turnover);
};

const Ladder = ({ grades, current }: { grades: readonly VipGrade[]; current: number }) => (
  <ol className="vip-ladder only-d" aria-label={t('vip.ladder')}>
    {grades.map((rule) => (
      <li
        key={rule.grade}
        className={rule.grade <= current ? 'vip-ladder__on' : undefined}
        aria-current={rule.grade === current ? 'step' : undefined}
      >
        <i>{rule.grade}</i>
        <span>{captionOf(rule, current)}</span>
      </li>
    ))}
  </ol>
);

const of = (done: bigint, needed: bigint) =>
  t('vip.of', { done: shortYuan(done - (done % 100n)), needed: shortYuan(needed) });

function Meters({ progress: { next, deposits, turnover } }: { progress: VipProgress }) {
  if (next === null) return null;
  if (next.regain) {
    const { done, needed } = next.regain;
    const label = t('vip.regainOf', { grade: next.grade });
    return <VipMeter label={label} text={of(done, needed)} done={done} needed={needed} />;
  }
  return (
    <>
      <VipMeter
        label={t('vip.deposits')}
        text={of(deposits, next.deposits)}
        done={deposits}
        needed={next.deposits}
      />
      <VipMeter
        label={t('vip.turnover')}
        text={of(turnover, next.turnover)}
        done={turnover}
        needed={next.turnover}
      />
    </>
  );
}

/** The grade one has, and how far the next one is. */
export const VipHead = ({ progress, grades }: HeadProps) => (
  <section className="vip-head" aria-label={t('vip.grade', { grade: progress.grade })}>
    <VipBackdrop />
    <div className="vip-head__top row gap-20">
      <VipCrest grade={progress.grade} size={76} />
      <div className="grow">
        <h2>{t('vip.grade', { grade: progress.grade })}</h2>
        <p>{lineOf(progress)}</p>
      </div>
    </div>
    <div className="vip-head__meters">
      <Meters progress={progress} />
    </div>
    <Ladder grades={grades} current={progress.grade} />
  </section>
);
