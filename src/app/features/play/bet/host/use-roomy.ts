import { useMediaQuery } from '#kit/layout/use-media-query.ts';

/** Reports whether the slip is a dock beside the page; on narrower windows it is a bar. */
export const useRoomy = (): boolean => useMediaQuery('(width >= 1200px)');
