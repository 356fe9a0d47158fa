import { callCore } from '#app/core-client/core.ts';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Words } from '#chat/view/rows/words.tsx';
import { useAction } from '#chat/view/use-action.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { ReportVerdict } from '#contract/rules/rooms/report-machine.ts';
import { t } from '../texts.ts';
import { LoadedList } from './loaded-list.tsx';
import { refreshModeration } from './refresh-moderation.ts';

type Report = OutputOf<'chatMessage.reports'>['list'][number];

function ReportLine({ roomNo, report }: { roomNo: ChatRoomNo; report: Report }) {
  const { busy, run } = useAction();
  const { message, by, count, reason, reportId } = report;
  const { content, username } = message;
  const settle = async (verdict: ReportVerdict) => {
    await run(() => callCore('chatMessage.settleReport', { roomNo, reportId, verdict }));
    refreshModeration();
  };
  return (
    <li>
      <div className="grow">
        <p className="sm">
          <b>{username}</b>：{content.kind === 'text' && <Words text={content.text} />}
        </p>
        <p className="cap t3">{t('admin.reportedBy', { name: by, count, reason: t(`admin.${reason}`) })}</p>
      </div>
      <Button size="xs" loading={busy} onClick={() => void settle('uphold')}>
        {t('admin.upholdReport')}
      </Button>
      <Button size="xs" variant="ghost" loading={busy} onClick={() => void settle('dismiss')}>
        {t('admin.dismissReport')}
      </Button>
    </li>
  );
}

/** Messages that members reported, until an admin has decided [6.02]. */
export function ReportList({ roomNo }: { roomNo: ChatRoomNo }) {
  const reports = useCall(
    'chatMessage.reports',
    { roomNo },
    { refetchMs: REFRESH_MS['chatMessage.reports'] },
  );
  return (
    <LoadedList
      of={reports}
      title={t('admin.reports')}
      empty={t('admin.reportsEmpty')}
      failed={t('admin.reportsFailed')}
    >
      {(report) => <ReportLine key={report.reportId} roomNo={roomNo} report={report} />}
    </LoadedList>
  );
}
