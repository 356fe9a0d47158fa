import { t } from './texts.ts';
import './forgot-progress.css';

const STEPS = [
  { is: 'who', label: t('forgot.stepWho') },
  { is: 'code', label: t('forgot.stepCode') },
  { is: 'password', label: t('forgot.stepPassword') },
] as const;

/** The three steps, and which one it is. */
export function ForgotProgress({ step }: { step: (typeof STEPS)[number]['is'] }) {
  const here = STEPS.findIndex(({ is }) => is === step);
  return (
    <ol className="steps" aria-label={t('forgot.steps')}>
      {STEPS.map(({ is, label }, index) => (
        <li
          key={is}
          className={index < here ? 'is-past' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <i aria-hidden="true">{index + 1}</i>
          {label}
        </li>
      ))}
    </ol>
  );
}
