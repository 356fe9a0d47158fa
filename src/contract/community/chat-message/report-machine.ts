/** Why somebody reports a message. */
export const REPORT_REASONS = ['abuse', 'advert', 'fraud', 'flood', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed', 'gone'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a room admin decides. */
export const REPORT_VERDICTS = ['uphold', 'dismiss'] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];

/** What happens to a report: a verdict, or its message was withdrawn without one. */
type ReportEvent = ReportVerdict | 'withdrawn';

/** The life of a report. What a state does not name leads nowhere: a report is decided once. */
const LEADS: Readonly<Record<ReportState, Readonly<Partial<Record<ReportEvent, ReportState>>>>> = {
  open: { uphold: 'upheld', dismiss: 'dismissed', withdrawn: 'gone' },
  upheld: {},
  dismissed: {},
  gone: {},
};

/** Where an event leads a report; null when it is decided already. */
export const nextReportState = (state: ReportState, event: ReportEvent): ReportState | null =>
  LEADS[state][event] ?? null;

/** A member's reports within the last hour. */
export const REPORTS_AN_HOUR = 10;
