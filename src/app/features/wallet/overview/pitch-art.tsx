/** The pitch's end as the seat by the line sees it; decoration only. */
export const PitchArt = () => (
  <svg
    className="baln__art"
    viewBox="0 0 520 240"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    strokeWidth={2}
    aria-hidden="true"
  >
    <path className="baln__mown" d="M180 0h56v240h-56zM292 0h56v240h-56zM404 0h56v240h-56z" />
    <path d="M520 20H150v220M520 60H380v120h140M520 92h-64v56h64" />
    <circle cx="150" cy="130" r="70" />
    <path d="M380 92a44 44 0 0 0 0 56" />
  </svg>
);
