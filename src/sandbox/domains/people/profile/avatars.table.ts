/** Words that the platform’s own avatars are drawn from; none belongs to a member. */
const WORDS = [
  '晨跑',
  '晚风',
  '看台',
  '海盐',
  '松针',
  '芒果',
  '薄荷',
  '橘猫',
  '远山',
  '潮汐',
  '麦田',
  '流星',
] as const;

/** Avatars of the platform that every member may use. */
export const AVATARS: readonly string[] = WORDS.map((word) => `/art/avatar/${encodeURIComponent(word)}.svg`);
