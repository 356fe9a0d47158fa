import { useCall } from '#app/core-client/query.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { promotionPath } from '#app/routes/paths.ts';
import type { Promotion } from '#contract/models/promotion.ts';
import { Facts } from '../facts.tsx';
import { t } from '../texts.ts';
import { WelfarePage } from '../welfare-page.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { shortTerms, timeText } from './promotion-words.ts';
import '../welfare.css';
import './promotions.css';
import '../bonus/bonus.css';

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { promotionId, title, text, tint, picture, standing } = promotion;
  const { unitWord } = useCurrencyWords()('CNY');
  return (
    <li className={standing === 'over' ? 'card pmcard pmcard--over' : 'card pmcard'}>
      <div className={`pmcard__top tint-${tint}`}>
        <PromotionPicture name={picture} />
        <h2>{title}</h2>
        <p>{text}</p>
        <span className="pmcard__time">
          <Icon name="clock" size={13} />
          {timeText(promotion)}
        </span>
      </div>
      <Facts facts={shortTerms(promotion, unitWord)} />
      <div className="pmcard__foot">
        <span
          className={standing === 'open' || standing === 'inProgress' ? 'wfstate wfstate--ok' : 'wfstate'}
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
    </li>
  );
}

/** What the site offers now [7.16]. */
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
      frame={(inside) => <section className="card padded">{inside}</section>}
      empty={
        <section className="card padded">
          <EmptyState title={t('promotion.listNone')} text={t('promotion.listNoneText')} />
        </section>
      }
    >
      {({ list }) => (
        <ul className="pmgrid">
          {list.map((promotion) => (
            <PromotionCard key={promotion.promotionId} promotion={promotion} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
