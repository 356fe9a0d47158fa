/** Returns the value that a text names, from an address or from storage; `otherwise` for any other text. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: unknown,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;
