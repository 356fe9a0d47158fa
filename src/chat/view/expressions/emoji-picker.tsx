import { type EmojiPickerListComponents, EmojiPicker as Picker } from 'frimousse';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { t } from '../texts.ts';
import { loadEmoji } from './emoji-data.ts';

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

/** All emoji, found by Chinese words. */
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
