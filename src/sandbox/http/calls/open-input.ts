import * as v from 'valibot';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import { SealedRequest } from '#contract/wire/bodies.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { openRequest } from '#contract/wire/envelope.ts';
import { withPlaces } from '#contract/wire/paths.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { AnyCall } from '#sandbox/http/binding/bind-calls.ts';
import type { Inquiry } from './inquiry.ts';
import type { Identity } from './read-identity.ts';

const parameters = (text: string): unknown => Object.fromEntries(new URLSearchParams(text));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('BAD_REQUEST');
  }
}

/**
 * Decodes the input of a request, before its shape is checked [7.01, 7.03]. @throws Refusal BAD_REQUEST when it cannot be
 * opened.
 */
export async function openInput(
  engine: CryptoEngine,
  call: AnyCall,
  { headers }: Identity,
  { method, path, query, body }: Inquiry,
): Promise<unknown> {
  if (call.body === 'query') return parameters(query);
  const isForm = call.body === 'form';
  const sealed = v.safeParse(SealedRequest, isForm ? parameters(body) : parseJson(body));
  if (!sealed.success) return refuse('BAD_REQUEST');
  const context = { method, path, nonce: headers.nonce, timestamp: headers.timestamp };
  const text = await openRequest(engine, APP_SECRET, context, sealed.output.encrypted).catch(() => null);
  if (text === null) return refuse('BAD_REQUEST');
  const input = isForm ? parameters(text) : parseJson(text);
  return typeof call.path === 'string' ? withPlaces(call.path, path, input) : input;
}
