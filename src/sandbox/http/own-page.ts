/** The headers of a request, by which it is known what asks. */
export type AskingPage = { header(name: string): string | undefined };

/** Whether a page of the same origin asks, or a program: browsers name the page that asks, programs name none. */
export function isOfOwnPage({ header }: AskingPage): boolean {
  const from = header('sec-fetch-site');
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === header('host');
}
