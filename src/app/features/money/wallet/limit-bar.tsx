import type { Minor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import './limit-bar.css';

const HUNDRED = 100n;

interface LimitBarProps {
  label: string;
  used: Minor;
  limit: Minor;
}

/** Used part of a limit, as text and as a bar. */
export function LimitBar({ label, used, limit }: LimitBarProps) {
  const share = limit > 0n ? Number((used * HUNDRED) / limit) : 100;
  const shown = Math.min(100, share);
  return (
    <div className="limit-bar">
      <span className="row between cap t2">
        <span>{label}</span>
        <span className="num">{t('assets.limitUsed', { share })}</span>
      </span>
      <span
        className={share >= 90 ? 'limit-bar__bar limit-bar__bar--near' : 'limit-bar__bar'}
        aria-hidden="true"
      >
        <i style={{ width: `${shown}%` }} />
      </span>
    </div>
  );
}
