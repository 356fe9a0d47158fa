import * as v from 'valibot';
import type { RoomRef } from '../community/room/room-ref.ts';
import { timeField } from '../fields/fields.ts';
import { AnchorRoomId, MatchId } from '../fields/ids.ts';
import { fromBase64, toBase64 } from '../units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { openBox, sealBox } from './envelope.ts';

/** Lifetime of a link to a room’s video on a separate page, ms: longer than a match with everything around it. */
export const PLAY_URL_LIFE_MS = 6 * 3_600_000;

/** Content of a player page’s address: a room and optionally a line, never the URL of a video [2.04]. */
export type PlayLink = {
  readonly siteId: number;
  readonly room: RoomRef;
  /** The line to begin on; null leaves it to the core. */
  readonly lineId: string | null;
  /** Epoch ms of the server clock. */
  readonly expiresAt: number;
};

/** Reasons why an address plays no video: missing; not in our format; modified; of another site or a plain address; expired. */
export type PlayRefusal = 'missing' | 'undecodable' | 'tampered' | 'foreign' | 'expired';

export type PlayOpening =
  | ({ readonly is: 'open' } & Pick<PlayLink, 'room' | 'lineId'>)
  | { readonly is: 'refused'; readonly reason: PlayRefusal };

const LONGEST = 2_048;
/** Single key derivation for all links: their content distinguishes them. */
const BOX = { timestamp: 'play', bound: ['play', '1'] };

const common = {
  v: v.literal(1),
  line: v.nullable(v.pipe(v.string(), v.regex(/^[\w:.-]{1,64}$/))),
  site: v.number(),
  exp: timeField,
};
const PlayFields = v.variant('kind', [
  v.object({ ...common, kind: v.literal('match'), matchId: MatchId }),
  v.object({ ...common, kind: v.literal('anchor'), roomId: AnchorRoomId }),
]);
type PlayFields = v.InferOutput<typeof PlayFields>;

const isPlainAddress = (text: string) => /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text);

const roomOf = (fields: PlayFields): RoomRef =>
  fields.kind === 'match'
    ? { kind: 'match', matchId: fields.matchId }
    : { kind: 'anchor', anchorRoomId: fields.roomId };

const toUrlText = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Base64 of what travelled, when it is exactly what this codec would have written. */
function fromUrlText(text: string): string | null {
  const unpadded = text.replaceAll('-', '+').replaceAll('_', '/');
  const base64 = unpadded.padEnd(Math.ceil(unpadded.length / 4) * 4, '=');
  try {
    return toBase64(fromBase64(base64)) === base64 ? base64 : null;
  } catch {
    return null;
  }
}

function fieldsOf(json: string): PlayFields | null {
  try {
    const parsed = v.safeParse(PlayFields, JSON.parse(json));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The `url` of play.html: base64url of the link, sealed and authenticated. */
export async function sealPlayUrl(engine: CryptoEngine, secret: string, link: PlayLink): Promise<string> {
  const { room, lineId, siteId, expiresAt } = link;
  const subject =
    room.kind === 'match'
      ? { kind: room.kind, matchId: room.matchId }
      : { kind: room.kind, roomId: room.anchorRoomId };
  const json = JSON.stringify({ v: 1, ...subject, line: lineId, site: siteId, exp: expiresAt });
  return toUrlText(await sealBox(engine, secret, BOX, json));
}

/** Opens the `url` of play.html for a site at a moment of its server. Never throws. */
export async function openPlayUrl(
  engine: CryptoEngine,
  secret: string,
  text: string,
  { siteId, now }: { readonly siteId: number; readonly now: number },
): Promise<PlayOpening> {
  const refused = (reason: PlayRefusal): PlayOpening => ({ is: 'refused', reason });
  if (text === '') return refused('missing');
  if (isPlainAddress(text)) return refused('foreign');
  const base64 = text.length <= LONGEST && /^[\w-]+$/.test(text) ? fromUrlText(text) : null;
  if (base64 === null) return refused('undecodable');
  const json = await openBox(engine, secret, BOX, base64).catch(() => null);
  if (json === null) return refused('tampered');
  const fields = fieldsOf(json);
  if (!fields) return refused('undecodable');
  if (fields.site !== siteId) return refused('foreign');
  if (fields.exp <= now) return refused('expired');
  return { is: 'open', room: roomOf(fields), lineId: fields.line };
}
