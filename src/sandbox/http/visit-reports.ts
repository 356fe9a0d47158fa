import * as v from 'valibot';
import { VisitReport } from '#contract/site/visit/schema.ts';
import type { Site } from './api.ts';
import { headersOf } from './headers/headers.table.ts';
import { ONE_ORIGIN } from './headers/policy-inputs.ts';
import { isOfOwnPage } from './own-page.ts';
import { readBody } from './read-body.ts';

/** Path at which the platform receives reports of visits. */
export const BEACON_PATH = '/beacon';

const BODY_MAX = 2_048;
const REPORTS_MAX = 200;
const HEADERS = headersOf('call', ONE_ORIGIN);

/** Report with its time of arrival, epoch ms. */
export type ReceivedReport = VisitReport & { readonly at: number };

export type VisitReports = {
  add(report: ReceivedReport): void;
  /** The newest first. */
  list(): readonly ReceivedReport[];
};

/** The newest reports, in memory. */
export function createVisitReports(): VisitReports {
  const reports: ReceivedReport[] = [];
  return {
    add(report) {
      reports.unshift(report);
      reports.length = Math.min(reports.length, REPORTS_MAX);
    },
    list: () => [...reports],
  };
}

function reportIn(text: string): VisitReport | null {
  try {
    const read = v.safeParse(VisitReport, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Receives reports of visits from the site’s own pages: 204, 400 for an invalid one, 403 for pages of other origins. */
export function mountBeacon(site: Site, reports: VisitReports, now: () => number): void {
  site.post(BEACON_PATH, async (context) => {
    if (!isOfOwnPage({ header: (name) => context.req.header(name) })) return context.body(null, 403, HEADERS);
    const report = reportIn(await readBody(context.env.incoming, BODY_MAX));
    if (report) reports.add({ ...report, at: now() });
    return context.body(null, report ? 204 : 400, HEADERS);
  });
}
