import { Button } from '#app/kit/action/button.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import type { ShopOffer } from '#contract/models/activity/top-gift.ts';
import { ActNotices } from '../head/act-notices.tsx';
import type { Acting } from '../head/use-acting.ts';
import { t } from './texts.ts';

interface ExchangeDialogProps {
  /** Null for a closed dialog. */
  offer: ShopOffer | null;
  points: number;
  acting: Acting;
  confirm: (offer: ShopOffer) => void;
  close: () => void;
}

const figure = (points: number) => points.toLocaleString('en');

/** What an exchange costs and leaves, before it is given. */
export function ExchangeDialog({ offer, points, acting, confirm, close }: ExchangeDialogProps) {
  if (offer === null) return null;
  const { title, note, cost, prize } = offer;
  const isShut = acting.busy && !acting.isInDoubt;
  return (
    <Dialog
      open
      onOpenChange={close}
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
      <dl className="shopsum num">
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
