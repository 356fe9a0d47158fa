import type { ChatRow } from '#contract/models/chat-row.ts';
import { GapRow } from './gap-row.tsx';
import { GiftRow } from './gift-row.tsx';
import { SharedBetRow } from './order-push-row.tsx';
import { OrderRow } from './order-row.tsx';
import { RenewedRow } from './renewed-row.tsx';
import { RevertedRow } from './reverted-row.tsx';
import { SkippedRow } from './skipped-row.tsx';
import { TextRow } from './text-row.tsx';
import { WelcomeHighRow } from './welcome-high-row.tsx';
import { WelcomeLowRow } from './welcome-low-row.tsx';

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
