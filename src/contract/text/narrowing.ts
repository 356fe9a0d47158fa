/** Returns the value that a text names, from an address or from storage; `otherwise` for any other text. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: unknown,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** An object with named fields: no array, and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
