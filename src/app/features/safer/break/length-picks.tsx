import { endText } from '#app/features/safer/stop/end-text.ts';
import { PickCard } from '#app/kit/choice/pick-card.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import type { RestChoice } from '#contract/rules/restriction-end.ts';
import { dayTyped } from '#contract/units/day-typed.ts';
import { chosenDays, offeredRests } from './rest-choice.ts';
import { t } from './texts.ts';

interface LengthPicksProps {
  choice: RestChoice;
  onChoice: (choice: RestChoice) => void;
  /** Epoch ms of the server. */
  now: number;
  /** The end of a break under way: nothing that ends before it is offered; null for none. */
  notBefore: number | null;
}

/** How long to rest: three lengths, or a day of one's own. */
export function LengthPicks({ choice, onChoice, now, notBefore }: LengthPicksProps) {
  const { first, last } = chosenDays(now);
  const isShort = (end: number | null) => notBefore !== null && end !== null && end <= notBefore;
  return (
    <fieldset className="stopbox">
      <legend className="sr">{t('rest.chooseTitle')}</legend>
      <div className="stoppicks">
        {offeredRests(choice.day, now).map(({ length, name, end }) => (
          <PickCard
            key={length}
            name="rest-length"
            checked={choice.length === length}
            disabled={length !== 'chosen' && isShort(end)}
            onPick={() => onChoice({ ...choice, length })}
          >
            <b>{name}</b>
            <span className="cap t2">
              {length === 'chosen'
                ? t('rest.longest', { day: last })
                : t('rest.to', { end: endText(end ?? now) })}
            </span>
          </PickCard>
        ))}
      </div>
      {choice.length === 'chosen' ? (
        <TextField
          label={t('rest.dayLabel')}
          type="date"
          min={first}
          max={last}
          value={choice.day ?? ''}
          onChange={({ target }) => onChoice({ ...choice, day: dayTyped(target.value) })}
        />
      ) : null}
    </fieldset>
  );
}
