import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { ActivityMine } from '#contract/activity/schema/card.ts';
import { forgetCommand, recallCommand } from '#core-client/command/commands.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { CommandView, SettledCommand } from '#worker/services/commands/command-api.ts';
import { t } from '../texts.ts';
import type { Acting } from './use-acting.ts';
import './act-notices.css';

function Pending({ command }: { command: CommandView }) {
  if (command.state === 'sending') return null;
  const isLost = command.state === 'verifying';
  return (
    <div className="activity-notice row wraps">
      <StatusLine tone="busy">
        <b>{t(isLost ? 'activity.verifying' : 'activity.unsent')}</b>
        <br />
        {t(isLost ? 'activity.verifyingText' : 'activity.unsentText')}
      </StatusLine>
      {command.canCancel ? (
        <Button size="sm" onClick={() => recallCommand(command.requestId)}>
          {t('activity.takeBack')}
        </Button>
      ) : null}
    </div>
  );
}

function Ended({ command: { requestId, end, refusal } }: { command: SettledCommand }) {
  const reason = refusal === null ? '' : refusalText({}, { code: refusal });
  return (
    <div className="activity-notice row wraps">
      <StatusLine tone={end === 'made' ? 'ok' : 'alert'}>
        {end === 'refused' ? t('activity.endedRefused', { why: reason }) : t(`activity.ended_${end}`)}
      </StatusLine>
      <Button size="sm" onClick={() => forgetCommand(requestId)}>
        {t('activity.gotIt')}
      </Button>
    </div>
  );
}

/** Notices of a page's actions: in progress, lost and being looked up, ended while the page was closed, rejected. */
export const ActNotices = ({ of: { pending, ended, slow, refusal } }: { of: Acting }) => (
  <>
    {pending.map((command) => (
      <Pending key={command.requestId} command={command} />
    ))}
    {ended.map((command) => (
      <Ended key={command.requestId} command={command} />
    ))}
    {slow ? <StatusLine tone="busy">{t('activity.slow')}</StatusLine> : null}
    {refusal ? (
      <StatusLine tone="alert">{t('activity.refused', { why: refusalText({}, refusal) })}</StatusLine>
    ) : null}
  </>
);

/** Reason why the member cannot take part now, and until when; empty for those who can. */
export function LockedNote({ mine }: { mine: ActivityMine }) {
  if (mine.is !== 'locked') return null;
  const { why, until } = mine;
  return (
    <p className="note" role="status">
      <Icon name="lock" size={16} />
      <span>
        {t(`activity.lock_${why}`)}
        {until === null ? null : ` ${t('activity.lockUntil', { time: dayTimeText(until) })}`}
      </span>
    </p>
  );
}
