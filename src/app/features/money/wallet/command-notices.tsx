import { useCommandText } from '#app/features/money/order/order-text.ts';
import { VerifyingCard } from '#app/features/money/order/panel/verifying-card.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { isPriced } from '#contract/commands/command-life.table.ts';
import { forgetCommand, recallCommand } from '#core-client/command/commands.ts';
import type { CommandControl } from '#core-client/command/use-command.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import type { CommandView, SettledCommand } from '#worker/services/commands/command-api.ts';
import { StatusLine } from './status-line.tsx';
import { t } from './texts.ts';
import './command-notices.css';

function Unsent({ command }: { command: CommandView }) {
  const textOf = useCommandText();
  return (
    <Card flush className="command-notice row gap-14" aria-label={t('command.unsent')}>
      <p className="grow sm" role="status">
        <b>
          {textOf(command.subject)} · {t('command.unsent')}
        </b>
        <br />
        {t(isPriced(command.subject) ? 'command.unsentPricedText' : 'command.unsentText')}
      </p>
      {command.canCancel ? (
        <Button size="sm" onClick={() => recallCommand(command.requestId)}>
          {t('command.takeBack')}
        </Button>
      ) : null}
    </Card>
  );
}

/** Pending command: not sent yet, or its response lost. */
export function PendingNotice({ command }: { command: CommandView }) {
  const textOf = useCommandText();
  switch (command.state) {
    case 'unsent':
      return <Unsent command={command} />;
    case 'verifying':
      return <VerifyingCard subjectText={textOf(command.subject)} since={command.since} />;
    case 'sending':
      return null;
  }
}

/** Result of a command that ended while no page was waiting for it, until it is dismissed. */
export function EndedNotice({ command }: { command: SettledCommand }) {
  const textOf = useCommandText();
  const { end, refusal } = command;
  const subjectText = textOf(command.subject);
  return (
    <div className="command-notice__ended row gap-8">
      <StatusLine tone={end === 'made' ? 'ok' : 'alert'}>
        {end === 'refused'
          ? t('command.refused', {
              what: subjectText,
              why: refusal === null ? '' : refusalText('wallet', { code: refusal }),
            })
          : t(`command.${end}`, { what: subjectText })}
      </StatusLine>
      <Button size="sm" onClick={() => forgetCommand(command.requestId)}>
        {t('command.read')}
      </Button>
    </div>
  );
}

/** All notices of a screen's commands, where they were given. */
export const CommandNotices = ({ command: { state, pending, ended } }: { command: CommandControl }) => (
  <>
    {pending.map((command) => (
      <PendingNotice key={command.requestId} command={command} />
    ))}
    {ended.map((command) => (
      <EndedNotice key={command.requestId} command={command} />
    ))}
    {state.is === 'sending' && state.slow ? <StatusLine tone="busy">{t('command.slow')}</StatusLine> : null}
  </>
);
