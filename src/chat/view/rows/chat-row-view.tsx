import { memo, use } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { classNames } from '#kit/class-names.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LevelBadge, levelTier } from '#kit/mark/level-badge.tsx';
import { OrderCard } from './order-card.tsx';
import { RowActionsContext } from './row-actions.ts';
import { RowTime } from './row-time.tsx';
import { SenderMark, SenderName } from './sender-name.tsx';
import { TextRow } from './text-row.tsx';

const TOP_TIER = 5;

/** The corner of the pitch, drawn large behind a guest of note. */
const Corner = () => (
  <svg
    width="72"
    height="72"
    viewBox="0 0 64 64"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    aria-hidden="true"
  >
    <path d="M14 6v44h44M14 22a28 28 0 0 1 28 28" />
  </svg>
);

/** High tiers come in with a banner [6.08]. */
const WelcomeHighRow = memo(function WelcomeHighRow({
  row: { at, sender },
}: {
  row: Extract<ChatRow, { kind: 'welcomeHigh' }>;
}) {
  const tier = levelTier(sender.level);
  return (
    <div
      className={classNames('chat-banner row gap-8', `chat-banner--${tier}`, tier === TOP_TIER && 'is-top')}
    >
      <RowTime at={at} />
      <Avatar src={sender.avatar} size={28} />
      <LevelBadge level={sender.level} />
      <SenderName sender={sender} />
      <span>{t('chat.arrived')}</span>
      <Corner />
    </div>
  );
});

/** A gift; a combo counts up in its place. */
const GiftRow = memo(function GiftRow({ row }: { row: Extract<ChatRow, { kind: 'gift' }> }) {
  return (
    <div className="chat-gift row gap-8">
      <Avatar src={row.sender.avatar} size={30} />
      <div className="chat-gift__text grow">
        <span>
          <RowTime at={row.at} />
          <SenderName sender={row.sender} />
        </span>
        <span>{t('chat.gave', { gift: row.name })}</span>
      </div>
      <img src={row.iconUrl} alt="" width={34} height={34} decoding="async" />
      <span className="chat-gift__count num">×{row.count}</span>
    </div>
  );
});

/** Low tiers come in as one quiet line [6.08]. */
const WelcomeLowRow = memo(function WelcomeLowRow({
  row,
}: {
  row: Extract<ChatRow, { kind: 'welcomeLow' }>;
}) {
  const [latest] = row.names;
  if (latest === undefined) return <div className="chat-enter" />;
  return (
    <div className="chat-enter">
      <RowTime at={row.at} />
      {t('chat.welcome')} <SenderMark sender={latest} />
      <SenderName sender={latest} />{' '}
      {row.total > 1 ? t('chat.enteredMany', { count: row.total }) : t('chat.entered')}
    </div>
  );
});

/** Row for a reverted bet. Names are isolated from the sentence so that neither changes the other’s text direction. */
const RevertedRow = memo(function RevertedRow({ row }: { row: Extract<ChatRow, { kind: 'reverted' }> }) {
  return (
    <div className="chat-note">
      <bdi>{row.sender.name}</bdi> {t(row.bet ? 'chat.reverted' : 'chat.revertedUnknown')}
      {row.bet && (
        <>
          {' '}
          <bdi>{row.bet.itemName}</bdi>
        </>
      )}
    </div>
  );
});

/** Marks missing messages, and loads them when pressed. */
const GapRow = memo(function GapRow({ row }: { row: Extract<ChatRow, { kind: 'gap' }> }) {
  const { fillGap } = use(RowActionsContext);
  const count = row.toSeq - row.fromSeq + 1;
  if (row.state === 'asking') return <div className="chat-note">{t('chat.gapAsking', { count })}</div>;
  return (
    <div className="chat-note">
      {t('chat.gap', { count })}
      <button type="button" className="link" onClick={() => fillGap(row.key)}>
        {t('chat.fillGap')}
      </button>
    </div>
  );
});

/** A bet pushed for others to look at [3.10]. */
const SharedBetRow = memo(function SharedBetRow({ row }: { row: Extract<ChatRow, { kind: 'betPush' }> }) {
  return <OrderCard row={row} verb={t(row.reverted ? 'chat.orderReverted' : 'chat.pushedOrder')} />;
});

/** Row for skipped messages: too fast to read, or too far ahead of the video to be buffered. */
const SkippedRow = memo(function SkippedRow({ row }: { row: Extract<ChatRow, { kind: 'skipped' }> }) {
  const { count, reason } = row;
  return <div className="chat-note">{t(reason === 'fast' ? 'chat.skipped' : 'chat.dropped', { count })}</div>;
});

/** Row for a bet that a member shares with the room. */
const OrderRow = memo(function OrderRow({ row }: { row: Extract<ChatRow, { kind: 'bet' }> }) {
  return <OrderCard row={row} verb={t(row.reverted ? 'chat.orderReverted' : 'chat.sharedOrder')} />;
});

/** Row that marks a restored platform: messages just before it may be missing. */
const RenewedRow = () => <div className="chat-note">{t('chat.renewed')}</div>;

/** One row of the list, each kind with its own look. */
export function ChatRowView({ row }: { row: ChatRow }) {
  switch (row.kind) {
    case 'text':
      return <TextRow row={row} />;
    case 'gift':
      return <GiftRow row={row} />;
    case 'bet':
      return <OrderRow row={row} />;
    case 'betPush':
      return <SharedBetRow row={row} />;
    case 'reverted':
      return <RevertedRow row={row} />;
    case 'welcomeLow':
      return <WelcomeLowRow row={row} />;
    case 'welcomeHigh':
      return <WelcomeHighRow row={row} />;
    case 'gap':
      return <GapRow row={row} />;
    case 'renewed':
      return <RenewedRow />;
    case 'skipped':
      return <SkippedRow row={row} />;
    default:
      return row satisfies never;
  }
}
