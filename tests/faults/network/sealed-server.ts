import { type CallName, calls } from '#contract/book/table.ts';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import { PLATFORM_ERRORS, type RefusalCode } from '#contract/error-codes.table.ts';
import { openRequest, sealAnswer } from '#contract/wire/envelope.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { isBarePath, isV2Path } from '#contract/wire/paths.ts';
import { Refusal, refuse } from '#sandbox/base/refusal.ts';
import type { Server } from './network.ts';
import { swiftEngine } from './swift-engine.ts';

export type Wire = Record<string, unknown>;
export type Question = { readonly path: string; readonly token: string; readonly input: Wire };
export type Answer = (question: Question) => unknown;
/** Responses by call name. */
export type Answers = Readonly<Record<string, Answer>>;

/** Admission rules for requests. */
export type Gate = {
  /** Pending refusals, by path; each applies once. */
  readonly refusing: Map<string, RefusalCode>;
  readonly tokens: { has(token: string): boolean; clear(): void };
};

type Means = { readonly now: () => number; readonly gate: Gate; readonly answers: Answers };

const isCall = (name: string): name is CallName => name in calls;
const pathsOf = (name: CallName): readonly string[] => {
  const { path } = calls[name];
  return typeof path === 'string' ? [path] : [path.member, path.guest];
};

/** @throws Refusal for an expired or repeated request, one that is to be refused, and an unknown token. */
function doorkeeper({ now, gate: { refusing, tokens } }: Means) {
  const nonces = new Set<string>();
  return ({ path, token }: Question, headers: Headers) => {
    const nonce = headers.get('nonce') ?? '';
    const isFresh = Math.abs(now() - Number(headers.get('timestamp'))) <= COMPARE_TIME_THRESHOLD_MS;
    if (!isFresh) refuse('STALE_TIMESTAMP');
    if (nonces.has(nonce)) refuse('NONCE_SEEN');
    nonces.add(nonce);
    const refusal = refusing.get(path);
    refusing.delete(path);
    if (refusal === 'LOGIN_ELSEWHERE') tokens.clear();
    if (refusal) refuse(refusal);
    if (token !== '' && !tokens.has(token)) refuse('AUTH_ERROR');
  };
}

function outcomes(means: Means) {
  const admit = doorkeeper(means);
  const byPath = new Map(
    Object.entries(means.answers).flatMap(([name, answer]) =>
      isCall(name) ? pathsOf(name).map((path) => [path, answer] as const) : [],
    ),
  );
  return async (question: Question, headers: Headers) => {
    try {
      if (!isBarePath(question.path)) admit(question, headers);
      const answer = byPath.get(question.path) ?? refuse('NOT_FOUND');
      return { code: 0, message: '', data: await answer(question) };
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      return {
        code: PLATFORM_ERRORS[thrown.code].number,
        message: '',
        data: { ...thrown.data, now: means.now() },
      };
    }
  };
}

const inputOf = (text: string, isForm: boolean): Wire =>
  isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);

function sealedIn(sent: string, isForm: boolean): string {
  if (isForm) return new URLSearchParams(sent).get('encrypted') ?? '';
  const body: { encrypted?: string } = sent === '' ? {} : JSON.parse(sent);
  return body.encrypted ?? '';
}

/** Serves the platform’s responses on the sealed wire. Each request is accepted once, and expired ones are refused. */
export function sealedServer(means: Means): Server {
  const outcomeOf = outcomes(means);
  return async (url, init) => {
    const headers = new Headers(init.headers);
    const { method = 'GET' } = init;
    const path = url.pathname;
    const nonce = headers.get('nonce') ?? '';
    const timestamp = headers.get('timestamp') ?? '';
    const seal = { method, path, nonce, timestamp };
    const isForm = (headers.get('content-type') ?? '').includes('urlencoded');
    const sent = typeof init.body === 'string' ? init.body : '';
    const sealed = sealedIn(sent, isForm);
    const text = sealed === '' ? '' : await openRequest(swiftEngine, APP_SECRET, seal, sealed);
    const input = text === '' ? {} : inputOf(text, isForm);
    const answer = JSON.stringify(
      await outcomeOf({ path, token: headers.get('token') ?? '', input }, headers),
    );
    if (method === 'GET' || isV2Path(path)) return answer;
    const answeredAt = String(means.now());
    const encrypted = await sealAnswer(swiftEngine, APP_SECRET, { nonce, timestamp: answeredAt }, answer);
    return JSON.stringify({ timestamp: answeredAt, encrypted });
  };
}
