/** Reasons for reporting a message. */
export const REPORT_REASONS = ['abuse', 'advert', 'fraud', 'flood', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed', 'gone'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Verdicts of a room admin. */
export const REPORT_VERDICTS = ['uphold', 'dismiss'] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];

/** Event of a report: a verdict, or the withdrawal of its message without one. */
type ReportEvent = ReportVerdict | 'withdrawn';

/** The life of a report. What a state does not name leads nowhere: a report is decided once. */
const LEADS: Readonly<Record<ReportState, Readonly<Partial<Record<ReportEvent, ReportState>>>>> = {
  open: { uphold: 'upheld', dismiss: 'dismissed', withdrawn: 'gone' },
  upheld: {},
  dismissed: {},
  gone: {},
};

/** Returns the state that an event leads to; null when the report is decided already. */
export const nextReportState = (state: ReportState, event: ReportEvent): ReportState | null =>
  LEADS[state][event] ?? null;

/** A member's reports within the last hour. */
export const REPORTS_AN_HOUR = 10;
