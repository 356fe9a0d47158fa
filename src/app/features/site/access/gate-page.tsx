import type { ReactNode } from 'react';
import { useBrand } from '#app/page/use-brand.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Illustration } from '#kit/feedback/illustration.tsx';
import type { IllustrationName } from '#kit/feedback/illustration-objects.table.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { t } from './texts.ts';
import './gate.css';

/** Known facts, in two columns; a fact without a value is omitted. */
export type Fact = { readonly label: string; readonly value: string };

type GatePageProps = {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly Fact[];
  readonly children?: ReactNode;
};

/** Page shown instead of the site: one illustration, the reason, the facts, one action. */
export function GatePage({ illustration, title, text, facts = [], children }: GatePageProps) {
  usePageTitle(title);
  const known = facts.filter(({ value }) => value !== '');
  return (
    <div className="gate">
      <header className="gate__bar row between">
        <Link className="logo" to={paths.home}>
          <LogoMark size={28} />
          <span>{useBrand()}</span>
        </Link>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.support}>
          <Icon name="headset" size={16} />
          {t('gate.service')}
        </Link>
      </header>
      <main id="main" className="gate__body column">
        <Illustration name={illustration} size={196} />
        <h1>{title}</h1>
        <p className="gate__text">{text}</p>
        {known.length > 0 && (
          <dl className="fact-box gate__facts">
            {known.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="gate__ways">{children}</div>
      </main>
    </div>
  );
}
