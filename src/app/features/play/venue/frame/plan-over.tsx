import { useNavigate } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import type { PlayState } from '#contract/play/venue/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { netText } from '../net-text.ts';
import { t } from '../texts.ts';

type OverProps = {
  readonly visit: PlayState | null;
  /** A round is being shown: it is not cut. */
  readonly inRound: boolean;
  /** True if something else is open over the game. */
  readonly hidden: boolean;
  readonly onLeave: () => void;
};

/** Overlay shown when the time or spend chosen for this visit is used up: its result, and the exit [P.28]. */
export function PlanOver({ visit, inRound, hidden, onLeave }: OverProps) {
  const navigate = useNavigate();
  const plan = visit?.plan ?? null;
  const isLate = useIsOver(plan?.endsAt ?? null);
  const isSpent = plan?.isSpent ?? false;
  if (!visit || hidden || inRound || !(isLate || isSpent)) return null;
  const { staked, returned } = visit;
  const sums = {
    staked: formatMinor(staked),
    returned: formatMinor(returned),
    net: netText(staked, returned),
  };
  return (
    <AlertDialog
      open
      title={t(isLate ? 'visitPlan.timeOver' : 'visitPlan.spendOver')}
      description={t('visitPlan.overText', sums)}
      confirmLabel={t('visitPlan.leave')}
      onConfirm={onLeave}
      cancelLabel={t('visitPlan.records')}
      onCancel={() => void navigate(paths.gameRecords)}
      onDismiss={onLeave}
    />
  );
}
