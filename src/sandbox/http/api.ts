import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { CaptchaType } from '#contract/wire/captcha.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { RISK_TOKEN_HEADER } from '#contract/wire/headers.ts';
import { routePattern } from '#contract/wire/paths.ts';
import { createNonceMemory } from '../base/time/expiring-entries.ts';
import type { BoundCall } from './binding/bind-calls.ts';
import { answerBody, answerCall } from './calls/answer-call.ts';
import type { CallPorts, Door } from './calls/call-ports.ts';
import type { CallTally } from './calls/call-tally.ts';
import type { InFlight } from './calls/in-flight.ts';
import type { Inquiry } from './calls/inquiry.ts';
import { applyFaults } from './faults/apply-faults.ts';
import { refusalIn, tamperEnvelope } from './faults/corrupt-answer.ts';
import type { CallFault } from './faults/fault.ts';
import type { FaultInjector } from './faults/fault-injector.ts';
import { encodingFor } from './files/conditional.ts';
import { LEAST_PACKED_BYTES } from './files/packed-file.ts';
import { headersOf } from './headers/headers.table.ts';
import { ONE_ORIGIN } from './headers/policy-inputs.ts';
import { readBody } from './read-body.ts';

/** One address of a call. */
type CallRoute = { readonly path: string; readonly door: Door; readonly bound: BoundCall };

function addresses(bound: BoundCall): readonly CallRoute[] {
  const { path } = bound.call;
  if (typeof path === 'string') return [{ path, door: 'only', bound }];
  return [
    { path: path.member, door: 'member', bound },
    { path: path.guest, door: 'guest', bound },
  ];
}

/** Every address of every call. @throws when two calls claim the same one. */
export function callRoutes(calls: readonly BoundCall[]): readonly CallRoute[] {
  const routes = calls.flatMap(addresses);
  const callByKey = new Map<string, string>();
  for (const { path, bound } of routes) {
    const key = `${bound.call.method} ${path}`;
    const other = callByKey.get(key);
    if (other !== undefined) throw new Error(`${bound.name} and ${other} share ${key}`);
    callByKey.set(key, bound.name);
  }
  return routes;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Sealed text has no patterns to compress, only base64 that fits in fewer bits: the lowest quality gives the full gain. */
const LEAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

type PackedAnswer = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Encodes the body of a call’s response for the client. A sealed one is a quarter smaller compressed; a short one stays
 * unchanged. Compression leaks nothing: the content is sealed already, or not secret.
 */
async function packAnswer(text: string, acceptEncoding: string): Promise<PackedAnswer> {
  const plain = Buffer.from(text);
  const encoding = encodingFor({ packable: plain.length >= LEAST_PACKED_BYTES }, acceptEncoding);
  if (encoding === 'identity') return { body: text, headers: {} };
  const packed = await (encoding === 'br' ? toBrotli(plain, LEAST) : toGzip(plain, { level: 1 }));
  return { body: Uint8Array.from(packed), headers: { 'content-encoding': encoding } };
}

export type Site = Hono<{ Bindings: HttpBindings }>;
export type NodeContext = Context<{ Bindings: HttpBindings }>;

export type Api = {
  readonly ports: CallPorts;
  /** Server time, epoch ms. */
  readonly now: () => number;
  readonly engine: CryptoEngine;
  readonly calls: readonly BoundCall[];
  readonly faultInjector: FaultInjector;
  readonly inFlight: InFlight;
  readonly tally: CallTally;
  /** Aborts when the sandbox closes. */
  readonly closing: AbortSignal;
};

const ANSWER_HEADERS = {
  ...headersOf('call', ONE_ORIGIN),
  'content-type': 'application/json',
  'timing-allow-origin': '*',
};
const riskTokenIn = (faults: readonly CallFault[]): string | undefined =>
  faults.find((fault) => fault.kind === 'riskToken')?.token;

/** Verification calls are never blocked by a verification themselves. */
const demandIn = (faults: readonly CallFault[], { call }: BoundCall): CaptchaType | null =>
  call.errors?.includes('NEED_SAFE') ? null : (faults.find((fault) => fault.kind === 'safe')?.type ?? null);

type InquiryOptions = Pick<Inquiry, 'now' | 'signal' | 'demands' | 'handOut'>;

async function inquire(context: NodeContext, route: CallRoute, options: InquiryOptions): Promise<Inquiry> {
  const { method } = route.bound.call;
  const { url } = context.req;
  const query = url.includes('?') ? new URL(url).searchParams.toString() : '';
  const body = method === 'GET' ? '' : await readBody(context.env.incoming);
  return {
    method,
    path: context.req.path,
    query,
    body,
    headers: context.req.raw.headers,
    address: context.env.incoming.socket.remoteAddress ?? '',
    ...options,
  };
}

/** Puts every call of the table under its addresses; the table is the router. */
export function mountCalls(site: Site, api: Api): void {
  const { ports, engine, calls, faultInjector, inFlight, tally, closing } = api;
  const services = { ...ports, engine, nonces: createNonceMemory(api.now()) };

  const accountName = (context: NodeContext) =>
    ports.accountName(context.req.header('token') ?? '', api.now());
  const settle = async (
    context: NodeContext,
    route: CallRoute,
    faults: readonly CallFault[],
    signal: AbortSignal,
  ) => {
    const skew = faults.reduce((sum, fault) => (fault.kind === 'skew' ? sum + fault.ms : sum), 0);
    let riskToken = riskTokenIn(faults);
    const handOut = (token: string) => {
      riskToken = token;
    };
    const now = api.now() + skew;
    const demands = demandIn(faults, route.bound);
    const inquiry = await inquire(context, route, { now, signal, demands, handOut });
    const envelope = refusalIn(faults) ?? (await answerCall(services, route.bound, route.door, inquiry));
    const answeredAt = api.now() + skew;
    const body = await answerBody(engine, { ...inquiry, now: answeredAt }, tamperEnvelope(envelope, faults));
    const gateway = riskToken === undefined ? {} : { [RISK_TOKEN_HEADER]: riskToken };
    const headers = { ...ANSWER_HEADERS, ...gateway };
    // A response that a fault is to change must stay uncompressed.
    if (faults.length > 0) return context.body(body, 200, headers);
    const packed = await packAnswer(body, context.req.header('accept-encoding') ?? '');
    return context.body(packed.body, 200, { ...headers, ...packed.headers });
  };

  for (const route of callRoutes(calls)) {
    site.on(route.bound.call.method, routePattern(route.path), (context) => {
      const signal = AbortSignal.any([context.req.raw.signal, closing]);
      const faults = faultInjector.match({
        path: context.req.path,
        host: context.req.header('host') ?? '',
        account: () => accountName(context),
      });
      const answer = () => settle(context, route, faults, signal);
      return inFlight.track(tally.track(route.bound.name, applyFaults(context, faults, signal, answer)));
    });
  }
}
