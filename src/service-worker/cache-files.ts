import { isAsset } from './addresses.ts';
import { assets } from './strategies.ts';

/** Caches these files; those already in the browser cost no request. @throws when one cannot be loaded */
export const cacheFiles = (event: ExtendableEvent, files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => assets.handleAll({ event, request: new Request(file) })[1]));

/** Returns those of the addresses reported by a page that are files of a build of this site. */
export function assetsIn(told: unknown, origin: string): readonly string[] {
  if (!Array.isArray(told)) return [];
  return told
    .filter((address) => typeof address === 'string' && URL.canParse(address))
    .map((address) => new URL(address))
    .filter((url) => url.origin === origin && isAsset(url.pathname))
    .map(({ href }) => href);
}
