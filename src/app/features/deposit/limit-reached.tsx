import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { leftText } from './amount-card.tsx';
import type { LimitLeft } from './limit-left.ts';
import { t } from './texts.ts';

/** The member's own limit is used up: what is left, when it comes back, and where it is set. */
export const LimitReached = ({ own, currency }: { own: LimitLeft; currency: CurrencyEntry }) => (
  <section className="card padded dep__barred" role="status">
    <p>
      <b className="num">{leftText(own, currency)}</b>
    </p>
    <p className="sm t2">
      {t(`deposit.reached_${own.period}`)}{' '}
      <Link className="link" to={paths.limits}>
        {t('deposit.seeLimits')}
      </Link>
    </p>
  </section>
);
