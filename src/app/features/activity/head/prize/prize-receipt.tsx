import type { ReactNode } from 'react';
import { t } from '#app/features/activity/texts.ts';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { PrizeArt, type PrizeArtName } from './prize-art.tsx';
import './prize-receipt.css';

/** A step of what follows a claim: passed, where it is now, or still to come. */
export type ReceiptStep = {
  readonly name: string;
  readonly note: string;
  readonly is: 'passed' | 'now' | 'ahead';
};

export type ReceiptContent = {
  readonly art: PrizeArtName;
  /** Title of the activity that it comes from. */
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  /** Coins and gifts alone are gold. */
  readonly gold: boolean;
  /** The number it is found by. */
  readonly no: string;
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
  readonly steps: readonly ReceiptStep[];
  /** Further conditions; blank for none. */
  readonly foot: string;
};

const Steps = ({ steps }: { steps: readonly ReceiptStep[] }) => (
  <ol className="prize-receipt__steps">
    {steps.map(({ name, note, is }) => (
      <li key={name} className={`prize-receipt__step prize-receipt__step--${is}`}>
        <i aria-hidden="true" />
        <b>{name}</b>
        <span>{note}</span>
      </li>
    ))}
  </ol>
);

/** One receipt for every prize and for none: what it is, where it went, balances, number, what is left to do. */
export function PrizeReceipt({ content, children }: { content: ReceiptContent; children?: ReactNode }) {
  const { art, title, figure, unit, gold, no, rows, steps, foot } = content;
  return (
    <article className="prize-receipt">
      <div className="prize-receipt__paper">
        <header>
          <LogoMark size={20} />
          <span>{t('activity.receipt')}</span>
          <small className="num">{no}</small>
        </header>
        <div className="prize-receipt__art center">
          <PrizeArt name={art} size={72} />
        </div>
        <p className="prize-receipt__title">{title}</p>
        <p className={gold ? 'prize-receipt__figure gold-text' : 'prize-receipt__figure'}>
          {figure}
          {unit === '' ? null : <small>{unit}</small>}
        </p>
        {steps.length > 0 ? <Steps steps={steps} /> : null}
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {foot === '' ? null : <p className="prize-receipt__foot cap t3">{foot}</p>}
      </div>
      {children === undefined ? null : <div className="prize-receipt__ways cluster gap-10">{children}</div>}
    </article>
  );
}
