import { useState } from 'react';
import { paths } from '#app/routes/paths.ts';
import type { ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { RestrictingPage } from '../stop/stop-page.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { TermStep, termEndText } from './term-step.tsx';
import { t } from './texts.ts';

const LINKS = [
  { to: paths.treasury, name: t('exclusion.treasury'), about: '' },
  { to: paths.withdraw, name: t('exclusion.withdraw'), about: t('exclusion.withdrawText') },
  { to: paths.records, name: t('exclusion.records'), about: t('exclusion.recordsText') },
];

/** The second step: what one may do with one's money first; all of it can be done later, too. */
const SettleStep = ({ onBack, onNext }: { onBack: () => void; onNext: () => void }) => (
  <Card className="stop-box" aria-labelledby="exclusion-settle">
    <header>
      <h2 id="exclusion-settle">{t('exclusion.settleTitle')}</h2>
      <p className="t2 sm">{t('exclusion.settleText')}</p>
    </header>
    <ul className="ruled stop-options">
      <li>
        <span className="grow">
          <b>{t('exclusion.venues')}</b>
          <span className="cap t2">{t('exclusion.venuesAuto')}</span>
        </span>
      </li>
      {LINKS.map(({ to, name, about }) => (
        <li key={to}>
          <span className="grow">
            <b>{name}</b>
            {about === '' ? null : <span className="cap t2">{about}</span>}
          </span>
          <Link className={buttonClass({ size: 'sm' })} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
    <div className="stop-actions cluster gap-12">
      <Button size="lg" onClick={onBack}>
        {t('exclusion.previous')}
      </Button>
      <Button variant="primary" size="lg" onClick={onNext}>
        {t('exclusion.next', { step: t('exclusion.step3') })}
      </Button>
    </div>
  </Card>
);

const STEPS = [t('exclusion.step1'), t('exclusion.step2'), t('exclusion.step3')];
const EFFECTS = {
  title: t('exclusion.during'),
  reachable: [t('exclusion.can1')],
  stopped: [t('exclusion.not1'), t('exclusion.not2')],
};
const OTHER = {
  id: 'exclusion-shorter',
  title: t('exclusion.shorterTitle'),
  text: t('exclusion.shorterText'),
  to: paths.break,
  label: t('exclusion.shorter'),
};

/** Position within the three steps. */
const Steps = ({ at }: { at: number }) => (
  <ol className="stop-steps cluster" aria-label={t('exclusion.steps')}>
    {STEPS.map((name, n) => (
      <li key={name} aria-current={n === at ? 'step' : undefined}>
        {n + 1} {name}
      </li>
    ))}
  </ol>
);

/** Term, account, confirmation: choices are retained when going back. */
function Exclusion({ current }: { current: Restriction | null }) {
  const session = useSession();
  const [term, setTerm] = useState<ExclusionTerm>('12');
  const [step, setStep] = useState(0);
  const name = session.is === 'member' ? session.member.name : '';
  return (
    <>
      {current?.state === 'excluded' ? (
        <Card as="p">
          {current.until === null
            ? t('exclusion.currentEver')
            : t('exclusion.current', { end: termEndText(current.until) })}
        </Card>
      ) : null}
      <Steps at={step} />
      {step === 0 ? (
        <TermStep term={term} onTerm={setTerm} current={current} onNext={() => setStep(1)} />
      ) : null}
      {step === 1 ? <SettleStep onBack={() => setStep(0)} onNext={() => setStep(2)} /> : null}
      {step === 2 ? <ConfirmStep name={name} term={term} onBack={() => setStep(1)} /> : null}
    </>
  );
}

/** Self-exclusion [P.18]: six months to five years, or for good, in three steps. */
export const ExclusionScreen = () => (
  <RestrictingPage title={t('exclusion.title')} lead={t('exclusion.lead')} effects={EFFECTS} other={OTHER}>
    {(restriction) => <Exclusion current={restriction} />}
  </RestrictingPage>
);
