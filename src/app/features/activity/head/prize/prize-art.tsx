import type { ReactNode } from 'react';

/** Names of prize drawings. */
export const PRIZE_ARTS = [
  'coin',
  'coins',
  'cash',
  'ticket',
  'rebate',
  'spin',
  'none',
  'card',
  'points',
  'gift',
  'goods',
] as const;
export type PrizeArtName = (typeof PRIZE_ARTS)[number];

const corner = (color: string, width: number) => (
  <>
    <path
      d="M-7-8v14H7M-7-2a8 8 0 0 1 8 8"
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="5" cy="-6" r={width * 0.9} fill={color} />
  </>
);

const coinAt = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle cy="2" r="22" fill="#C98A12" />
    <circle r="22" fill="#F5B82E" />
    <circle r="16" fill="none" stroke="#C98A12" strokeOpacity={0.7} strokeWidth={2.6} />
    {corner('#7A5200', 3.4)}
  </g>
);

/** Each in a square of 44 around its middle; gold is for coins and gifts only. */
export const prizeArts: Readonly<Record<PrizeArtName, ReactNode>> = {
  coin: coinAt(0, 0, 0.8),
  coins: (
    <>
      {coinAt(-9, 5, 0.55)}
      {coinAt(9, 5, 0.55)}
      {coinAt(0, -6, 0.62)}
    </>
  ),
  cash: (
    <>
      <rect x="-20" y="-14" width="40" height="28" rx="5" fill="#007D5C" />
      <rect
        x="-16.5"
        y="-10.5"
        width="33"
        height="21"
        rx="3"
        fill="none"
        stroke="#9AD3BC"
        strokeWidth="1.5"
      />
      <circle r="7.5" fill="#E4F4ED" />
      <path
        d="M-3.5-4 0 0l3.5-4M0 0v5M-3 1.2h6"
        stroke="#00704F"
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  ticket: (
    <>
      <path fill="#1A5794" d="M-20-13h40v8.5a4.5 4.5 0 0 0 0 9V13h-40V4.5a4.5 4.5 0 0 0 0-9Z" />
      <path stroke="#DCEBFA" strokeWidth="2" strokeDasharray="3 3.2" d="M7-12v25" />
      <path d="M-12-4h12M-12 3h8" stroke="#DCEBFA" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  rebate: (
    <>
      <circle r="17" fill="#4A3FA3" />
      <path d="m6-6-12 12" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="-5" cy="-5" r="3" fill="none" stroke="#fff" strokeWidth="2.4" />
      <circle cx="5" cy="5" r="3" fill="none" stroke="#fff" strokeWidth="2.4" />
    </>
  ),
  spin: (
    <>
      <circle r="15.5" fill="none" stroke="#007D5C" strokeWidth="4" />
      <path
        d="M0-15V15M-15 0h30M-10.6-10.6l21.2 21.2M10.6-10.6l-21.2 21.2"
        stroke="#007D5C"
        strokeWidth="1.8"
      />
      <circle r="4.5" fill="#007D5C" />
    </>
  ),
  none: (
    <>
      <circle r="14" fill="none" stroke="#87978F" strokeWidth="2.6" />
      <path fill="#87978F" d="m0-6.5 6 4.4-2.3 7h-7.4l-2.3-7Z" />
      <path
        stroke="#87978F"
        strokeWidth="2"
        d="M0-6.5V-14M6-2.1l7-2.3M3.7 4.9l4.6 6.2M-3.7 4.9l-4.6 6.2M-6-2.1l-7-2.3"
      />
    </>
  ),
  card: (
    <>
      <rect x="-19" y="-13" width="38" height="26" rx="4" fill="#DDF1E8" stroke="#007D5C" strokeWidth="2" />
      <path d="M-12-4.5h9M-12 2h6" stroke="#007D5C" strokeWidth="2.2" strokeLinecap="round" />
      <g transform="translate(9 1) scale(.55)">{corner('#007D5C', 4)}</g>
    </>
  ),
  points: (
    <>
      <path d="M0-17 15-8v16L0 17-15 8V-8Z" fill="#22332D" />
      <path d="M0-11 9.5-5.5v11L0 11-9.5 5.5v-11Z" fill="none" stroke="#9AD3BC" strokeWidth="1.8" />
      <path d="M-4 5v-9h4.5a3 3 0 0 1 0 6H-4" fill="none" stroke="#EAF2EE" strokeWidth="2" />
    </>
  ),
  gift: (
    <>
      <rect x="-15" y="-6" width="30" height="21" rx="3" fill="#F5B82E" />
      <path d="M-18-12h36v8h-36Z" fill="#C98A12" />
      <path d="M-4-12h8v27h-8Z" fill="#FFE9A8" />
      <path
        d="M0-12c-10 0-11-9-5-9 4 0 5 5 5 9 0-4 1-9 5-9 6 0 5 9-5 9Z"
        fill="none"
        stroke="#7A5200"
        strokeWidth="2"
      />
    </>
  ),
  goods: (
    <>
      <path d="M0-17 17-9v17L0 17-17 8V-9Z" fill="#E5C79B" />
      <path d="M0 0 17-9v17L0 17Z" fill="#C79F6A" />
      <path d="m-9-13 17 8.5v7l5-2.5v-7L-4-15.5Z" fill="#fff" fillOpacity="0.6" />
    </>
  ),
};

/** A prize as it is drawn in tables, on wheels and on receipts; `size` in px. */
export const PrizeArt = ({ name, size = 26 }: { name: PrizeArtName; size?: number }) => (
  <svg width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
    {prizeArts[name]}
  </svg>
);
