/** Options for `test.use`: runs the tests of a file without reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
