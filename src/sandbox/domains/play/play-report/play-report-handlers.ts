import type { playReportCalls } from '#contract/play/play-report/calls.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { PlayReports } from './play-report.ts';

/** Dependencies of the play report handlers. */
type Ports = { readonly playReports: PlayReports };

/** A member's own figures. */
export const playReportHandlers = ({ playReports }: Ports): HandlersOf<typeof playReportCalls> => ({
  'playReport.days': ({ currency, from, to }, context) =>
    playReports.of(accountOf(context).userId, currency, from, to),
});
