import type { Promotion } from '#contract/models/promotion.ts';

const CORNER = <path d="M96 140a84 84 0 0 1 124-74M66 140a114 114 0 0 1 154-107" />;

const SHAPES = {
  chart: <path d="M100 118V84h20v34zM128 118V62h20v56zM156 118V42h20v76zM184 118V20h20v98z" />,
  ball: (
    <>
      <circle cx="158" cy="76" r="46" />
      <path
        className="pmpic__line"
        d="m158 58 18 13-7 21h-22l-7-21zM158 58V32M176 71l25-8M169 92l15 22M147 92l-15 22M140 71l-25-8"
      />
    </>
  ),
  ticket: (
    <>
      <path d="M92 44h112v22a12 12 0 0 0 0 24v22H92V90a12 12 0 0 0 0-24z" />
      <path className="pmpic__line" d="M128 50v56M150 78h34M167 61v34" />
    </>
  ),
} as const;

/** One drawn object on the tint of a promotion. */
export const PromotionPicture = ({ name }: { name: Promotion['picture'] }) => (
  <svg className="pmpic" viewBox="0 0 220 140" aria-hidden="true">
    <g className="pmpic__court">{CORNER}</g>
    <g className="pmpic__shape">{SHAPES[name]}</g>
  </svg>
);
