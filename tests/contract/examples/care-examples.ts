/** One valid request of every call about a member's own figures, papers and preferences. */
export const careExamples = () =>
  ({
    'playReport.days': { currency: 'CNY', from: '2025-06-01', to: '2026-06-30' },
  }) as const;
