import type { ReactElement } from 'react';

const pitch = 'var(--c-primary)';
const paper = 'var(--c-surface)';
const shadow = 'var(--c-text)';
const outline = { stroke: pitch, strokeWidth: 3.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The one object that is drawn on the pitch tile, per illustration; colours come from tokens. */
export const illustrationObjects = {
  empty: (
    <>
      <ellipse cx="122" cy="98" rx="14" ry="5" fill={shadow} fillOpacity={0.1} />
      <path {...outline} fill="none" strokeDasharray="1 9" d="M44 92c10-46 44-62 66-30" />
      <circle cx="120" cy="82" r="15" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <path fill={pitch} d="m120 75 6.5 4.7-2.5 7.6h-8l-2.5-7.6Z" />
      <path
        {...outline}
        fill="none"
        strokeWidth={2.4}
        d="M120 75v-7M126.5 79.7l6.5-2.1M124 87.3l4 5.5M116 87.3l-4 5.5M113.5 79.7l-6.5-2.1"
      />
    </>
  ),
  identity: (
    <>
      <path
        fill={paper}
        {...outline}
        d="M54 42h92a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6Z"
      />
      <circle cx="76" cy="66" r="9" fill={pitch} />
      <path fill={pitch} d="M60 92a16 14 0 0 1 32 0Z" />
      <path {...outline} fill="none" d="M106 62h32M106 76h32M106 90h18" />
    </>
  ),
  record: (
    <>
      <path
        fill={paper}
        {...outline}
        d="M76 34h48a5 5 0 0 1 5 5v59l-9-5-9 5-9-5-9 5-9-5-9 5V39a5 5 0 0 1 1-5Z"
      />
      <path {...outline} fill="none" d="M88 52h28M88 64h28M88 76h16" />
    </>
  ),
  maintain: (
    <>
      <path stroke={pitch} strokeWidth={5} strokeLinecap="round" d="M40 106 86 83" />
      <path fill={paper} {...outline} d="M86 62h40a4 4 0 0 1 4 4v20H86a4 4 0 0 1-4-4V66a4 4 0 0 1 4-4Z" />
      <path {...outline} fill="none" d="M130 70h12l14-30h10M96 62V50h16v12" />
      <circle cx="94" cy="92" r="9" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <circle cx="122" cy="92" r="9" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <circle cx="94" cy="92" r="2" fill={pitch} />
      <circle cx="122" cy="92" r="2" fill={pitch} />
    </>
  ),
  line: (
    <>
      <path
        fill={paper}
        {...outline}
        d="M72 60h40a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H72a5 5 0 0 1-5-5V65a5 5 0 0 1 5-5Z"
      />
      <path fill={paper} {...outline} d="m117 72 16-9v26l-16-9Z" />
      <path {...outline} fill="none" d="m92 92-14 24M92 92l14 24M92 92v20" />
      <circle cx="84" cy="76" r="6" {...outline} fill="none" />
      <path
        {...outline}
        fill="none"
        d="M62 46a26 26 0 0 1 16-14M70 30l-14-2M106 32a26 26 0 0 1 14 12M132 34l-10 10"
      />
    </>
  ),
  wait: (
    <>
      <path {...outline} fill="none" d="M66 104V40" />
      <path fill={pitch} d="M66 42c10-6 18 4 30-2v20c-12 6-20-4-30 2Z" />
      <circle cx="128" cy="68" r="23" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <path {...outline} fill="none" d="M128 54v15l10 6" />
    </>
  ),
  mic: (
    <>
      <path {...outline} fill="none" d="M70 84c-2-30 12-48 31-48s33 18 31 48" />
      <rect x="60" y="74" width="18" height="28" rx="8" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <rect x="124" y="74" width="18" height="28" rx="8" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <path {...outline} fill="none" d="M133 102c0 9-8 14-20 14" />
      <rect x="98" y="111" width="16" height="9" rx="4.5" fill={pitch} />
    </>
  ),
  gate: (
    <>
      <path fill={paper} {...outline} d="M48 56h18v50H48zM134 56h18v50h-18z" />
      <path fill={paper} stroke={pitch} strokeWidth={3.2} strokeLinejoin="round" d="M66 68h68v13H66z" />
      <path fill={pitch} d="M72 68h12l-8 13H66v-3zM98 68h12l-8 13H90zM124 68h10v5l-5 8h-13z" />
      <circle cx="57" cy="46" r="6" fill={pitch} />
      <circle cx="143" cy="46" r="6" fill={pitch} />
    </>
  ),
  whistle: (
    <>
      <path fill={paper} {...outline} d="M62 58h44l34-12v20c0 6-4 9-10 9h-8a24 24 0 1 1-46-9Z" />
      <circle cx="99" cy="83" r="9" {...outline} fill="none" />
      <path {...outline} fill="none" d="M82 58V46h12v12M150 40l10-6M154 54h11M148 28l5-9" />
    </>
  ),
  fav: (
    <>
      <path fill={paper} {...outline} d="M76 40h48a7 7 0 0 1 7 7v30H69V47a7 7 0 0 1 7-7Z" />
      <path fill={paper} {...outline} d="M62 77h76v14H62zM72 91v18M128 91v18" />
      <path fill={pitch} d="M100 68c-8-6-12-9-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 8-12 14Z" />
    </>
  ),
  off: (
    <>
      <path
        {...outline}
        fill="none"
        d="M56 72a62 62 0 0 1 30-16M144 72a62 62 0 0 0-26-15M70 88a42 42 0 0 1 22-11M130 88a42 42 0 0 0-10-7M84 103a22 22 0 0 1 30-1"
      />
      <circle cx="100" cy="116" r="4.5" fill={pitch} />
      <path {...outline} fill="none" d="m64 46 72 72" />
    </>
  ),
  missing: (
    <>
      <path stroke={pitch} strokeWidth={4} strokeLinecap="round" d="M74 76v28M126 76v28" />
      <rect x="50" y="30" width="100" height="48" rx="7" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <path {...outline} fill="none" strokeWidth={4.4} d="M74 66V42L62 59h17M136 66V42l-12 17h17" />
      <rect x="91" y="42" width="18" height="24" rx="9" fill="none" stroke={pitch} strokeWidth={4.4} />
      <path {...outline} fill="none" strokeDasharray="1 9" d="M96 108c14 14 36 22 62 18" />
      <ellipse cx="173" cy="136" rx="12" ry="4" fill={shadow} fillOpacity={0.1} />
      <circle cx="172" cy="123" r="12" fill={paper} stroke={pitch} strokeWidth={3.2} />
      <path fill={pitch} d="m172 117 5.4 3.9-2 6.3h-6.8l-2-6.3Z" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

/** The illustrations for emptiness and failure. */
export type IllustrationName = keyof typeof illustrationObjects;
