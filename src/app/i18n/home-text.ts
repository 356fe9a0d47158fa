import { home } from './areas/home.ts';
import { type Texts, textsOf } from './texts-of.ts';

/** The words of the home screen, which come with it: no other screen's first load carries them. */
export const zhCnHome = { home } as const;

export const tHome: Texts<typeof zhCnHome> = textsOf(zhCnHome);
