import { type Texts, textsOf } from './texts-of.ts';
import { zhCnLater } from './zh-cn-later.ts';

/** A text of a screen that is loaded when it is opened; these words come with it. */
export const tLater: Texts<typeof zhCnLater> = textsOf(zhCnLater);
