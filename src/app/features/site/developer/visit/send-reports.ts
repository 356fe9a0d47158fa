import type { VisitReport } from '#contract/site/visit/schema.ts';

/**
 * Sends what is known of the visit whenever the page is put away, if there is more than was sent before. A beacon waits for
 * no answer and keeps no page open.
 */
export function sendReports(address: string, report: () => VisitReport): void {
  let sent = '';
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const body = JSON.stringify(report());
    if (body === sent) return;
    navigator.sendBeacon(address, body);
    sent = body;
  });
}
