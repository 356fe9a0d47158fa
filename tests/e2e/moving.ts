/** For `test.use`: the stories of a file are shown to someone who did not ask for less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
