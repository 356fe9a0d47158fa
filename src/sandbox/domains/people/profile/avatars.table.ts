/** Words that the platform's own pictures are drawn from; none is a member's. */
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

/** Pictures of the platform's own that every member may wear. */
export const AVATARS: readonly string[] = WORDS.map((word) => `/art/avatar/${encodeURIComponent(word)}.svg`);
