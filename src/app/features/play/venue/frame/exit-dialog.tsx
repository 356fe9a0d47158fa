import { useRef } from 'react';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { PlayState } from '#contract/play/venue/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { Sums } from '../sums.tsx';
import { t } from '../texts.ts';
import { useVisitTime } from './frame-bar.tsx';
import './exit-dialog.css';

type ExitDialogProps = {
  readonly open: boolean;
  readonly game: Game;
  readonly demo: boolean;
  readonly visit: PlayState | null;
  readonly currency: CurrencyEntry;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/**
 * Transfers all funds of the venue back to the centre wallet, as the wallet does, and leaves the game unless the member has
 * decided to stay meanwhile.
 */
function useRecovery({ game, visit, currency, onStay, onLeave }: ExitDialogProps) {
  const command = useCommand(['transfer']);
  const isLeaving = useRef(false);
  const amount = visit?.balance ?? null;
  const recover = async () => {
    if (amount === null) return;
    const { venue } = game;
    isLeaving.current = true;
    const ended = await command.run(
      { is: 'transfer', venue, amount, currency: currency.code, into: false },
      async () => {
        if (!isLeaving.current) await refreshAnswers('venue.confirm');
      },
    );
    if (ended.is === 'done' && isLeaving.current) onLeave();
  };
  const stay = () => {
    isLeaving.current = false;
    onStay();
  };
  return {
    given: command,
    recover,
    stay,
    refusal: refusalOf(command.state),
    busy: activeSubjectOf(command.state) !== null,
  };
}

/** Notice of a round that waits for a move: leaving ends it, after the transfer of the balance. */
function OpenRound({ game, demo, visit, currency }: ExitDialogProps) {
  const stake = visit?.openStake ?? null;
  if (stake === null) return null;
  const amount = currency.symbol + formatMinor(stake);
  return (
    <StatusLine tone="alert">
      {demo ? t('venue.openDemoRound') : t('venue.openRound', { amount, venue: game.venueName })}
    </StatusLine>
  );
}

/** Exit dialog of a game: result of the visit, and transfer of the funds back to the centre wallet. */
export function ExitDialog(props: ExitDialogProps) {
  const { open, game, demo, visit, currency, onLeave } = props;
  const { given, recover, stay, refusal, busy } = useRecovery(props);
  const time = useVisitTime(visit);
  const held = demo || !visit || visit.balance <= 0n ? null : currency.symbol + formatMinor(visit.balance);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || stay()}
      lightDismiss
      title={t('venue.exitTitle', { name: game.name })}
      description={t('venue.visitTime', { time })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button size="lg" onClick={stay}>
            {t('venue.keepPlaying')}
          </Button>
          <Button variant="primary" size="lg" loading={busy} onClick={held === null ? onLeave : recover}>
            {held === null ? t('venue.justExit') : t('venue.recoverAndExit', { amount: held })}
          </Button>
        </>
      }
    >
      {visit ? (
        <Sums staked={visit.staked} returned={visit.returned} className="fact-box exit-facts" />
      ) : null}
      <OpenRound {...props} />
      {refusal === null ? null : (
        <StatusLine tone="alert">
          {t('venue.exitRefused', { why: refusalText('wallet', refusal), venue: game.venueName })}
        </StatusLine>
      )}
      <CommandNotices command={given} />
      {held === null ? null : (
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {t('venue.leaveMoney')}
        </Button>
      )}
    </Dialog>
  );
}
