import { type EmojiDataResolver, type EmojiPickerListComponents, EmojiPicker as Picker } from 'frimousse';
import { EMOJI_GROUPS } from '#contract/community/expression/emoji.table.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
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

/**
 * Loads the data of the picker, with Chinese names. It is loaded with the picker: the resolver is called once per page
 * lifetime.
 */
const loadEmoji: EmojiDataResolver = async () => {
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

const COLUMNS = 8;

const components: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...rest }) => (
    <div className="expressions__group" {...rest}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...rest }) => (
    <div className="expressions__row" {...rest}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...rest }) => (
    <button type="button" className="expressions__emoji" {...rest}>
      {emoji.emoji}
    </button>
  ),
};

/** Picker of all emoji, searchable by Chinese words. */
export function EmojiPicker({ onPick }: { onPick: (text: string) => void }) {
  return (
    <Picker.Root
      className="expressions__emojis"
      locale="zh"
      columns={COLUMNS}
      resolveEmojiData={loadEmoji}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <Picker.Search
        className="expressions__search"
        placeholder={t('chat.emojiSearch')}
        aria-label={t('chat.emojiSearch')}
      />
      <Picker.Viewport className="expressions__view">
        <Picker.Loading>
          <SkeletonRows count={4} />
        </Picker.Loading>
        <Picker.Empty>{t('chat.emojiNone')}</Picker.Empty>
        <Picker.List components={components} />
      </Picker.Viewport>
    </Picker.Root>
  );
}
