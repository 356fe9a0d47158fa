import { useAction } from '#chat/view/actions/use-action.ts';
import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import { newRequestId } from '#core-client/command/commands.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { betName, legMatch } from './bet-text.ts';
import { t } from './texts.ts';

type ShareProps = {
  readonly bet: Bet;
  readonly leg: BetLeg;
  readonly sharing: NonNullable<Bet['sharing']>;
};

function Share({ bet, leg, sharing: { orderId, isShown } }: ShareProps) {
  const { busy, run } = useAction();
  const room = { kind: 'match', matchId: leg.matchId } as const;
  const change = async () => {
    const request = isShown ? core.chat.revertOrder : core.chat.pushOrder;
    const text = t(isShown ? 'tray.sharedBack' : 'tray.shared', { match: legMatch(leg) });
    await run(async () => {
      await request(room, newRequestId(), orderId);
      showToast({ text, tone: 'ok' });
      await refreshAnswers('bet.list', 'bet.detail');
    });
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={isShown ? 'x-circle' : 'share'}
      block
      loading={busy}
      aria-label={t(isShown ? 'tray.shareBackOf' : 'tray.shareOf', { name: betName(bet) })}
      onClick={change}
    >
      {t(isShown ? 'tray.shareBack' : 'tray.share')}
    </Button>
  );
}

/**
 * Shares the member's own bet in the room of its match [3.10], or withdraws it [4.10]; renders nothing where it cannot be
 * shared.
 */
export function ShareBet({ bet }: { bet: Bet }) {
  const [leg] = bet.legs;
  if (!leg || bet.sharing === null) return null;
  return <Share bet={bet} leg={leg} sharing={bet.sharing} />;
}
