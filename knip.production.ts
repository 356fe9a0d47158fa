import base from './knip.json' with { type: 'json' };

/** What only tests use is unused code; the published test vectors of the wire are kept. */
export default {
  ...base,
  entry: [...base.entry, 'src/replay/cli.ts!', 'src/contract/wire/vectors.table.ts!'],
  ignoreExportsUsedInFile: true,
  /** Tests may name a type that the product only infers. */
  exclude: ['types'],
};
