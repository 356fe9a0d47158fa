import { consoleOrigin } from '#contract/site/site/console-origin.ts';

/** Sets every price of the matches to come again so often: `rows` matches in view change about `perSecond` rows a second. */
export async function changePrices(url: string, rows: number, perSecond: number): Promise<void> {
  const everyMs = perSecond === 0 ? null : Math.round((rows / perSecond) * 1_000);
  const answer = await fetch(`${consoleOrigin(url)}/sandbox/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ everyMs }),
  });
  if (!answer.ok) throw new Error(`/sandbox/odds answered ${answer.status}`);
}
