import { useState } from 'react';
import { GoodsImage } from '#app/features/rewards/parcel/goods-image.tsx';
import type { LuxuryTier } from '#contract/activity/schema/kinds/luxury-gift.ts';
import type { Goods } from '#contract/rewards/parcel/schema.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { ActNotices } from '../head/act-notices.tsx';
import type { Acting } from '../head/use-acting.ts';
import { t } from './texts.ts';

type ChoiceProps = { readonly tier: LuxuryTier; readonly acting: Acting };
type ConfirmProps = ChoiceProps & { readonly good: Goods; readonly onClose: () => void };

function Confirm({ tier: { grade }, acting, good: { goodsId, title }, onClose }: ConfirmProps) {
  const choose = async () => {
    const result = await acting.act({ does: 'chooseGood', grade, goodsId }, () => {
      onClose();
      return Promise.all([acting.refresh(), refreshAnswers('parcel.list')]);
    });
    if (result !== null) showToast({ text: t('luxury.chosen', { title }), tone: 'ok' });
  };
  return (
    <AlertDialog
      open
      icon="gift"
      title={t('luxury.confirmTitle', { title })}
      description={t('luxury.confirmText', { grade })}
      confirmLabel={t('luxury.confirm', { title })}
      cancelLabel={t('luxury.back')}
      focus="cancel"
      busy={acting.busy}
      leavable={acting.isInDoubt}
      onConfirm={() => void choose()}
      onCancel={onClose}
    />
  );
}

/** The goods of a grade, one of which is chosen. */
export function GoodsChoice({ tier, acting }: ChoiceProps) {
  const [goodsId, setGoodsId] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const good = tier.goods.find((each) => each.goodsId === goodsId);
  return (
    <>
      <div className="luxury-goods grid-3 gap-12" role="radiogroup" aria-label={t('luxury.choose')}>
        {tier.goods.map(({ goodsId: id, art, title, note }) => (
          <PickCard
            key={id}
            name="luxury-good"
            checked={id === goodsId}
            onPick={() => setGoodsId(id)}
            className="luxury-item"
          >
            <GoodsImage art={art} size={96} className="luxury-item__pic" />
            <span className="luxury-item__text">
              <b>{title}</b>
              {note}
            </span>
          </PickCard>
        ))}
      </div>
      <ActNotices of={acting} />
      <div className="luxury-action">
        <Button
          variant="primary"
          size="lg"
          disabled={good === undefined}
          loading={acting.busy}
          onClick={() => setIsConfirming(true)}
        >
          {good === undefined ? t('luxury.pickFirst') : t('luxury.pick', { title: good.title })}
        </Button>
      </div>
      {isConfirming && good !== undefined ? (
        <Confirm tier={tier} acting={acting} good={good} onClose={() => setIsConfirming(false)} />
      ) : null}
    </>
  );
}
