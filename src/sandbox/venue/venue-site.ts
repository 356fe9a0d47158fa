import { Hono } from 'hono';
import * as v from 'valibot';
import { HEX_256, WORD_ID } from '#contract/text/wire-patterns.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { isOwnChoice } from '#sandbox/domains/ground/admission/admission.ts';
import type { VenueApi } from '#sandbox/domains/play/venue/venue-desk.ts';
import { VenueRefusal, type VenueRefusalCode } from '#sandbox/domains/play/venue/venue-refusal.ts';
import type { PictureView, VenueFailure } from '#sandbox/domains/play/venue/venue-view.ts';
import { BETS_MAX } from '#sandbox/games/engine.ts';
import { answerThrown } from '#sandbox/http/answer-thrown.ts';
import type { NodeContext, Site } from '#sandbox/http/api.ts';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/policy-inputs.ts';
import { hostName } from '#sandbox/http/hosts/host-names.ts';
import { framingOrigins, isVenueHost } from '#sandbox/http/hosts/venue-host.ts';
import { readBody } from '#sandbox/http/read-body.ts';
import { createVenueFiles } from './venue-files.ts';

const BODY_MAX = 16_384;
const BEARER = /^Bearer ([\da-f]{64})$/;
const REFUSED = 409;
const ANSWER_HEADERS = headersOf('venueAnswer', ONE_ORIGIN);

