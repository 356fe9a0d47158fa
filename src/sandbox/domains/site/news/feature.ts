/** Ids of the categories of the news, in the order of the tabs. */
export const CATEGORIES = {
  view: '专家观点',
  football: '足球',
  basketball: '篮球',
  esports: '电竞',
  people: '看台人物',
} as const;
export type Category = keyof typeof CATEGORIES;

/** A piece written by hand. */
export type Feature = {
  readonly id: string;
  readonly category: Category;
  /** Age of the piece when the platform opened for the first time. */
  readonly hoursAgo: number;
  /** The expert who wrote it; the desk when missing. */
  readonly by?: string;
  readonly league?: string;
  /** The piece leads to the match this club plays now or next. */
  readonly club?: string;
  /** Below `/art/`. */
  readonly cover: string;
  readonly title: string;
  readonly summary: string;
  /** Text in the light markup of `text/markup.ts`; `{club number}` is the player with that number. */
  readonly body: string;
};
