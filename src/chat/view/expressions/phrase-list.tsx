import { Chip } from '#app/kit/choice/chip.tsx';
import { t } from '../texts.ts';

const phrases = t('chat.phraseList').split('|');

/** Short things people say, one tap each. */
export const PhraseList = ({ onPick }: { onPick: (phrase: string) => void }) => (
  <div className="expressions__phrases">
    {phrases.map((phrase) => (
      <Chip key={phrase} onClick={() => onPick(phrase)}>
        {phrase}
      </Chip>
    ))}
  </div>
);
