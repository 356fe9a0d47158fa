import { EffectsOfAccount } from '#app/features/protection/safer/stop/effects-of-account.tsx';
import type { ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import { isLater } from '#contract/protection/restriction/restriction-end.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Card } from '#kit/layout/card.tsx';
import { offeredTerms, termEndText, termName } from './terms.ts';
import { t } from './texts.ts';

interface TermStepProps {
  term: ExclusionTerm;
  onTerm: (term: ExclusionTerm) => void;
  /** The exclusion under way, which may only become longer; null for none. */
  current: Restriction | null;
  onNext: () => void;
}

const MORE = [[t('exclusion.offers'), t('exclusion.offersStop')]] as const;

/** The first step: how long, and what becomes of the account [P.18]. */
export function TermStep({ term, onTerm, current, onNext }: TermStepProps) {
  const now = useServerNow();
  const terms = offeredTerms(now);
  const isOffered = (end: number | null) => current?.state !== 'excluded' || isLater(end, current.until);
  const chosen = terms.find((one) => one.term === term);
  return (
    <>
      <Card className="stop-box">
        <fieldset className="stop-box">
          <legend className="sr">{t('exclusion.step1')}</legend>
          <div className="stop-picks">
            {terms.map(({ term: one, end }) => (
              <PickCard
                key={one}
                name="exclusion-term"
                checked={one === term}
                disabled={!isOffered(end)}
                onPick={() => onTerm(one)}
              >
                <b>{termName(one)}</b>
                <span className="cap t2">{termEndText(end)}</span>
              </PickCard>
            ))}
          </div>
        </fieldset>
        <p className="t2 sm">{t('exclusion.afterEnd')}</p>
      </Card>
      <Card className="stop-box" aria-labelledby="exclusion-effects">
        <h2 id="exclusion-effects">{t('exclusion.effects')}</h2>
        <EffectsOfAccount forGood more={MORE} />
        <div className="stop-actions">
          <Button
            variant="primary"
            size="lg"
            disabled={chosen === undefined || !isOffered(chosen.end)}
            onClick={onNext}
          >
            {t('exclusion.next', { step: t('exclusion.step2') })}
          </Button>
        </div>
      </Card>
    </>
  );
}
