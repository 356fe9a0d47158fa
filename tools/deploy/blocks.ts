/** A block of a configuration in braces, its lines one step further in. */
export const block = (head: string, lines: readonly string[], step = '  '): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => step + line),
  '}',
];
