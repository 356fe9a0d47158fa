import { buttonClass } from '#app/kit/action/button-class.ts';
import { PickCard } from '#app/kit/choice/pick-card.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { CLOSE_REASONS, type CloseReason } from '#contract/constants/restriction.ts';
import { t } from './texts.ts';

const ABOUT = {
  control: t('closing.controlAbout'),
  unused: t('closing.unusedAbout'),
  other: t('closing.otherAbout'),
  service: t('closing.serviceAbout'),
} as const satisfies Readonly<Record<CloseReason, string>>;

/** What does better than closing, for some reasons. */
const BETTER: Readonly<Partial<Record<CloseReason, { readonly to: string; readonly label: string }>>> = {
  control: { to: paths.exclusion, label: t('closing.toExclusion') },
  other: { to: paths.support, label: t('closing.toService') },
  service: { to: paths.feedback, label: t('closing.toFeedback') },
};

interface ReasonsProps {
  reason: CloseReason;
  onReason: (reason: CloseReason) => void;
}

/** Why somebody closes their account, and what else would help then. */
export function Reasons({ reason, onReason }: ReasonsProps) {
  const better = BETTER[reason];
  return (
    <section className="card padded stopbox" aria-labelledby="closing-reason">
      <header>
        <h2 id="closing-reason">{t('closing.reasonTitle')}</h2>
        <p className="cap t2">{t('closing.reasonNote')}</p>
      </header>
      <fieldset className="stoppicks stoppicks--one">
        <legend className="sr">{t('closing.reasonTitle')}</legend>
        {CLOSE_REASONS.map((one) => (
          <PickCard key={one} name="closing-reason" checked={one === reason} onPick={() => onReason(one)}>
            <b>{t(`closing.${one}`)}</b>
            <span className="cap t2">{ABOUT[one]}</span>
          </PickCard>
        ))}
      </fieldset>
      {better ? (
        <div className="stopacts">
          <Link className={buttonClass({})} to={better.to}>
            {better.label}
          </Link>
        </div>
      ) : null}
    </section>
  );
}
