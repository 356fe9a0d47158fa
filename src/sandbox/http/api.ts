import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { RISK_TOKEN_HEADER } from '#contract/wire/headers.ts';
import { routePattern } from '#contract/wire/path-places.ts';
import type { VerifyType } from '#contract/wire/verification.ts';
import type { Fault } from '#sandbox/mischief/fault.ts';
import type { MischiefBook } from '#sandbox/mischief/mischief-book.ts';
import { strikeRequest } from '#sandbox/mischief/strike-request.ts';
import { refusalIn, twistEnvelope } from '#sandbox/mischief/twist-envelope.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { BoundCall } from './bind-calls.ts';
import { answerBody, answerCall } from './call-desk.ts';
import { type CallRoute, callRoutes } from './call-routes.ts';
import type { CallTally } from './call-tally.ts';
import type { InFlight } from './in-flight.ts';
import type { Inquiry } from './inquiry.ts';
import { createNonceMemory } from './nonce-memory.ts';

export type Site = Hono<{ Bindings: HttpBindings }>;
export type NodeContext = Context<{ Bindings: HttpBindings }>;

export type Api = {
  readonly platform: Platform;
  readonly engine: CryptoEngine;
  readonly calls: readonly BoundCall[];
  readonly mischief: MischiefBook;
  readonly inFlight: InFlight;
  readonly tally: CallTally;
  /** Aborts when the sandbox closes. */
  readonly closing: AbortSignal;
};

const ANSWER_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};
/** A picture of the largest size, sealed: base64 twice. */
const MAX_BODY_BYTES = 1024 * 1024;

const riskTokenIn = (faults: readonly Fault[]): string | undefined =>
  faults.find((fault) => fault.fault === 'riskToken')?.token;

/** Verifying is never itself held up by a verification. */
const demandIn = (faults: readonly Fault[], { call }: BoundCall): VerifyType | null =>
  call.errors?.includes('NEED_SAFE') ? null : (faults.find((fault) => fault.fault === 'safe')?.type ?? null);

type Asked = Pick<Inquiry, 'now' | 'signal' | 'demands' | 'handOut'>;

async function inquire(context: NodeContext, route: CallRoute, asked: Asked): Promise<Inquiry> {
  const { method } = route.bound.call;
  const { url } = context.req;
  const query = url.includes('?') ? new URL(url).searchParams.toString() : '';
  const body = method === 'GET' ? '' : await context.req.text();
  return {
    method,
    path: context.req.path,
    query,
    body,
    headers: context.req.raw.headers,
    ...asked,
  };
}

/** Puts every call of the table under its addresses; the table is the router. */
export function mountCalls(site: Site, api: Api): void {
  const { platform, engine, calls, mischief, inFlight, tally, closing } = api;
  const desk = { ...platform, engine, nonces: createNonceMemory() };

  const accountName = (context: NodeContext) => {
    const token = context.req.header('token') ?? '';
    const found = platform.sessions.find(token, platform.world.clock.now());
    return found.is === 'alive' ? (platform.accounts.byId(found.userId)?.name ?? null) : null;
  };
  const settle = async (
    context: NodeContext,
    route: CallRoute,
    faults: readonly Fault[],
    signal: AbortSignal,
  ) => {
    const skew = faults.reduce((sum, fault) => (fault.fault === 'skew' ? sum + fault.ms : sum), 0);
    let riskToken = riskTokenIn(faults);
    const handOut = (token: string) => {
      riskToken = token;
    };
    const now = platform.world.clock.now() + skew;
    const demands = demandIn(faults, route.bound);
    const inquiry = await inquire(context, route, { now, signal, demands, handOut });
    const envelope = refusalIn(faults) ?? (await answerCall(desk, route.bound, route.door, inquiry));
    const answeredAt = platform.world.clock.now() + skew;
    const body = await answerBody(engine, { ...inquiry, now: answeredAt }, twistEnvelope(envelope, faults));
    const gateway = riskToken === undefined ? {} : { [RISK_TOKEN_HEADER]: riskToken };
    return context.body(body, 200, { ...ANSWER_HEADERS, ...gateway });
  };

  for (const route of callRoutes(calls)) {
    site.on(route.bound.call.method, routePattern(route.path), (context) => {
      if (Number(context.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return context.body(null, 413);
      const signal = AbortSignal.any([context.req.raw.signal, closing]);
      const faults = mischief.strike({
        path: context.req.path,
        host: context.req.header('host') ?? '',
        account: () => accountName(context),
      });
      const answer = () => settle(context, route, faults, signal);
      return inFlight.track(tally.track(route.bound.name, strikeRequest(context, faults, signal, answer)));
    });
  }
}
