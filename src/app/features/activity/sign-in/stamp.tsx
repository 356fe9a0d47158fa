/** The mark of a day that was signed; `size` in px. */
export const Stamp = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true">
    <g transform="rotate(-12)" fill="none" stroke="#c98a12">
      <circle r="22" strokeWidth="2.6" />
      <circle r="17.5" strokeWidth="1.4" strokeDasharray="3 2.4" />
      <path d="M-7-8v14H7M-7-2a8 8 0 0 1 8 8" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="5" cy="-6" r="2.8" fill="#c98a12" stroke="none" />
    </g>
  </svg>
);
