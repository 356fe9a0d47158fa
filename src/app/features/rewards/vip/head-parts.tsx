import './vip-head.css';
import { paths } from '#app/routes/paths.ts';
import { PageLink } from '#kit/link/link.tsx';
import { levelTier } from '#kit/mark/level-badge.tsx';
import { t } from './texts.ts';

/** The corner of a pitch behind the head of a page. */
export const VipBackdrop = () => (
  <svg
    className="vip-head__bg"
    viewBox="0 0 260 200"
    preserveAspectRatio="xMaxYMax slice"
    fill="none"
    stroke="currentColor"
    strokeOpacity="0.2"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M270 180H90V-10M90 60a120 120 0 0 1 120 120M90 120a60 60 0 0 1 60 60" />
    <circle cx="200" cy="64" r="26" />
  </svg>
);

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

/** Tabs of the two VIP pages: rebates, and the grades that determine them. */
export const VipTabs = () => (
  <nav className="vip-tabs" aria-label={t('vip.tabs')}>
    <PageLink to={paths.vip}>{t('vip.title')}</PageLink>
    <PageLink to={paths.rebates}>{t('rebate.title')}</PageLink>
  </nav>
);
