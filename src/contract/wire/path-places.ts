import { isRecord } from '../units/is-record.ts';

const PLACE = /\{(\w+)\}/g;
/** A place cannot be empty: the address would be another one. */
const NOTHING = '-';

/** Fills the `{places}` of an address from the input, and returns the input without them. */
export function fillPath(path: string, input: unknown): { readonly path: string; readonly rest: unknown } {
  if (!path.includes('{')) return { path, rest: input };
  const fields = isRecord(input) ? input : {};
  const rest = { ...fields };
  const filled = path.replace(PLACE, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(fields[name] ?? NOTHING));
  });
  return { path: filled, rest: isRecord(input) ? rest : input };
}

/** Restores the path parameters of a request, beside the fields of its body. */
export function withPlaces(pattern: string, path: string, input: unknown): unknown {
  if (!pattern.includes('{') || !isRecord(input)) return input;
  const said = path.split('/');
  const placed = pattern.split('/').flatMap((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, said[index] ?? ''] as const];
  });
  return { ...input, ...Object.fromEntries(placed) };
}

/** The pattern as routers write it. */
export const routePattern = (path: string): string => path.replace(PLACE, ':$1');
