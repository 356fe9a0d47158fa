import { isRecord } from '../text/narrowing.ts';

/** Answers of version-2 paths are not sealed [7.03]. */
export const isV2Path = (path: string): boolean => path.split('/').includes('v2');

/** Paths that never see the token, no matter who is logged in [7.04]. */
export const blanksToken = (path: string): boolean =>
  path.includes('login') || path.endsWith('queryBannerList') || path.endsWith('/perInfo/v1/get');

/** Reports whether a path is the query for the site’s availability, in any version [8.10]. */
export const isPerInfoPath = (path: string): boolean => /\/perInfo\/v\d+\/get$/.test(path);

/**
 * Reports whether a path carries neither identity headers nor signature, so that a browser with a wrong clock can still
 * request the time.
 */
export const isBarePath = (path: string): boolean => path === '/timeServer';

const PATH_PARAM = /\{(\w+)\}/g;
/** A place cannot be empty: the address would be another one. */
const EMPTY_SEGMENT = '-';

/** Fills the `{places}` of an address from the input, and returns the input without them. */
export function fillPath(path: string, input: unknown): { readonly path: string; readonly rest: unknown } {
  if (!path.includes('{')) return { path, rest: input };
  const fields = isRecord(input) ? input : {};
  const rest = { ...fields };
  const filled = path.replace(PATH_PARAM, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(fields[name] ?? EMPTY_SEGMENT));
  });
  return { path: filled, rest: isRecord(input) ? rest : input };
}

/** Restores the path parameters of a request, beside the fields of its body. */
export function withPathParams(pattern: string, path: string, input: unknown): unknown {
  if (!pattern.includes('{') || !isRecord(input)) return input;
  const segments = path.split('/');
  const params = pattern.split('/').flatMap((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, segments[index] ?? ''] as const];
  });
  return { ...input, ...Object.fromEntries(params) };
}

/** The pattern as routers write it. */
export const routePattern = (path: string): string => path.replace(PATH_PARAM, ':$1');
