import type * as v from 'valibot';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import type { MediaKind, VideoSource } from '#contract/community/video/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { checkVideoQuery, sealVideoSource, type VideoQuestion } from '#contract/wire/video-sign.ts';
import { type Envelope, Refusal, refused, success } from '#sandbox/base/refusal.ts';
import { createNonceMemory, type NonceMemory } from '#sandbox/base/time/expiring-entries.ts';
import { QUALITIES, SOUND_ALONE } from '#sandbox/video/clips/streams.table.ts';
import type { MediaPass } from './media-pass.ts';
import type { RealStreams } from './real-streams.ts';

type VideoSourceWire = v.InferInput<typeof VideoSource>;

/** A video domain's answer to the external call: status and JSON text. */
export type VideoAnswer = { readonly status: 200 | 403; readonly body: string };

type SignerPorts = {
  readonly engine: CryptoEngine;
  readonly pass: MediaPass;
  readonly real: RealStreams;
  readonly now: () => number;
  readonly isOnAir: (stream: string) => boolean;
};

const qualities = [...QUALITIES, { ...SOUND_ALONE, height: 0 }].map(({ id, label, height }) => ({
  qualityId: id,
  name: label,
  height,
}));
const isKind = (type: string): type is MediaKind => type === 'hls' || type === 'flv';

function ownSource({ pass }: SignerPorts, stream: string, type: MediaKind): VideoSourceWire {
  const { query, expiresAt } = pass.issue(stream);
  const auto = { qualityId: 'auto', url: `/live/${stream}/index.m3u8?${query}` };
  const perQuality = qualities.map(({ qualityId }) => ({
    qualityId,
    url: `/live/${stream}/${qualityId}.flv?${query}`,
  }));
  const sound = { qualityId: SOUND_ALONE.id, url: `/live/${stream}/${SOUND_ALONE.id}/index.m3u8?${query}` };
  return { type, urls: type === 'hls' ? [auto, sound] : perQuality, qualities, expiresAt };
}

/** The operator's stream never ends its pass within a day. */
function realSource(url: string, type: MediaKind, now: number): VideoSourceWire {
  const quality = { qualityId: 'auto', name: '原画', height: 1080 };
  return { type, urls: [{ qualityId: 'auto', url }], qualities: [quality], expiresAt: now + DAY_MS };
}

function sourceOf(ports: SignerPorts, eventId: string, type: string): VideoSourceWire | null {
  if (!isKind(type)) return null;
  const real = eventId.startsWith('m-') ? ports.real[type] : undefined;
  if (real !== undefined) return realSource(real, type, ports.now());
  return ports.isOnAir(eventId) ? ownSource(ports, eventId, type) : null;
}

function answer(ports: SignerPorts, nonces: NonceMemory, question: VideoQuestion): Envelope {
  const { timestamp, nonce, eventId, type } = question;
  const now = ports.now();
  const isFresh = Math.abs(now - Number(timestamp)) <= COMPARE_TIME_THRESHOLD_MS;
  const use = isFresh ? nonces.claim(nonce, Number(timestamp), now) : 'forgotten';
  if (use === 'forgotten') return refused(new Refusal('STALE_TIMESTAMP', { now }));
  if (use === 'seen') return refused(new Refusal('NONCE_SEEN'));
  const source = sourceOf(ports, eventId, type);
  return source ? success(source) : refused(new Refusal('NOT_FOUND'));
}

/**
 * Answers `GET /video/v1/source` on every video domain [7.14]: signed requests only, each once. The response is the usual
 * envelope, sealed for the request; one without a valid signature receives no information.
 */
export function createSourceSigner(ports: SignerPorts): (query: URLSearchParams) => Promise<VideoAnswer> {
  const { engine, now } = ports;
  const nonces = createNonceMemory(now());
  return async (query) => {
    const question = await checkVideoQuery(engine, APP_SECRET, query);
    if (!question) return { status: 403, body: '{}' };
    const text = JSON.stringify(answer(ports, nonces, question));
    const timestamp = String(now());
    const encrypted = await sealVideoSource(engine, APP_SECRET, { nonce: question.nonce, timestamp }, text);
    return { status: 200, body: JSON.stringify({ timestamp, encrypted }) };
  };
}
