import '../welfare.css';
import './promotions.css';
import '../bonus/bonus.css';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { promotionPath } from '#app/routes/paths.ts';
import type { Promotion } from '#contract/rewards/promotion/schema.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { Facts, WelfarePage } from '../welfare-page.tsx';
import { shortTerms, timeText } from './promotion-text.ts';

const CORNER = <path d="M96 140a84 84 0 0 1 124-74M66 140a114 114 0 0 1 154-107" />;

const SHAPES = {
  chart: <path d="M100 118V84h20v34zM128 118V62h20v56zM156 118V42h20v76zM184 118V20h20v98z" />,
  ball: (
    <>
      <circle cx="158" cy="76" r="46" />
      <path
        className="promotion-picture__line"
        d="m158 58 18 13-7 21h-22l-7-21zM158 58V32M176 71l25-8M169 92l15 22M147 92l-15 22M140 71l-25-8"
      />
    </>
  ),
  ticket: (
    <>
      <path d="M92 44h112v22a12 12 0 0 0 0 24v22H92V90a12 12 0 0 0 0-24z" />
      <path className="promotion-picture__line" d="M128 50v56M150 78h34M167 61v34" />
    </>
  ),
} as const;

/** One drawn object on the tint of a promotion. */
const PromotionImage = ({ name }: { name: Promotion['picture'] }) => (
  <svg className="promotion-picture" viewBox="0 0 220 140" aria-hidden="true">
    <g className="promotion-picture__court">{CORNER}</g>
    <g className="promotion-picture__shape">{SHAPES[name]}</g>
  </svg>
);

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { promotionId, title, text, tint, picture, standing } = promotion;
  const { unitWord } = useCurrencyTerms()('CNY');
  return (
    <Card
      as="li"
      flush
      className={standing === 'over' ? 'promotion-card column promotion-card--over' : 'promotion-card column'}
    >
      <div className={`promotion-card__top tint-${tint}`}>
        <PromotionImage name={picture} />
        <h2>{title}</h2>
        <p>{text}</p>
        <span className="promotion-card__time">
          <Icon name="clock" size={13} />
          {timeText(promotion)}
        </span>
      </div>
      <Facts facts={shortTerms(promotion, unitWord)} />
      <div className="promotion-card__foot row between">
        <span
          className={
            standing === 'open' || standing === 'inProgress'
              ? 'bonus-state sm bonus-state--ok'
              : 'bonus-state sm'
          }
        >
          {t(`promotion.st_${standing}`)}
        </span>
        <Link
          className={buttonClass({ size: 'sm' })}
          aria-label={t('promotion.seeOf', { title })}
          to={promotionPath(promotionId)}
        >
          {t(standing === 'inProgress' ? 'promotion.progress' : 'promotion.see')}
        </Link>
      </div>
    </Card>
  );
}

/** Current promotions of the site [7.16]. */
export function PromotionsScreen() {
  return (
    <WelfarePage>
      <Promotions />
    </WelfarePage>
  );
}

function Promotions() {
  return (
    <Loaded
      of={useCall('promotion.list', {})}
      waiting={<Skeleton height={280} shape="block" />}
      frame={inCard}
      empty={
        <Card>
          <EmptyState title={t('promotion.listNone')} text={t('promotion.listNoneText')} />
        </Card>
      }
    >
      {({ list }) => (
        <ul className="promotion-grid grid-3 gap-page">
          {list.map((promotion) => (
            <PromotionCard key={promotion.promotionId} promotion={promotion} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
