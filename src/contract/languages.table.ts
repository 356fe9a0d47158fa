/** A language the product may speak [1.04]. */
export type Language = {
  /** Value of a document’s `lang`. */
  readonly tag: string;
  /** Value of the request header [7.02]. */
  readonly accept: string;
  readonly name: string;
  readonly enabled: boolean;
};

/** Source language of the catalogue. */
const SIMPLIFIED_CHINESE: Language = {
  tag: 'zh-Hans',
  accept: 'zh-CN',
  name: '简体中文',
  enabled: true,
};

/** Every language; only what is enabled can be seen by a visitor, and that is Simplified Chinese [1.04]. */
export const LANGUAGES: readonly Language[] = [
  SIMPLIFIED_CHINESE,
  { tag: 'en', accept: 'en', name: 'English', enabled: false },
];

/** The language of the page and of its requests: the one that is enabled. */
export const LANGUAGE: Language = LANGUAGES.find(({ enabled }) => enabled) ?? SIMPLIFIED_CHINESE;
