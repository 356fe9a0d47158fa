import type { MediaKind } from '#contract/models/video.ts';

/** Real streams an operator gave; match rooms play them instead of the sandbox's own. */
export type RealStreams = Readonly<Partial<Record<MediaKind, string>>>;

/** `hls=https://…` or `flv=https://…`, as the command line has it; null when it is neither. */
export function realStreamFromText(text: string): RealStreams | null {
  const [, kind, url] = /^(hls|flv)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (url === undefined || !URL.canParse(url)) return null;
  return kind === 'hls' ? { hls: url } : { flv: url };
}

export const hasRealStream = ({ hls, flv }: RealStreams): boolean => hls !== undefined || flv !== undefined;
