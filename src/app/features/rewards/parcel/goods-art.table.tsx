import type { ReactNode } from 'react';
import type { GoodsArt } from '#contract/rewards/parcel/schema.ts';

/** Each good in a square of 96: flat, three or four colours, one highlight. */
export const goodsArts: Readonly<Record<GoodsArt, ReactNode>> = {
  shirt: (
    <>
      <path d="M34 20q14 9 28 0l20 10 9 22-14 6-5-9v43H24V49l-5 9-14-6 9-22Z" fill="#123A7A" />
      <path d="M34 20q14 9 28 0l4 2q-18 14-36 0Z" fill="#F4F7FB" />
      <path d="M40 24v68M56 24v68" stroke="#F4F7FB" strokeWidth="6" />
      <circle cx="62" cy="42" r="5" fill="#F2B632" />
    </>
  ),
  ball: (
    <>
      <circle cx="48" cy="52" r="36" fill="#F7FBF9" />
      <path d="M48 52m-36 0a36 36 0 0 1 12-27c-2 20 6 44 26 58-24 4-38-12-38-31Z" fill="#DDE7E2" />
      <path fill="#0A6B4F" d="m48 36 14 10-5.4 16H39.4L34 46Z" />
      <path
        fill="#0A6B4F"
        d="m48 16 9 3-9 7-9-7ZM84 48l-2 13-9-5 2-11ZM12 48l2 13 9-5-2-11ZM30 82l-9-9 9-4 7 8ZM66 82l9-9-9-4-7 8Z"
      />
      <path
        d="M48 36V26M62 46l12-1M56.6 62l7 9M39.4 62l-7 9M34 46l-12-1"
        stroke="#0A6B4F"
        strokeWidth="2.6"
      />
      <circle cx="48" cy="52" r="36" fill="none" stroke="#9FB2A9" strokeWidth="1.6" />
    </>
  ),
  mug: (
    <>
      <path d="M20 28h46v48a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z" fill="#F7FBF9" />
      <path d="M54 28h12v48a10 10 0 0 1-10 10h-6q4-26 4-58Z" fill="#DDE7E2" />
      <path d="M66 40h8a9 9 0 0 1 9 9v8a11 11 0 0 1-11 11h-6" fill="none" stroke="#F7FBF9" strokeWidth="7" />
      <ellipse cx="43" cy="28" rx="23" ry="5.5" fill="#7A4B2E" />
      <g transform="translate(40 58) scale(1.3)">
        <path
          d="M-7-8v14H7M-7-2a8 8 0 0 1 8 8"
          fill="none"
          stroke="#007D5C"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="5" cy="-6" r="3" fill="#007D5C" />
      </g>
      <path
        d="M20 28h46v48a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z"
        fill="none"
        stroke="#B9C6C0"
        strokeWidth="1.6"
      />
    </>
  ),
  hat: (
    <>
      <path d="M18 64c0-28 12-44 30-44s30 16 30 44Z" fill="#B4531A" />
      <path
        d="M34 24c-5 10-7 24-7 40h12c0-16 2-30 6-42ZM62 24c5 10 7 24 7 40H57c0-16-2-30-6-42Z"
        fill="#2A2320"
        fillOpacity=".55"
      />
      <rect x="13" y="60" width="70" height="20" rx="7" fill="#FFE9D2" />
      <path
        d="M22 62v16M31 62v16M40 62v16M49 62v16M58 62v16M67 62v16M76 62v16"
        stroke="#DDB98F"
        strokeWidth="2"
      />
      <circle cx="48" cy="17" r="9" fill="#FFE9D2" />
    </>
  ),
  headphones: (
    <>
      <path d="M20 58V48a28 28 0 0 1 56 0v10" fill="none" stroke="#1B2A4A" strokeWidth="7" />
      <rect x="12" y="52" width="20" height="32" rx="9" fill="#1B2A4A" />
      <rect x="64" y="52" width="20" height="32" rx="9" fill="#1B2A4A" />
      <rect x="26" y="54" width="10" height="28" rx="5" fill="#7DF0C8" />
      <rect x="60" y="54" width="10" height="28" rx="5" fill="#7DF0C8" />
      <path
        d="M24 46a24 24 0 0 1 16-20"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  flask: (
    <>
      <rect x="34" y="12" width="28" height="16" rx="5" fill="#2A3B35" />
      <path d="M32 30h32l4 10v42a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V40Z" fill="#0C8F8B" />
      <path d="M56 30h8l4 10v42a8 8 0 0 1-8 8h-6Z" fill="#0A6D6A" />
      <rect x="28" y="52" width="40" height="16" fill="#F6FBFA" />
      <path
        d="M34 60q5-5 10 0t10 0 8-1"
        fill="none"
        stroke="#0C8F8B"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  backpack: (
    <>
      <path d="M34 24v-6a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v6" fill="none" stroke="#30363D" strokeWidth="5" />
      <path d="M22 40c0-12 8-20 26-20s26 8 26 20v40a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8Z" fill="#30363D" />
      <path d="M22 46h52v8H22Z" fill="#E36414" />
      <rect x="30" y="58" width="36" height="24" rx="5" fill="#454D56" />
      <path d="M34 64h28" stroke="#E36414" strokeWidth="2.6" strokeDasharray="4 3" />
      <path
        d="M30 30q-6 6-5 20"
        fill="none"
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  card: (
    <>
      <rect x="24" y="14" width="44" height="62" rx="6" fill="#5A2D82" transform="rotate(-10 46 45)" />
      <rect x="30" y="18" width="46" height="66" rx="6" fill="#F1EAF7" stroke="#5A2D82" strokeWidth="2.5" />
      <path d="M36 70V34h34v36Z" fill="#2AA46A" />
      <path
        d="M53 40a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM42 70c0-12 4-17 11-17s11 5 11 17Z"
        fill="#F4F7FB"
      />
      <path d="M36 24h20" stroke="#5A2D82" strokeWidth="4" strokeLinecap="round" />
      <path d="M38 77h12" stroke="#5A2D82" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  watch: (
    <>
      <path d="M36 6h24l3 26H33ZM36 90h24l3-26H33Z" fill="#2C2420" />
      <path d="M40 6h3l2 26h-4ZM53 90h3l2-26h-4Z" fill="#fff" fillOpacity=".12" />
      <circle cx="48" cy="48" r="27" fill="#C9D3CE" />
      <circle cx="48" cy="48" r="22" fill="#0B2F26" />
      <path d="M48 29v5M48 62v5M29 48h5M62 48h5" stroke="#EAF2EE" strokeWidth="2.4" />
      <path d="M48 48 40 38M48 48l13-6" stroke="#EAF2EE" strokeWidth="3" strokeLinecap="round" />
      <path d="M48 48l-6 15" stroke="#2FD199" strokeWidth="1.6" />
      <circle cx="48" cy="48" r="3" fill="#EAF2EE" />
      <rect x="74" y="44" width="6" height="8" rx="2" fill="#C9D3CE" />
    </>
  ),
  suitcase: (
    <>
      <path d="M38 22V8h20v14" fill="none" stroke="#54635D" strokeWidth="5" />
      <rect x="20" y="20" width="56" height="66" rx="9" fill="#1A5794" />
      <path d="M32 20v66M44 20v66M56 20v66M68 20v66" stroke="#0E3B66" strokeWidth="3" />
      <path d="M20 50h56" stroke="#DCEBFA" strokeWidth="5" />
      <rect x="42" y="44" width="12" height="12" rx="3" fill="#DCEBFA" />
      <circle cx="30" cy="89" r="5" fill="#10241E" />
      <circle cx="66" cy="89" r="5" fill="#10241E" />
    </>
  ),
  camera: (
    <>
      <path d="M36 26l5-9h16l5 9" fill="#2A3330" />
      <rect x="10" y="26" width="76" height="50" rx="9" fill="#2A3330" />
      <path d="M10 42h76v18H10Z" fill="#7A4B2E" />
      <circle cx="48" cy="51" r="22" fill="#10201B" />
      <circle cx="48" cy="51" r="16" fill="#1F4A7A" />
      <circle cx="48" cy="51" r="9" fill="#0A1B33" />
      <circle cx="42" cy="45" r="4" fill="#DCEBFA" />
      <rect x="18" y="31" width="12" height="6" rx="3" fill="#C9D3CE" />
      <circle cx="76" cy="34" r="3" fill="#2FD199" />
    </>
  ),
  espresso: (
    <>
      <path d="M18 16h52a6 6 0 0 1 6 6v10H18Z" fill="#C9D3CE" />
      <path d="M18 32h18v46H18Z" fill="#E9EFEC" />
      <path d="M36 32h40v14H36Z" fill="#AEBDB6" />
      <path d="M48 46h14v7H48Z" fill="#42524C" />
      <path d="M14 78h66v8a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" fill="#42524C" />
      <path d="M44 62h22v10a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z" fill="#fff" />
      <path d="M66 65h4a3 3 0 0 1 0 8h-4" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M53 53v8M57 53v8" stroke="#7A4B2E" strokeWidth="2.4" />
      <circle cx="27" cy="42" r="4" fill="#2FD199" />
      <path d="M22 54h10" stroke="#AEBDB6" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bicycle: (
    <>
      <g fill="none" stroke="#10241E">
        <circle cx="22" cy="62" r="17" strokeWidth="4" />
        <circle cx="74" cy="62" r="17" strokeWidth="4" />
      </g>
      <path
        d="M22 62 36 36h26L46 62ZM36 36 46 62 62 36l12 26M62 36l-3-9h9M36 36l-3-7M28 28h11"
        fill="none"
        stroke="#5B3F9E"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M68 27q8-1 8 6" fill="none" stroke="#10241E" strokeWidth="4" strokeLinecap="round" />
      <circle cx="46" cy="62" r="6" fill="#10241E" />
    </>
  ),
  seats: (
    <>
      <path d="M14 40h68v8H14Z" fill="#0A6B4F" />
      <path d="M22 18h22a5 5 0 0 1 5 5v28H17V23a5 5 0 0 1 5-5Z" fill="#0F8463" />
      <path d="M54 18h20a5 5 0 0 1 5 5v28H50V23a5 5 0 0 1 4-5Z" fill="#0F8463" />
      <path d="M14 50h68v13a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5Z" fill="#0A6B4F" />
      <path d="M20 68v16M76 68v16M48 68v16" stroke="#42524C" strokeWidth="5" strokeLinecap="round" />
      <rect x="27" y="26" width="12" height="12" rx="3" fill="#fff" />
      <rect x="58" y="26" width="12" height="12" rx="3" fill="#fff" />
    </>
  ),
};

/** Reports whether an illustration of a good exists. */
export const isGoodsArt = (goodsId: string): goodsId is GoodsArt => Object.hasOwn(goodsArts, goodsId);
