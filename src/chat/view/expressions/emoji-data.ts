import type { EmojiDataResolver } from 'frimousse';
import { EMOJI_GROUPS } from '#contract/rules/text/emoji.table.ts';
import { t } from '../texts.ts';

type EmojiData = Awaited<ReturnType<EmojiDataResolver>>;

/** The picker offers no skin tones. */
const NO_TONES: EmojiData['skinTones'] = {
  dark: '',
  light: '',
  medium: '',
  'medium-dark': '',
  'medium-light': '',
};

/** The data of the picker, with Chinese names. It comes with the picker: what resolves it asks once in the life of a page. */
export const loadEmoji: EmojiDataResolver = async () => {
  const categories = t('chat.emojiGroups')
    .split('|')
    .map((label, index) => ({ index, label }));
  const emojis = EMOJI_GROUPS.flatMap((group, category) =>
    group.split('\n').map((line) => {
      const [emoji = '', label = '', ...tags] = line.split('|');
      return { emoji, category, label, version: 1, tags };
    }),
  );
  return { locale: 'zh', emojis, categories, skinTones: NO_TONES };
};
