import type { VisitReport } from '#contract/site/visit/schema.ts';

/**
 * Sends the visit report whenever the page is hidden, if it contains more than the last one sent. A beacon waits for no
 * response and keeps no page open.
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
