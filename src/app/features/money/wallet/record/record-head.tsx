import { t } from '../texts.ts';
import './record-head.css';

const NAMES = ['time', 'type', 'way', 'amount', 'balance', 'number', 'state'] as const;

/** The names of the columns, for the eye: each line says in words what it is. A narrow window has no columns. */
export const RecordHead = () => (
  <div className="rec--full rechead" aria-hidden="true">
    {NAMES.map((name) => (
      <span key={name}>{t(`record.${name}`)}</span>
    ))}
  </div>
);
