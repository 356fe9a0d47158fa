import { APP_SECRET } from '#contract/constants.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { sealAnswer } from '#contract/wire/envelope.ts';
import { blanksToken, isBarePath, isV2Path } from '#contract/wire/paths.ts';
import type { VerifyType } from '#contract/wire/verification.ts';
import type { Accounts } from '#sandbox/session/accounts.ts';
import type { Devices } from '#sandbox/session/devices.ts';
import type { Sessions } from '#sandbox/session/sessions.ts';
import { type Door, whoAsks } from '#sandbox/session/who-asks.ts';
import type { ChallengeBook } from '#sandbox/verify/challenge-book.ts';
import { demandVerification } from '#sandbox/verify/demand.ts';
import { admit } from './admission.ts';
import type { BoundCall } from './bind-calls.ts';
import type { Inquiry } from './inquiry.ts';
import type { NonceMemory } from './nonce-memory.ts';
import { openInput } from './open-input.ts';
import { type Envelope, Refusal, refused, success } from './refusal.ts';

type Desk = {
  readonly engine: CryptoEngine;
  readonly nonces: NonceMemory;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: ChallengeBook;
};

const BARE_CONTEXT = { siteId: 5000, device: '', token: '', account: null } as const;
const originOf = (headers: Headers) => `http://${headers.get('host') ?? 'localhost'}`;

async function perform(
  desk: Desk,
  { call, answer }: BoundCall,
  door: Door,
  inquiry: Inquiry,
): Promise<unknown> {
  const { path, query, now, signal, handOut } = inquiry;
  const origin = originOf(inquiry.headers);
  const demandFrom = (input: unknown, device: string) => (verifyType: VerifyType) =>
    demandVerification(desk.challenges, verifyType, { input, device, now });
  const around = { origin, now, signal, handOut };
  if (isBarePath(path)) {
    const input = Object.fromEntries(new URLSearchParams(query));
    return answer(input, { ...BARE_CONTEXT, ...around, demand: demandFrom(input, BARE_CONTEXT.device) });
  }
  const identity = await admit(desk.engine, desk.nonces, inquiry);
  const input = await openInput(desk.engine, call, identity, inquiry);
  const device = identity.headers['device-uuid'];
  desk.devices.see(device, now);
  const demand = demandFrom(input, device);
  if (inquiry.demands !== null) demand(inquiry.demands);
  const token = blanksToken(path) ? '' : identity.headers.token;
  const account = whoAsks(desk, { call, door, token, now });
  return answer(input, { ...around, siteId: identity.siteId, device, token, account, demand });
}

/**
 * Answers one request of a call: in by seal, signature, age and nonce, out as `{code, message, data}`.
 * @throws whatever is a defect of the sandbox; refusals are answers.
 */
export const answerCall = async (
  desk: Desk,
  bound: BoundCall,
  door: Door,
  inquiry: Inquiry,
): Promise<Envelope> => {
  try {
    return success(await perform(desk, bound, door, inquiry));
  } catch (thrown) {
    if (thrown instanceof Refusal) return refused(thrown);
    throw thrown;
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
