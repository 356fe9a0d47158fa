import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

const COMMON = [
  '加微信',
  '微信号',
  '加我微',
  'vx号',
  '加vx',
  'qq号',
  '加qq',
  '加q群',
  'telegram',
  '电报群',
] as const;

/** Contact words of each site in its chat, besides links and mobile numbers. */
export const CONTACT_KEYWORDS: Readonly<Record<SiteId, readonly string[]>> = {
  5000: COMMON,
  5003: [...COMMON, 'whatsapp', '飞机号'],
};
