import './logo.css';

/** The corner of a pitch: two lines, the arc, a ball leaving it. The word beside it carries the name. */
export function LogoMark({ size = 28 }: { size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="#fff"
      strokeWidth={3.2}
    >
      <rect width="32" height="32" rx="9" fill="var(--c-primary)" stroke="none" />
      <path d="M8.5 7.5v16h16" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M8.5 13.5a10 10 0 0 1 10 10" />
      <circle cx="21.8" cy="10.6" r="3.3" fill="#fff" stroke="none" />
    </svg>
  );
}

/** A coin with the corner mark; gold is for coins and gifts only. */
export function Coin({ size = 16 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="none">
      <circle cx="12" cy="12" r="10.5" fill="#C98A12" />
      <circle cx="12" cy="11.2" r="9.7" fill="#F5B82E" />
      <circle cx="12" cy="11.2" r="7" stroke="#C98A12" strokeOpacity={0.65} strokeWidth={1.2} />
      <path
        d="M8.8 7.6v6.6h6.6M8.8 10.2a4 4 0 0 1 4 4"
        stroke="#7A5200"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="14.3" cy="8.9" r="1.5" fill="#7A5200" />
    </svg>
  );
}
