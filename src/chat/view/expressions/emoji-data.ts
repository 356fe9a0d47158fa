import type { EmojiDataResolver } from 'frimousse';
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

/** What the picker shows, with Chinese names; fetched from this site when it first opens. */
export const loadEmoji: EmojiDataResolver = async () => {
  const { EMOJI_GROUPS } = await import('#contract/rules/text/emoji.table.ts');
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
