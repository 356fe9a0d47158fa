import { t } from '../texts.ts';
import './record-head.css';

const NAMES = ['time', 'type', 'way', 'amount', 'balance', 'number', 'state'] as const;

/** Column names, visual only: each line is labelled in full. A narrow window has no columns. */
export const RecordHead = () => (
  <div className="record-row--full record-head" aria-hidden="true">
    {NAMES.map((name) => (
      <span key={name}>{t(`record.${name}`)}</span>
    ))}
  </div>
);
