import base from './knip.json' with { type: 'json' };

/** Code that only tests use is unused; the published test vectors of the wire are an exception. */
export default {
  ...base,
  entry: [...base.entry, 'src/replay/cli.ts!', 'src/contract/wire/vectors.table.ts!'],
  ignoreExportsUsedInFile: true,
  /** Tests may name a type that the product only infers. */
  exclude: ['types'],
};
