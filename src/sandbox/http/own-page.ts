/** Headers of a request, by which its origin is identified. */
export type RequestHeaders = { header(name: string): string | undefined };

/** True for a request from a same-origin page or from a program: browsers name the page, programs name none. */
export function isOfOwnPage({ header }: RequestHeaders): boolean {
  const from = header('sec-fetch-site');
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === header('host');
}
