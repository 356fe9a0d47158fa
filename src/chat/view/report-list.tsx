import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import type { ReportVerdict } from '#contract/rules/rooms/report-machine.ts';
import type { ChatViewPorts, ReportedMessage } from './chat-ports.ts';
import { Words } from './rows/words.tsx';
import { t } from './texts.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

type LineProps = {
  readonly report: ReportedMessage;
  readonly onSettle: (verdict: ReportVerdict) => Promise<unknown>;
};

function ReportLine({ report: { message, by, count, reason }, onSettle }: LineProps) {
  const { busy, run } = useAction();
  const { content, username } = message;
  return (
    <li>
      <div className="grow">
        <p className="sm">
          <b>{username}</b>：{content.kind === 'text' && <Words text={content.text} />}
        </p>
        <p className="cap t3">{t('chat.reportedBy', { name: by, count, reason: t(`chat.${reason}`) })}</p>
      </div>
      <Button size="xs" loading={busy} onClick={() => run(() => onSettle('uphold'))}>
        {t('chat.uphold')}
      </Button>
      <Button size="xs" variant="ghost" loading={busy} onClick={() => run(() => onSettle('dismiss'))}>
        {t('chat.dismiss')}
      </Button>
    </li>
  );
}

/** Messages that members reported, until an admin has decided [6.02]. */
export function ReportList({ ports }: { ports: ChatViewPorts }) {
  const { state, reload } = useLoaded(ports.reports);
  const settle = async ({ reportId }: ReportedMessage, verdict: ReportVerdict) => {
    await ports.settleReport(reportId, verdict);
    reload();
  };
  return (
    <section>
      <h3>{t('chat.reports')}</h3>
      {state.is === 'pending' && <SkeletonRows count={3} />}
      {state.is === 'failed' && <p className="sm t2">{textOfError(state.error)}</p>}
      {state.is === 'ready' && state.value.length === 0 && <p className="sm t2">{t('chat.reportsEmpty')}</p>}
      {state.is === 'ready' && (
        <ul className="chat-admin__muted">
          {state.value.map((report) => (
            <ReportLine
              key={report.reportId}
              report={report}
              onSettle={(verdict) => settle(report, verdict)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
