import type { CallTally } from '#sandbox/http/calls/call-tally.ts';
import type { InFlight } from '#sandbox/http/calls/in-flight.ts';
import type { FaultInjector } from '#sandbox/http/faults/fault-injector.ts';
import type { VisitReports } from '#sandbox/http/visit-reports.ts';
import type { Platform } from '#sandbox/platform/platform.ts';
import type { VideoDomains } from '#sandbox/video/signing/video-domains.ts';

/** Parts of the sandbox that an operator controls. */
export type AdminPorts = {
  readonly platform: Platform;
  readonly faultInjector: FaultInjector;
  readonly inFlight: InFlight;
  readonly tally: CallTally;
  readonly visitReports: VisitReports;
  readonly video: VideoDomains;
  /** Returns the address of the site whose console was reached at an origin. */
  readonly siteOf: (console: string) => string;
};
