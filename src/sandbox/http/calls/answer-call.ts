import * as v from 'valibot';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import { SealedRequest } from '#contract/wire/bodies.ts';
import type { CaptchaType } from '#contract/wire/captcha.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { checkSignature, hashBody, openRequest, sealAnswer } from '#contract/wire/envelope.ts';
import { APP_SECRET, SIGN_HEADER } from '#contract/wire/headers.ts';
import { blanksToken, isBarePath, isV2Path, withPathParams } from '#contract/wire/paths.ts';
import { type Envelope, Refusal, refuse, refused, success } from '#sandbox/base/refusal.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import type { NonceMemory } from '#sandbox/base/time/expiring-entries.ts';
import { whenFree } from '#sandbox/db/busy.ts';
import type { AnyCall, BoundCall } from '../binding/bind-calls.ts';
import type { CallPorts, Door, RequestTrace } from './call-ports.ts';
import type { Inquiry } from './inquiry.ts';
import { type Identity, readIdentity } from './read-identity.ts';

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
async function openInput(
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
  return typeof call.path === 'string' ? withPathParams(call.path, path, input) : input;
}

/**
 * Admits a request that is complete, of the last two minutes, signed, and new: one from before this start of the platform
 * is stale, since its processing is no longer recorded.
 * @throws Refusal BAD_REQUEST, STALE_TIMESTAMP with the server’s time, BAD_SIGNATURE, NONCE_SEEN.
 */
async function admit(engine: CryptoEngine, nonces: NonceMemory, inquiry: Inquiry): Promise<Identity> {
  const { method, path, query, body, headers, now } = inquiry;
  const identity = readIdentity(headers);
  const sentAt = Number(identity.headers.timestamp);
  if (!(Math.abs(now - sentAt) <= COMPARE_TIME_THRESHOLD_MS)) return refuse('STALE_TIMESTAMP', { now });
  const signed = { method, path, query, bodyHash: await hashBody(engine, body), headers: identity.headers };
  const sign = headers.get(SIGN_HEADER) ?? '';
  if (!(await checkSignature(engine, APP_SECRET, signed, sign))) return refuse('BAD_SIGNATURE');
  const use = nonces.claim(identity.headers.nonce, sentAt, now);
  if (use === 'seen') return refuse('NONCE_SEEN');
  if (use === 'forgotten') return refuse('STALE_TIMESTAMP', { now });
  return identity;
}

/** Dependencies of answering a call. */
export type CallServices = CallPorts & { readonly engine: CryptoEngine; readonly nonces: NonceMemory };

const BARE_CONTEXT = { siteId: SITE_IDS[0], device: '', agentToken: '', token: '', account: null } as const;
/** Origin at which the caller reached the platform: over TLS if a web server in front of it reports so. */
const originOf = (headers: Headers) => {
  const scheme = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${headers.get('host') ?? 'localhost'}`;
};

async function perform(
  services: CallServices,
  { name, call, answer }: BoundCall,
  door: Door,
  inquiry: Inquiry,
  trace: RequestTrace,
): Promise<unknown> {
  const { path, query, now, signal, handOut } = inquiry;
  const origin = originOf(inquiry.headers);
  const demandFrom = (input: unknown, device: string) => (verifyType: CaptchaType) =>
    services.demandCaptcha(verifyType, { input, device, call: name, now });
  const agent = inquiry.headers.get('user-agent') ?? '';
  const around = { origin, now, signal, handOut, agent, address: inquiry.address };
  if (isBarePath(path)) {
    const input = Object.fromEntries(new URLSearchParams(query));
    const demand = demandFrom(input, BARE_CONTEXT.device);
    return whenFree(() => answer(input, { ...BARE_CONTEXT, ...around, demand }));
  }
  trace.device = inquiry.headers.get('device-uuid') ?? '';
  const identity = await admit(services.engine, services.nonces, inquiry);
  const input = await openInput(services.engine, call, identity, inquiry);
  const { device } = trace;
  trace.input = input;
  const demand = demandFrom(input, device);
  if (inquiry.demands !== null) demand(inquiry.demands);
  const token = blanksToken(path) ? '' : identity.headers.token;
  const { siteId } = identity;
  const agentToken = identity.headers['agent-token'];
  const onForeign = () => services.noteForeignSession(device, name, now);
  return whenFree(() => {
    services.seeDevice(device, now);
    const account = services.requestingAccount({ call, door, token, siteId, device, now, onForeign });
    trace.account = account;
    return answer(input, { ...around, siteId, device, agentToken, token, account, demand });
  });
}

/**
 * Answers one request of a call: in by seal, signature, age and nonce, out as `{code, message, data}`.
 * @throws whatever is a defect of the sandbox; refusals are answers.
 */
export const answerCall = async (
  services: CallServices,
  bound: BoundCall,
  door: Door,
  inquiry: Inquiry,
): Promise<Envelope> => {
  const trace: RequestTrace = { device: '', account: null, input: null };
  try {
    return success(await perform(services, bound, door, inquiry, trace));
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    services.noteRefusal(thrown, bound.name, trace, inquiry.now);
    return refused(thrown);
  }
};

const texts = new WeakMap<object, string>();

/** The text of an envelope. Data that is frozen is the answer to many, and written out once. */
function textOf(envelope: Envelope): string {
  const { data, ...rest } = envelope;
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(envelope);
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return `${JSON.stringify(rest).slice(0, -1)},"data":${text}}`;
}

/** The body of an answer: sealed for the nonce it answers, or plain for GETs and version-2 paths [7.03]. */
export async function answerBody(
  engine: CryptoEngine,
  inquiry: Inquiry,
  envelope: Envelope,
): Promise<string> {
  const text = textOf(envelope);
  if (inquiry.method === 'GET' || isV2Path(inquiry.path)) return text;
  const timestamp = String(inquiry.now);
  const nonce = inquiry.headers.get('nonce') ?? '';
  const encrypted = await sealAnswer(engine, APP_SECRET, { nonce, timestamp }, text);
  return JSON.stringify({ timestamp, encrypted });
}
