import { useState } from 'react';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { paths } from '#app/routes/paths.ts';
import { CLOSE_REASONS, type CloseReason } from '#contract/protection/restriction/constants.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { StopPage } from '../stop/stop-page.tsx';
import { Closing } from './closing.tsx';
import { t } from './texts.ts';

const ABOUT = {
  control: t('closing.controlAbout'),
  unused: t('closing.unusedAbout'),
  other: t('closing.otherAbout'),
  service: t('closing.serviceAbout'),
} as const satisfies Readonly<Record<CloseReason, string>>;

/** Alternatives that suit some reasons better than closing. */
const BETTER: Readonly<Partial<Record<CloseReason, { readonly to: string; readonly label: string }>>> = {
  control: { to: paths.exclusion, label: t('closing.toExclusion') },
  other: { to: paths.support, label: t('closing.toService') },
  service: { to: paths.feedback, label: t('closing.toFeedback') },
};

interface ReasonsProps {
  reason: CloseReason;
  onReason: (reason: CloseReason) => void;
}

/** Choice of the reason for closing the account, with an alternative that may help. */
function Reasons({ reason, onReason }: ReasonsProps) {
  const better = BETTER[reason];
  return (
    <Card className="stop-box" aria-labelledby="closing-reason">
      <header>
        <h2 id="closing-reason">{t('closing.reasonTitle')}</h2>
        <p className="cap t2">{t('closing.reasonNote')}</p>
      </header>
      <fieldset className="stop-picks stop-picks--one">
        <legend className="sr">{t('closing.reasonTitle')}</legend>
        {CLOSE_REASONS.map((option) => (
          <PickCard
            key={option}
            name="closing-reason"
            checked={option === reason}
            onPick={() => onReason(option)}
          >
            <b>{t(`closing.${option}`)}</b>
            <span className="cap t2">{ABOUT[option]}</span>
          </PickCard>
        ))}
      </fieldset>
      {better ? (
        <div className="stop-actions cluster gap-12">
          <Link className={buttonClass({})} to={better.to}>
            {better.label}
          </Link>
        </div>
      ) : null}
    </Card>
  );
}

const STOP_OPTIONS = [
  { name: t('closing.rest'), about: t('closing.restAbout'), to: paths.break },
  { name: t('closing.title'), about: t('closing.closeAbout'), to: null },
  { name: t('closing.exclusion'), about: t('closing.exclusionAbout'), to: paths.exclusion },
];

/** The three ways to stop, beside each other. */
const StopOptions = () => (
  <Card className="stop-box" aria-labelledby="closing-ways">
    <h2 id="closing-ways">{t('closing.waysTitle')}</h2>
    <ul className="ruled stop-options">
      {STOP_OPTIONS.map(({ name, about, to }) => (
        <li key={name}>
          <span className="grow">
            <b>{name}</b>
            <span className="cap t2">{about}</span>
          </span>
          {to === null ? (
            <span className="cap t2">{t('closing.here')}</span>
          ) : (
            <Link className="link--alone" to={to} aria-label={`${t('closing.set')} ${name}`}>
              {t('closing.set')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

/** Closing one's account [P.29]: why, what has to be done first, and the two other ways to stop. */
export function CloseScreen() {
  const currency = useCurrency();
  const [reason, setReason] = useState<CloseReason>('unused');
  return (
    <StopPage title={t('closing.title')} lead={t('closing.lead')} aside={<StopOptions />}>
      <Reasons reason={reason} onReason={setReason} />
      {currency ? (
        <Closing key={currency.code} reason={reason} currency={currency} />
      ) : (
        <Skeleton height={320} shape="block" />
      )}
    </StopPage>
  );
}
