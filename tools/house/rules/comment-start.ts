import { type Breach, type HouseRule, isCode } from '../rule.ts';

/** Words that begin a clause without a head: a reader learns only at its end whether a verb or a thing was meant. */
const HEADLESS =
  /\/\*\*\s+(?:\*\s+)?(What|Where|Those|Nothing|Who|Whoever|Whatever|How|Which|When|Everything|Everybody|Nobody|Somebody|Something|Asks|Says|Tells|Knows|Hears)\b/g;

/** A doc comment begins with a verb or a noun phrase. */
export const commentStart: HouseRule = {
  name: 'comment-start',
  appliesTo: (path) => isCode(path) && !path.startsWith('tools/house/'),
  find: ({ text }) =>
    [...text.matchAll(HEADLESS)].map(
      ({ 1: word, index }): Breach => ({
        at: index,
        message: `“${word} …”: begin with a verb or a noun phrase`,
      }),
    ),
};
