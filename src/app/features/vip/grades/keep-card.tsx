import type { VipProgress } from '#contract/models/vip.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';
import { VipMeter } from '../vip-meter.tsx';

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

/** What keeps the grade, and when it is looked at. */
export const KeepCard = ({ keep }: Pick<VipProgress, 'keep'>) => (
  <section className="card padded vkeep" aria-label={t('vip.keepTitle')}>
    <h2>{t('vip.keepTitle')}</h2>
    {keep ? <Keep keep={keep} /> : <p className="sm t2">{t('vip.keepNone')}</p>}
    <p className="cap t3">{t('vip.keepRule')}</p>
    <p className="cap t3">{t('vip.inYuan')}</p>
  </section>
);
