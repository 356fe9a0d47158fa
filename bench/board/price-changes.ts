import { consoleOrigin } from '#contract/site/site/console-origin.ts';

/**
 * Sets the interval at which every price of the matches is sent again: with `rows` matches in view, about `perSecond` rows
 * change a second.
 */
export async function changePrices(url: string, rows: number, perSecond: number): Promise<void> {
  const everyMs = perSecond === 0 ? null : Math.round((rows / perSecond) * 1_000);
  const answer = await fetch(`${consoleOrigin(url)}/sandbox/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ everyMs }),
  });
  if (!answer.ok) throw new Error(`/sandbox/odds answered ${answer.status}`);
}
