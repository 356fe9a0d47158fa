import { isGoodsArt } from '#app/features/rewards/parcel/goods-art.table.tsx';
import { GoodsImage } from '#app/features/rewards/parcel/goods-image.tsx';
import type { ShopOffer, TopGiftPart } from '#contract/activity/schema/kinds/top-gift.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import type { ActivityTint } from '../head/kinds.table.ts';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import { offerState } from './offer-state.ts';
import { t } from './texts.ts';

interface OfferCardProps {
  offer: ShopOffer;
  part: TopGiftPart;
  choose: (offer: ShopOffer) => void;
}

/** Background colours of the shelves. */
const TINTS: Readonly<Record<ShopOffer['shelf'], ActivityTint>> = {
  gear: 'green',
  coins: 'sand',
  coupons: 'blue',
  cards: 'green',
};

function stockText({ stock }: ShopOffer, { restockAt }: TopGiftPart): string {
  if (stock === null) return t('points.endless');
  return stock.left === 0
    ? t('points.soldOut', { time: dayTimeText(restockAt) })
    : t('points.left', { left: stock.left });
}

/** One thing of the shop: what it is, how many there are, what it costs. */
export function OfferCard({ offer, part, choose }: OfferCardProps) {
  const { art } = usePrizeLabel()(offer.prize);
  const { title, note, cost, perMonth } = offer;
  const state = offerState(offer, part.points);
  const goodsId = offer.prize.is === 'goods' ? offer.prize.goodsId : '';
  return (
    <Card as="li" flush className={state === 'soldOut' ? 'shop-offer shop-offer--gone' : 'shop-offer'}>
      <div className={`shop-offer__art activity-art activity-art--${TINTS[offer.shelf]}`}>
        {isGoodsArt(goodsId) ? (
          <GoodsImage art={goodsId} size={96} className="shop-offer__paper" />
        ) : (
          <PrizeArt name={art} size={96} />
        )}
      </div>
      <div className="shop-offer__body">
        <h2>{title}</h2>
        <small>{note}</small>
        <small>{stockText(offer, part)}</small>
        {perMonth === null ? null : <small>{t('points.perMonth', perMonth)}</small>}
        <div className="shop-offer__foot">
          <b className="num">
            {cost.toLocaleString('en')} <small>{t('points.unit')}</small>
          </b>
          <Button
            variant="soft"
            size="sm"
            disabled={state !== 'yes'}
            aria-label={t('points.exchangeOf', { title })}
            onClick={() => choose(offer)}
          >
            {state === 'short'
              ? t('points.short', { points: (cost - part.points).toLocaleString('en') })
              : state === 'monthUsed'
                ? t('points.monthUsed')
                : t('points.exchange')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
