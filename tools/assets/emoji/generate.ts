/** `npm run emoji`: what the emoji picker shows and finds, from Unicode's Chinese names, without what it does not need. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_TAGS } from './own-tags.table.ts';

type Source = {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  readonly version: number;
};

/** Older systems have no pictures for newer ones. */
const NEWEST_VERSION = 14;
/** Emojibase's group of skin tones and hair. */
const COMPONENTS = 2;
const data = new URL(import.meta.resolve('emojibase-data/zh/data.json'));
const source: readonly Source[] = JSON.parse(readFileSync(data, 'utf8'));

const shown = source
  .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION)
  .sort((left, right) => (left.order ?? 0) - (right.order ?? 0));

const lineOf = ({ emoji, label, tags = [] }: Source): string => {
  const others = [...tags, ...(OWN_TAGS[emoji] ?? [])].filter((tag) => tag !== label);
  return [emoji, label, ...new Set(others)].map((text) => text.replaceAll(/[|\n`\\$]/g, '')).join('|');
};

const groups = [...new Set(shown.map(({ group }) => group))].map(
  (group) =>
    `  \`${shown
      .filter((emoji) => emoji.group === group)
      .map(lineOf)
      .join('\n')}\`,`,
);
const file = join(import.meta.dirname, '../../../src/contract/community/expression/emoji.table.ts');
writeFileSync(
  file,
  `/** Made by \`npm run emoji\`: a text for each group, a line for each emoji: the emoji, its name, words that find it. */
export const EMOJI_GROUPS: readonly string[] = [\n${groups.join('\n')}\n];\n`,
);
console.log(`${shown.length} emoji in ${groups.length} groups`);
