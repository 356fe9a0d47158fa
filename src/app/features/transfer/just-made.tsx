import { useCommands } from '#app/core-client/command/commands.ts';
import { useServerNow } from '#app/core-client/server-clock.ts';
import { useCommandText } from '#app/features/order/command-text.ts';
import { StatusLine } from '#app/features/wallet/status-line.tsx';
import type { CommandSubject } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/same-command.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { t } from './texts.ts';

/** So long after a command the same one may well be a mistake. */
const RECENT_MS = 30_000;

/** Says that the very same was done a moment ago, in this tab or another: it may be wanted twice, or not. */
export function JustMade({ wanted }: { wanted: CommandSubject }) {
  const { settled } = useCommands();
  const textOf = useCommandText();
  const now = useServerNow();
  const twin = settled.findLast(
    ({ end, what }) => end === 'made' && commandKeyOf(what) === commandKeyOf(wanted),
  );
  const ago = twin ? Math.max(0, now - twin.at) : RECENT_MS;
  if (ago >= RECENT_MS) return null;
  return (
    <StatusLine tone="alert">
      {t('command.justMade', {
        seconds: Math.max(1, Math.floor(ago / SECOND_MS)),
        what: textOf(wanted),
      })}
    </StatusLine>
  );
}
