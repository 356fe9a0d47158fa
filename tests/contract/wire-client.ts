import * as v from 'valibot';
import { type CallName, type CallTable, calls } from '#contract/book/table.ts';
import type { StepUpAction } from '#contract/people/security/schema.ts';
import { APP_VERSION } from '#contract/version.ts';
import { Outcome, SealedAnswer } from '#contract/wire/bodies.ts';
import { cryptoJsEngine } from '#contract/wire/crypto/crypto-js-engine.ts';
import { hashBody, newNonce, openAnswer, sealRequest, signRequest } from '#contract/wire/envelope.ts';
import { APP_KEY, APP_SECRET, type IdentityHeaders } from '#contract/wire/headers.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { fillPath, isV2Path } from '#contract/wire/paths.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { FORM_FAMILIES } from '#tests/fixtures/wire/form-families.ts';

const engine = cryptoJsEngine;

/** Deliberate errors that a test can put into a request. */
export type Wrong = Partial<{
  readonly timestamp: number;
  readonly nonce: string;
  readonly sign: string;
  readonly siteId: string;
  readonly appKey: string;
  readonly token: string;
  readonly body: string;
  readonly without: keyof IdentityHeaders;
}>;

/** Input of a call, with the field names of the wire. */
export type WireInput<Name extends CallName> = v.InferInput<CallTable[Name]['request']>;

export type Prepared = { readonly url: string; readonly nonce: string; readonly init: RequestInit };

export type WireClient = {
  readonly token: string;
  /** The whole request of a call, as it would be sent. */
  prepare(name: CallName, input: unknown, wrong?: Wrong): Promise<Prepared>;
  /** Opens the answer to what was prepared. */
  open(prepared: Prepared, response: Response): Promise<Outcome>;
  /** Sends what was prepared and opens the answer. */
  post(prepared: Prepared): Promise<Outcome>;
  call<Name extends CallName>(name: Name, input: WireInput<Name>, wrong?: Wrong): Promise<Outcome>;
};

export const addressOf = (name: CallName, isMember: boolean): string => {
  const { path } = calls[name];
  return typeof path === 'string' ? path : isMember ? path.member : path.guest;
};

const formText = (input: unknown) =>
  typeof input === 'object' && input !== null
    ? new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()
    : String(input);

async function bodyOf(
  path: string,
  context: { method: string; nonce: string; timestamp: string },
  input: unknown,
) {
  const isForm = FORM_FAMILIES.some((family) => path.startsWith(`${family}/`));
  const text = isForm ? formText(input) : JSON.stringify(input);
  const encrypted = await sealRequest(engine, APP_SECRET, { ...context, path }, text);
  return isForm ? new URLSearchParams({ encrypted }).toString() : JSON.stringify({ encrypted });
}

async function opened(prepared: Prepared, response: Response): Promise<Outcome> {
  const answer: unknown = await response.json();
  const path = new URL(prepared.url).pathname;
  if (prepared.init.method === 'GET' || isV2Path(path)) return v.parse(Outcome, answer);
  const { timestamp, encrypted } = v.parse(SealedAnswer, answer);
  const text = await openAnswer(engine, APP_SECRET, { nonce: prepared.nonce, timestamp }, encrypted);
  return v.parse(Outcome, JSON.parse(text));
}

/** Client of the platform that depends only on the wire format; `now` is the clock used for signing. */
export function createWireClient(
  origin: string,
  now: () => number,
  token = '',
  siteId = '5000',
  device = 'device-of-the-contract-tests',
  agentToken = '',
): WireClient {
  const prepare: WireClient['prepare'] = async (name, input, wrong = {}) => {
    const { method } = calls[name];
    const sentToken = wrong.token ?? token;
    const { path, rest } = fillPath(addressOf(name, sentToken !== ''), input);
    const nonce = wrong.nonce ?? newNonce(engine);
    const timestamp = String(wrong.timestamp ?? now());
    const body =
      method === 'GET' ? '' : (wrong.body ?? (await bodyOf(path, { method, nonce, timestamp }, rest)));
    const headers: IdentityHeaders = {
      'client-type': 'web',
      'site-id': wrong.siteId ?? siteId,
      token: sentToken,
      'agent-token': agentToken,
      'device-uuid': device,
      version: APP_VERSION,
      'app-key': wrong.appKey ?? APP_KEY,
      nonce,
      timestamp,
      platform: 'h5',
      'accept-language': 'zh-CN',
      'risk-token': '',
    };
    const bodyHash = await hashBody(engine, body);
    const sign =
      wrong.sign ?? (await signRequest(engine, APP_SECRET, { method, path, query: '', bodyHash, headers }));
    const sent = new Headers({ ...headers, sign, 'content-type': 'application/json' });
    if (wrong.without) sent.delete(wrong.without);
    return {
      url: origin + path,
      nonce,
      init: { method, headers: sent, ...(method === 'GET' ? {} : { body }) },
    };
  };
  const post: WireClient['post'] = async (prepared) =>
    opened(prepared, await fetch(prepared.url, prepared.init));
  return {
    token,
    prepare,
    open: opened,
    post,
    call: async (name, input, wrong) => post(await prepare(name, input, wrong)),
  };
}

/** Shows by the login password of a demo member who acts, for one action. */
export async function showPassword(client: WireClient, name: string, action: StepUpAction): Promise<number> {
  const password = await loginHash(engine, name, DEMO_PASSWORD);
  return (await client.call('security.confirmPassword', { password, action })).code;
}

/** A client logged in as one of the demo members. */
export async function loggedIn(
  origin: string,
  now: () => number,
  name: string,
  siteId = '5000',
): Promise<WireClient> {
  const guest = createWireClient(origin, now, '', siteId);
  const password = await loginHash(engine, name, DEMO_PASSWORD);
  const payload = { name, password, flag: '', version: APP_VERSION, timewd: '', oldPassword: '' };
  const { data } = await guest.call('account.login', payload);
  const { token } = v.parse(v.object({ token: v.string() }), data);
  return createWireClient(origin, now, token, siteId);
}
