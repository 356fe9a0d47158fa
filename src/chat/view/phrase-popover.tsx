import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Chip } from '#app/kit/choice/chip.tsx';
import { Popover } from '#app/kit/overlay/popover.tsx';
import { t } from './texts.ts';

const phrases = t('chat.phraseList').split('|');

/** Short things people say, one tap each. */
export function PhrasePopover({ onPick }: { onPick: (phrase: string) => void }) {
  return (
    <Popover
      trigger={<IconButton icon="smile" iconSize={19} label={t('chat.phrases')} />}
      label={t('chat.phrases')}
      side="top"
      align="start"
    >
      {(close) => (
        <div className="composer__phrases">
          {phrases.map((phrase) => (
            <Chip
              key={phrase}
              onClick={() => {
                onPick(phrase);
                close();
              }}
            >
              {phrase}
            </Chip>
          ))}
        </div>
      )}
    </Popover>
  );
}
