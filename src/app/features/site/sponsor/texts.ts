import { textsOf } from '#i18n/texts-of.ts';

/** Partners. */
const sponsor = {
  title: '合作伙伴',
  text: '我们与少数球队合作，每一份都附带一件具体的事',
  none: '本站暂时没有合作伙伴',
  toSponsorship: '了解赞助合作',
} as const;

export const t = textsOf({ sponsor });
