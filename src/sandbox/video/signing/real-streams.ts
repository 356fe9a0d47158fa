import { MEDIA_KINDS, type MediaKind } from '#contract/community/video/schema.ts';

/** Real streams an operator gave; match rooms play them instead of the sandbox's own. */
export type RealStreams = Readonly<Partial<Record<MediaKind, string>>>;

/** `hls=https://…` or `flv=https://…`, as the command line has it; null when it is neither. */
export function realStreamFromText(text: string): RealStreams | null {
  const [, kind, url] = /^(hls|flv)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (url === undefined || !URL.canParse(url)) return null;
  return kind === 'hls' ? { hls: url } : { flv: url };
}

/** Origins of the operator's streams, which the platform names beside its video domains. */
export const realOrigins = (real: RealStreams): string[] => [
  ...new Set(Object.values(real).map((url) => new URL(url).origin)),
];

/** Kinds a room offers, the preferred one first: an anchor's with the shortest delay, a match's own or the operator's. */
export function offeredKinds(isAnchorRoom: boolean, real: RealStreams): MediaKind[] {
  if (isAnchorRoom) return ['flv', 'hls'];
  const kinds = MEDIA_KINDS.filter((kind) => real[kind] !== undefined);
  return kinds.length > 0 ? kinds : ['hls', 'flv'];
}
