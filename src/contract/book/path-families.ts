import type { CallPath } from '../calls/define-call.ts';
import { calls } from './table.ts';

const pathsOf = (path: CallPath): readonly string[] =>
  typeof path === 'string' ? [path] : [path.member, path.guest];

/** The first two parts of an address, or all of one that has fewer: `/cw/v1`, `/timeServer`. */
const familyOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Distinct path prefixes of all calls. The proxy rules for the platform use them. */
export const PATH_FAMILIES: readonly string[] = [
  ...new Set(
    Object.values(calls)
      .flatMap(({ path }) => pathsOf(path))
      .map(familyOf),
  ),
];
