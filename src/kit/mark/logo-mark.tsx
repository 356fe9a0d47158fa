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
