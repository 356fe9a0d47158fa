import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { VipGift } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';

/** Claims a gift of a grade; shows the result and refreshes the list. */
function useGiftClaim() {
  const command = useCommand(['claimVipGift']);
  const money = useMoneyText();
  const claim = async ({ giftId, amount, currency }: VipGift) => {
    const ended = await command.run({ is: 'claimVipGift', giftId, amount, currency }, () =>
      refreshAnswers('vip.progress'),
    );
    if (ended.is === 'done') {
      const credit = outcomeOf(ended.outcome, 'credit');
      showToast({ text: t('vip.done', { amount: money(credit.amount, credit.currency) }), tone: 'ok' });
    }
  };
  return { given: command, claim };
}

const REFUSAL_TEXTS = { ORDER_STEP_REFUSED: t('vip.gone'), NOT_FOUND: t('vip.gone') };
const ICONS = { upgrade: 'trend', month: 'gift', birthday: 'star' } as const;

function nameOf({ kind, grade, givenAt }: VipGift): string {
  if (kind === 'upgrade') return t('vip.upgrade', { grade });
  return kind === 'month' ? t('vip.month', { month: siteDayOf(givenAt).slice(0, 7) }) : t('vip.birthday');
}

const noteOf = ({ claimUntil, claimedAt, state }: VipGift): string => {
  if (claimedAt !== null) return dayTimeText(claimedAt);
  if (claimUntil === null) return t('vip.always');
  return state === 'ready' ? t('vip.until', { time: dayTimeText(claimUntil) }) : dayTimeText(claimUntil);
};

type RowProps = {
  readonly gift: VipGift;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly onClaim: () => void;
};

function Row({ gift, isBusy, isLocked, onClaim }: RowProps) {
  const amount = useMoneyText()(gift.amount, gift.currency);
  const name = nameOf(gift);
  return (
    <li className="vip-gift">
      <span className="icon-tile icon-tile--gold">
        <LineIcon name={ICONS[gift.kind]} size={18} />
      </span>
      <div className="grow">
        <b>{name}</b>
        <span className="cap t3 num">{noteOf(gift)}</span>
      </div>
      <b className="vip-gift__sum num">{amount}</b>
      {gift.state === 'ready' ? (
        <Button
          size="sm"
          variant="primary"
          aria-label={t('vip.claimOf', { name, amount })}
          loading={isBusy}
          held={isLocked}
          onClick={onClaim}
        >
          {t('vip.claim')}
        </Button>
      ) : (
        <span className="cap t3 vip-gift__state">{t(`vip.${gift.state}`)}</span>
      )}
    </li>
  );
}

/** Gifts of the grades: claimable ones first. */
export function VipGifts({ gifts }: { gifts: readonly VipGift[] }) {
  const { given, claim } = useGiftClaim();
  const claiming = activeSubjectOf(given.state);
  const refusal = refusalOf(given.state);
  const busyWith = claiming?.is === 'claimVipGift' ? claiming.giftId : null;
  return (
    <Card aria-label={t('vip.giftsTitle')}>
      <div className="padded__head">
        <h2>{t('vip.giftsTitle')}</h2>
      </div>
      {refusal ? (
        <StatusLine tone="alert">{t('vip.refused', { why: refusalText(REFUSAL_TEXTS, refusal) })}</StatusLine>
      ) : null}
      <CommandNotices command={given} />
      {gifts.length === 0 ? (
        <EmptyState illustration="record" title={t('vip.giftsNone')} />
      ) : (
        <ul className="ruled">
          {gifts.map((gift) => (
            <Row
              key={gift.giftId}
              gift={gift}
              isBusy={busyWith === gift.giftId}
              isLocked={claiming !== null}
              onClaim={() => void claim(gift)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
