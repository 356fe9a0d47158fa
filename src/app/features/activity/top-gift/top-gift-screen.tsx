import './top-gift.css';
import { useState } from 'react';
import { isGoodsArt } from '#app/features/rewards/parcel/goods-art.table.tsx';
import { GoodsImage } from '#app/features/rewards/parcel/goods-image.tsx';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import type { ShopOffer, TopGiftPart } from '#contract/activity/schema/kinds/top-gift.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { ActNotices, LockedNote } from '../head/act-notices.tsx';
import type { ActivityTint } from '../head/kinds.table.ts';
import { ActivityHero } from '../head/page/activity-hero.tsx';
import { ActivityPage } from '../head/page/activity-page.tsx';
import { ActivityPart } from '../head/page/activity-part.tsx';
import { RulesCard } from '../head/page/rules-card.tsx';
import { PhasePill } from '../head/phase.tsx';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import { RecordsCard } from '../head/records-card.tsx';
import { ResultDialog } from '../head/result-dialog.tsx';
import { type Acting, useActing } from '../head/use-acting.ts';
import { t } from './texts.ts';

/** Returns why an offer is unavailable now; `yes` where it is available. */
export function offerState(
  { cost, stock, perMonth }: Pick<ShopOffer, 'cost' | 'stock' | 'perMonth'>,
  points: number,
): 'yes' | 'soldOut' | 'monthUsed' | 'short' {
  if (stock !== null && stock.left === 0) return 'soldOut';
  if (perMonth !== null && perMonth.taken >= perMonth.most) return 'monthUsed';
  return cost > points ? 'short' : 'yes';
}

interface ExchangeDialogProps {
  /** Null for a closed dialog. */
  offer: ShopOffer | null;
  points: number;
  acting: Acting;
  confirm: (offer: ShopOffer) => void;
  close: () => void;
}

const figure = (points: number) => points.toLocaleString('en');

/** Confirmation of an exchange, with its cost and the remaining points. */
function ExchangeDialog({ offer, points, acting, confirm, close }: ExchangeDialogProps) {
  if (offer === null) return null;
  const { title, note, cost, prize } = offer;
  const isShut = acting.busy && !acting.isInDoubt;
  return (
    <Dialog
      open
      onOpenChange={close}
      lightDismiss
      closeLabel={t('common.close')}
      busy={isShut}
      title={t('points.confirm')}
      description={`${title}，${note}`}
      actions={
        <>
          <Button held={isShut} onClick={close}>
            {t('points.cancel')}
          </Button>
          <Button variant="primary" loading={acting.busy} onClick={() => confirm(offer)}>
            {t('points.pay', { cost: figure(cost) })}
          </Button>
        </>
      }
    >
      <dl className="fact-box shop-sum num">
        <div>
          <dt>{t('points.cost')}</dt>
          <dd>{figure(cost)}</dd>
        </div>
        <div>
          <dt>{t('points.after')}</dt>
          <dd>{`${figure(points)} − ${figure(cost)} = ${figure(points - cost)}`}</dd>
        </div>
      </dl>
      {prize.is === 'goods' ? <p className="cap t3">{t('points.shipping')}</p> : null}
      <ActNotices of={acting} />
    </Dialog>
  );
}

type Shop = OutputOf<'activity.topGift'>;
const SHELVES = ['all', 'gear', 'coins', 'coupons', 'cards'] as const;
const PRICES = ['any', 'affordable'] as const;

const Points = ({ part: { points, expiring } }: { part: TopGiftPart }) => (
  <p className="shop-points">
    <b className="num">{points.toLocaleString('en')}</b> {t('points.unit')}
    {expiring === null
      ? null
      : `，${t('points.expiring', { points: expiring.points.toLocaleString('en'), time: dayTimeText(expiring.at) })}`}
  </p>
);

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
function OfferCard({ offer, part, choose }: OfferCardProps) {
  const { art } = usePrizeLabel()(offer.prize);
  const { title, note, cost, perMonth } = offer;
  const state = offerState(offer, part.points);
  const goodsId = offer.prize.is === 'goods' ? offer.prize.goodsId : '';
  return (
    <Card
      as="li"
      flush
      className={state === 'soldOut' ? 'shop-offer column shop-offer--gone' : 'shop-offer column'}
    >
      <div className={`shop-offer__art center activity-art activity-art--${TINTS[offer.shelf]}`}>
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

function Offers({ part, choose }: { part: TopGiftPart; choose: (offer: ShopOffer) => void }) {
  const [shelf, setShelf] = useAddressChoice('shelf', SHELVES, 'all');
  const [price, setPrice] = useAddressChoice('price', PRICES, 'any');
  const within = price === 'affordable';
  const shown = part.offers
    .filter((offer) => shelf === 'all' || offer.shelf === shelf)
    .filter(({ cost }) => !within || cost <= part.points);
  return (
    <>
      <fieldset className="shop-filter" aria-label={t('points.shelf')}>
        {SHELVES.filter((each) => each === 'all' || part.offers.some((offer) => offer.shelf === each)).map(
          (each) => (
            <Chip key={each} selected={each === shelf} onClick={() => setShelf(each)}>
              {t(`points.${each}`)}
            </Chip>
          ),
        )}
        <Chip tone="filter" selected={within} onClick={() => setPrice(within ? 'any' : 'affordable')}>
          {t('points.affordable')}
        </Chip>
      </fieldset>
      {shown.length === 0 ? (
        <Card>
          <EmptyState title={t('points.none')} text={t('points.noneText')} />
        </Card>
      ) : (
        <ul className="shop-grid">
          {shown.map((offer) => (
            <OfferCard key={offer.offerId} offer={offer} part={part} choose={choose} />
          ))}
        </ul>
      )}
    </>
  );
}

const RULES = [t('points.rule1'), t('points.rule2'), t('points.rule3')];

function Known({ card, part }: Shop) {
  const acting = useActing(card.activityId, 'activity.topGift');
  const [chosen, setChosen] = useState<ShopOffer | null>(null);
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const choose = (offer: ShopOffer) => {
    acting.forget();
    setChosen(offer);
  };
  const exchange = async ({ offerId, cost }: ShopOffer) => {
    const result = await acting.act({ does: 'exchange', offerId, cost });
    if (result) setChosen(null);
    setRecord(result);
  };
  return (
    <ActivityPage
      kind="topGift"
      hero={
        <ActivityHero kind="topGift" status={<PhasePill of={card} />} text={t('points.text')}>
          <Points part={part} />
        </ActivityHero>
      }
    >
      <LockedNote mine={card.mine} />
      {chosen === null ? <ActNotices of={acting} /> : null}
      <Offers part={part} choose={choose} />
      <div className="shop-foot">
        <RecordsCard kind="topGift" acting={acting} />
        <RulesCard rules={RULES} />
      </div>
      <ExchangeDialog
        offer={chosen}
        points={part.points}
        acting={acting}
        confirm={(offer) => void exchange(offer)}
        close={() => setChosen(null)}
      />
      <ResultDialog record={record} acting={acting} onRecord={setRecord} />
    </ActivityPage>
  );
}

/** The points shop: goods, coins, coupons and cards for points, each with its stock [1.03]. */
export function TopGiftScreen() {
  return (
    <ActivityPart kind="topGift" of={useCall('activity.topGift', {})}>
      {(shop) => <Known {...shop} />}
    </ActivityPart>
  );
}
