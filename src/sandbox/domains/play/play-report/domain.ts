import { playReportCalls } from '#contract/play/play-report/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { Stored } from '#sandbox/domains/domain.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { seedPlayArchive } from './demo-days.ts';
import { playReportMigrations } from './play-archive.ts';
import type { PlayReports } from './play-report.ts';
import { createPlayReports } from './play-report.ts';

/** Dependencies of the play report handlers. */
type Ports = { readonly playReports: PlayReports };

/** A member's own figures. */
const playReportHandlers = ({ playReports }: Ports): HandlersOf<typeof playReportCalls> => ({
  'playReport.days': ({ currency, from, to }, context) =>
    playReports.of(accountOf(context).userId, currency, from, to),
});

/** Members’ own figures of their play, day by day. */
export const playReportDomain = domain({
  migrations: [playReportMigrations],
  bounds: {
    play_archive: record,
  },
  open: ({ db }: Stored) => ({ playReports: createPlayReports(db) }),
  seed: (ports: Stored & { readonly ledger: Ledger; readonly seed: number }, now) =>
    seedPlayArchive({ ...ports, now }),
  handlers: handlersFor(playReportCalls, playReportHandlers),
});
