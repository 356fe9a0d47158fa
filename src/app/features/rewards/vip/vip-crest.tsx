import { levelTier } from '#kit/mark/level-tier.ts';
import './vip-crest.css';

const OUTER =
  'M34 3.3a8 8 0 0 1 8 0l23.5 13.6a8 8 0 0 1 4 6.9v27.4a8 8 0 0 1-4 6.9L42 71.7a8 8 0 0 1-8 0L10.5 58.1a8 8 0 0 1-4-6.9V23.8a8 8 0 0 1 4-6.9Z';
const INNER =
  'M35.5 10.5a5 5 0 0 1 5 0l20 11.5a5 5 0 0 1 2.5 4.3v22.9a5 5 0 0 1-2.5 4.3l-20 11.5a5 5 0 0 1-5 0l-20-11.5a5 5 0 0 1-2.5-4.3V26.3a5 5 0 0 1 2.5-4.3Z';

/** Crest of a grade; the adjacent text names the grade. */
export const VipCrest = ({ grade, size }: { grade: number; size: number }) => (
  <svg
    className={`crest crest--${levelTier(grade)}`}
    width={size}
    height={size}
    viewBox="0 0 76 76"
    aria-hidden="true"
  >
    <path className="crest__rim" d={OUTER} />
    <path className="crest__face" d={INNER} />
    <text x="38" y="47" textAnchor="middle" fontSize={grade > 9 ? 21 : 25} fontWeight="700">
      {`V${grade}`}
    </text>
  </svg>
);
