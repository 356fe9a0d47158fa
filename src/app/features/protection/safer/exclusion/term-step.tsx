import { EffectsOfAccount } from '#app/features/protection/safer/stop/effects-of-account.tsx';
import { EXCLUSION_TERMS, type ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import { exclusionEnd, isLater } from '#contract/protection/restriction/restriction-end.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Card } from '#kit/layout/card.tsx';
import { endText } from '../stop/use-stop.ts';
import { t } from './texts.ts';

/** Returns the label of a term: `1 年`. */
export const termName = (term: ExclusionTerm): string => t(`exclusion.term${term}`);

/** A term with when it would end; null for the one without an end. */
type OfferedTerm = { readonly term: ExclusionTerm; readonly end: number | null };

/** Returns all terms with their end, counted from a moment, epoch ms. */
const offeredTerms = (now: number): readonly OfferedTerm[] =>
  EXCLUSION_TERMS.map((term) => ({ term, end: exclusionEnd(term, now) }));

/** Returns the phrase to type before the last button is enabled. */
export const phraseOf = (term: ExclusionTerm): string => t('exclusion.words', { term: termName(term) });

/** Reports whether it was typed, however it is spaced. */
export const isPhrase = (typed: string, term: ExclusionTerm): boolean =>
  typed.replace(/\s/g, '') === phraseOf(term).replace(/\s/g, '');

/** Returns a sentence with the end of a term. */
export const termEndText = (end: number | null): string =>
  end === null ? t('exclusion.ever') : t('exclusion.to', { end: endText(end) });

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
  const chosen = terms.find((offered) => offered.term === term);
  return (
    <>
      <Card className="stop-box">
        <fieldset className="stop-box">
          <legend className="sr">{t('exclusion.step1')}</legend>
          <div className="stop-picks">
            {terms.map(({ term: offeredTerm, end }) => (
              <PickCard
                key={offeredTerm}
                name="exclusion-term"
                checked={offeredTerm === term}
                disabled={!isOffered(end)}
                onPick={() => onTerm(offeredTerm)}
              >
                <b>{termName(offeredTerm)}</b>
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
        <div className="stop-actions cluster gap-12">
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
