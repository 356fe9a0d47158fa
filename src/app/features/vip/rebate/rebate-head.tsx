import type { RebateView } from '#contract/models/rebate.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { rateText } from '../rate-text.ts';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';
import { VipBackdrop } from '../vip-backdrop.tsx';
import { VipCrest } from '../vip-crest.tsx';
import '../vip-head.css';

/** The kinds whose rates are said first; the page of grades has all. */
const SHOWN = ['sports', 'casino', 'slots', 'esports'] as const;

/** The grade one has, and the rates of it. */
export const RebateHead = ({ view, currency }: { view: RebateView; currency: CurrencyEntry }) => (
  <section className="vhead rhead" aria-label={t('vip.grade', { grade: view.grade })}>
    <VipBackdrop />
    <div className="vhead__top">
      <VipCrest grade={view.grade} size={64} />
      <div className="grow">
        <h2>{t('vip.grade', { grade: view.grade })}</h2>
        <p>{t('rebate.most', { grade: view.grade, amount: currency.symbol + shortYuan(view.most) })}</p>
      </div>
    </div>
    <dl className="rhead__rates">
      {SHOWN.map((kind) => (
        <div key={kind}>
          <dt>{t(`rebate.${kind}`)}</dt>
          <dd className="num">{rateText(view.rates[kind])}</dd>
        </div>
      ))}
    </dl>
  </section>
);
