import { type KeyOf, type Texts, textsOf } from './texts-of.ts';
import { zhCn } from './zh-cn.ts';

export type TextKey = KeyOf<typeof zhCn>;

/** A text every visit may need: `t('chat.newMessages', { count: 12 })`. */
export const t: Texts<typeof zhCn> = textsOf(zhCn);