const Ticket = v.object({ ticket: v.pipe(v.string(), v.regex(HEX_256)) });
const AmountText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,11}$/),
  v.transform((text) => BigInt(text)),
);
const Round = v.object({
  requestId: v.pipe(v.string(), v.regex(WORD_ID)),
  stake: AmountText,
  choice: v.pipe(v.number(), v.integer()),
  aim: v.exactOptional(
    v.object({ table: v.pipe(v.number(), v.safeInteger()), fish: v.pipe(v.number(), v.safeInteger()) }),
  ),
});
const Look = v.object({ known: v.pipe(v.number(), v.safeInteger()) });
const Bets = v.object({
  requestId: v.pipe(v.string(), v.regex(WORD_ID)),
  bets: v.pipe(
    v.array(
      v.object({
        issue: v.pipe(v.number(), v.safeInteger()),
        choice: v.pipe(v.number(), v.safeInteger()),
        stake: AmountText,
      }),
    ),
    v.maxLength(BETS_MAX),
  ),
  stopsOnWin: v.boolean(),
});
const Move = v.object({
  roundId: v.pipe(v.number(), v.safeInteger()),
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  move: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const Seen = v.object({ roundId: v.pipe(v.number(), v.safeInteger()) });
const Seed = v.object({ clientSeed: v.string() });
const EmptyInput = v.object({});

function failed(context: NodeContext, code: VenueRefusalCode, waitMs = 0) {
  const failure: VenueFailure = { error: code, waitMs };
  return context.json(failure, REFUSED, ANSWER_HEADERS);
}

async function inputOf<Shape extends v.GenericSchema>(context: NodeContext, shape: Shape) {
  const text = await readBody(context.env.incoming, BODY_MAX);
  const raw: unknown = JSON.parse(text);
  return v.parse(shape, raw);
}

/** Answers one question of a page; what the venue refuses is named by its code. */
function question<Shape extends v.GenericSchema, Answer extends object>(
  shape: Shape,
  answer: (input: v.InferOutput<Shape>, key: string, url: string) => Answer,
) {
  return async (context: NodeContext) => {
    const key = BEARER.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    try {
      return context.json(answer(await inputOf(context, shape), key, context.req.url), 200, ANSWER_HEADERS);
    } catch (thrown) {
      if (thrown instanceof VenueRefusal) return failed(context, thrown.code, thrown.waitMs);
      if (thrown instanceof Refusal && thrown.code === 'BALANCE_SHORT')
        return failed(context, 'BALANCE_SHORT');
      if (thrown instanceof Refusal && isOwnChoice(thrown.code)) return failed(context, 'NOT_ADMITTED');
      if (thrown instanceof v.ValiError || thrown instanceof SyntaxError)
        return failed(context, 'BAD_REQUEST');
      throw thrown;
    }
  };
}

type VenuePorts = {
  readonly api: VenueApi;
  readonly picture: {
    /** Addresses of a stream for a page that is at `url`. */
    addresses(stream: string, url: string): PictureView;
    /** Origins of the video domains for a page that is at `url`. */
    origins(url: string): readonly string[];
  };
  /** Receives errors of requests that should not occur. */
  onDefect(error: Error): void;
};

/** The questions of the pages. */
function mountApi(site: Site, api: VenueApi): void {
  site.post(
    '/venue/api/open',
    question(Ticket, ({ ticket }) => api.open(ticket)),
  );
  site.post(
    '/venue/api/look',
    question(EmptyInput, (_input, key) => api.refresh(key)),
  );
  site.post(
    '/venue/api/round',
    question(Round, (request, key) => api.play(key, request)),
  );
  site.post(
    '/venue/api/swarm',
    question(EmptyInput, (_input, key) => api.swarm(key)),
  );
  site.post(
    '/venue/api/move',
    question(Move, (request, key) => api.move(key, request)),
  );
  site.post(
    '/venue/api/seen',
    question(Seen, ({ roundId }, key) => {
      api.see(key, roundId);
      return {};
    }),
  );
  site.post(
    '/venue/api/seed',
    question(Seed, ({ clientSeed }, key) => api.changeSeed(key, clientSeed)),
  );
}

/** Requests of the pages of shared tables. */
function mountTables(site: Site, { api: { table }, picture }: VenuePorts): void {
  site.post(
    '/venue/api/table',
    question(Look, ({ known }, key) => table.look(key, known)),
  );
  site.post(
    '/venue/api/bets',
    question(Bets, (request, key) => table.place(key, request)),
  );
  site.post(
    '/venue/api/withdraw',
    question(Seen, ({ roundId }, key) => table.withdraw(key, roundId)),
  );
  site.post(
    '/venue/api/take',
    question(Seen, ({ roundId }, key) => table.takeOut(key, roundId)),
  );
  site.post(
    '/venue/api/picture',
    question(EmptyInput, (_input, key, url) => picture.addresses(table.streamOf(key), url)),
  );
}

/** The pages by name: a game, and the page that recomputes a round. */
const PAGES: Readonly<Record<string, string>> = {
  play: 'venue/page/play.html',
  verify: 'venue/page/verify.html',
};

function mountPages(site: Site, { picture }: VenuePorts): void {
  const fileOf = createVenueFiles();
  const send = (context: NodeContext, name: string) => {
    const file = fileOf(name);
    if (!file) return context.notFound();
    const { origin } = new URL(context.req.url);
    const headers = headersOf('venuePage', {
      ...ONE_ORIGIN,
      sites: framingOrigins(origin),
      video: picture.origins(context.req.url),
    });
    return context.body(file.text, 200, { ...headers, 'content-type': file.type });
  };
  site.get('/venue/src/:file{.+}', (context) => send(context, context.req.param('file')));
  site.get('/venue/:page', (context) => send(context, PAGES[context.req.param('page')] ?? ''));
}

/** Serves the house’s own venues under their host names and nothing else there; the site’s hosts serve nothing of them. */
export function mountVenues(site: Site, ports: VenuePorts): void {
  const venues: Site = new Hono();
  venues.onError(answerThrown((error) => ports.onDefect(error)));
  mountApi(venues, ports.api);
  mountTables(venues, ports);
  mountPages(venues, ports);
  site.use((context, next) =>
    isVenueHost(hostName(context.req.header('host') ?? ''))
      ? Promise.resolve(venues.fetch(context.req.raw, context.env))
      : next(),
  );
}
