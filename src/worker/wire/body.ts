import type { Call } from '#contract/calls/define-call.ts';
import { isRecord } from '#contract/units/is-record.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { type RequestContext, sealRequest } from '#contract/wire/envelope.ts';

/** Urlencoded parameters of a flat input; absent values are left out. */
export function parameters(input: unknown): URLSearchParams {
  const pairs = isRecord(input) ? Object.entries(input) : [];
  return new URLSearchParams(
    pairs
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The sealed body as sent [7.01, 7.03], and what it calls itself. */
export async function sealedBody(
  engine: CryptoEngine,
  context: RequestContext,
  kind: Exclude<Call['body'], 'query'>,
  input: unknown,
): Promise<{ text: string; contentType: string }> {
  if (kind === 'json') {
    const encrypted = await sealRequest(engine, APP_SECRET, context, JSON.stringify(input));
    return { text: JSON.stringify({ encrypted }), contentType: 'application/json' };
  }
  const encrypted = await sealRequest(engine, APP_SECRET, context, parameters(input).toString());
  return {
    text: new URLSearchParams({ encrypted }).toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
}
