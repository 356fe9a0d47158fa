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
