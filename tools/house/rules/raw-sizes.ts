import { type HouseRule, pattern } from '../rule.ts';

const THEME = 'src/app/theme/';
const isSheet = (path: string) => path.startsWith('src/') && path.endsWith('.css');
/** Sheets of the sandbox reach browsers as they are written. */
const isBuilt = (path: string) => isSheet(path) && !path.startsWith('src/sandbox/');

/** Steps of the spacing scale, px, as in measures.css of the theme. */
const STEPS = '(?:2|4|6|8|10|12|14|16|18|20|24|28|32|40|48|64)';

const rawSpacing: HouseRule = pattern(
  'raw-spacing',
  isSheet,
  new RegExp(
    `(?<![\\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[\\w-]*):(?:[^;{}]*[\\s(])?${STEPS}px\\b`,
    'g',
  ),
  'write a step of the scale as its token: `var(--s-8)` for 8px',
);

const rawWidth: HouseRule = pattern(
  'raw-width',
  (path) => isBuilt(path) && path !== `${THEME}breakpoints.css`,
  /@media[^{]*\bwidth\s*[<>]=?\s*(?:768|1024|1200)px/g,
  'name the breakpoint as breakpoints.css does: `@media (--phone)`',
);

const prefixedRange: HouseRule = pattern(
  'prefixed-range',
  isSheet,
  /@(?:media|container)[^{]*\b(?:min|max)-(?:width|height)\b/g,
  'write a range: `(width < 480px)`',
);

/** Spacing and breakpoints by their names in the theme. */
export const rawSizes: readonly HouseRule[] = [rawSpacing, rawWidth, prefixedRange];
