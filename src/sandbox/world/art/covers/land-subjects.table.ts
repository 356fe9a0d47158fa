import { star, times } from '#sandbox/world/art/pen.ts';
import { type CoverSubject, mirror } from './cover-subject.ts';

/** Plants, mountains and buildings. */
export const LAND = {
  lotus: ({ first, second, accent, light, ink }) =>
    `<ellipse cy="86" rx="104" ry="22" fill="${ink}" fill-opacity=".55"/>${mirror(`<path fill="${second}" d="M0 84C-60 84-104 52-108 6c44 0 88 28 108 78Z"/><path fill="${first}" d="M0 84C-52 70-80 20-70-36c40 16 66 60 70 120Z"/>`)}<path fill="${light}" d="M0 84C-46 40-46-40 0-96 46-40 46 40 0 84Z"/>${mirror(`<path fill="${first}" fill-opacity=".55" d="M0 84C-46 40-46-40 0-96-18-30-16 30 0 84Z"/>`)}<circle cy="52" r="13" fill="${accent}"/>`,
  peony: ({ first, second, accent, light, ink }) =>
    `${mirror(`<path fill="${ink}" d="M-40 60c-40-4-66 16-74 40 34 10 68-2 84-26Z"/>`)}${[
      [100, 9, second],
      [78, 8, first],
      [56, 7, light],
      [34, 6, first],
    ]
      .map(
        ([size, count, colour]) =>
          `<g fill="${colour}">${times(Number(count), (i) => `<ellipse transform="rotate(${(i * 360) / Number(count)})" cx="${Number(size) * 0.58}" rx="${Number(size) * 0.44}" ry="${Number(size) * 0.4}"/>`).join('')}</g>`,
      )
      .join('')}<circle r="15" fill="${accent}"/>`,
  cactus: ({ first, second, accent, light }) =>
    `<g fill="none" stroke="${first}" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="56" d="M0 54v-118"/><path stroke-width="30" d="M0 18h-62v-48M0-4h62v-52"/></g><g stroke="${light}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 16"><path d="M-12-80v130M12-80v130M-62-30v36M62-52v44"/></g><path fill="${accent}" d="M0-112c10 4 14 12 12 22 10-6 18-4 24 6-10 10-22 12-36 4-14 8-26 6-36-4 6-10 14-12 24-6-2-10 2-18 12-22Z"/><circle cx="62" cy="-78" r="10" fill="${accent}"/><path fill="${second}" d="M-54 48h108l-12 58h-84Z"/><path fill="${light}" d="M-60 42H60v16H-60z"/>`,
  mushroom: ({ first, second, accent, light, ink }) =>
    `<path fill="${light}" d="M-30 6h60c0 40 12 60 22 84-30 16-74 16-104 0 10-24 22-44 22-84Z"/><path fill="${first}" d="M0-96c64 0 106 46 106 90 0 22-50 30-106 30s-106-8-106-30c0-44 42-90 106-90Z"/><path fill="${second}" d="M-106-6c0 22 50 30 106 30s106-8 106-30c-40 14-172 14-212 0Z"/><g fill="${light}"><circle cx="-50" cy="-40" r="18"/><circle cx="14" cy="-62" r="22"/><circle cx="66" cy="-28" r="14"/><circle cx="-8" cy="-18" r="11"/></g>${mirror(`<circle cx="-14" cy="52" r="5" fill="${ink}"/>`)}<path d="M-7 64q7 7 14 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path fill="${accent}" d="M62 92c0-20 40-20 40 0-12 6-28 6-40 0Z"/><path fill="${light}" d="M76 92h12v14H76z"/>`,
  pine: ({ first, second, accent, ink, light }) =>
    `<path fill="none" stroke="${second}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round" d="M6 84c-26-24-2-44-8-72-6-24-40-26-38-56M0 16c26-6 40-20 46-42"/><g fill="${first}"><path d="M-104-34a22 22 0 0 1 16-36 34 34 0 0 1 58-14 28 28 0 0 1 40 22 20 20 0 0 1-6 36H-92Z"/><path d="M12-6a18 18 0 0 1 8-30 28 28 0 0 1 46-12 24 24 0 0 1 38 24 16 16 0 0 1-8 26H22Z"/><path d="M-92 40a16 16 0 0 1 8-26 26 26 0 0 1 42-8 20 20 0 0 1 30 16 14 14 0 0 1-4 22h-66Z"/></g><path fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" d="M-78-46q14-14 30-6M-28-56q12-10 26 0M38-24q12-12 26-4"/><path fill="${accent}" d="M-56 82H70l-12 24H-44Z"/><path fill="${ink}" d="M-64 74H78v12H-64z"/>`,
  volcano: ({ first, second, accent, light, ink }) =>
    `<g fill="${light}" fill-opacity=".5"><circle cx="-34" cy="-92" r="20"/><circle cx="34" cy="-98" r="24"/><circle cy="-106" r="20"/></g><path fill="${accent}" d="M-22-34C-40-70-14-76-20-104 4-92 0-74 10-66c6-10 4-20 16-28 2 22 14 34-2 60Z"/><path fill="${ink}" d="M-34-38h68L112 100h-224Z"/><path fill="${second}" d="M-34-38h34L-8 100h-104Z"/><path fill="${first}" d="M-34-38h68l12 22c-10 6-14 22-10 44 4 24-14 24-16 4-2-24-12-24-14 0-2 34-22 34-22 4 0-24-14-34-30-52Z"/><path fill="${accent}" d="M-24-38h48l4 10q-28 12-56 0Z"/>`,
  clover: ({ first, second, accent, light }) =>
    `<path fill="none" stroke="${second}" stroke-width="12" stroke-linecap="round" d="M4 10c6 40 20 66 44 92"/>${times(4, (i) => `<g transform="translate(0 -10) rotate(${i * 90 + 45})"><path fill="${first}" d="M0 0C-50-16-62-56-42-78c16-18 40-10 42 8 2-18 26-26 42-8 20 22 8 62-42 78Z"/><path fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" d="M0-10v-40M0-26l-16-16M0-26l16-16"/></g>`).join('')}<circle cx="66" cy="-72" r="11" fill="${accent}"/><circle cx="84" cy="-50" r="6" fill="${accent}"/>`,
  gourd: ({ first, second, accent, light }) =>
    `<path fill="none" stroke="${second}" stroke-width="10" stroke-linecap="round" d="M0-84q2-20 22-24"/><path fill="${second}" d="M14-100q30-14 50 4-26 20-50-4Z"/><path fill="${first}" d="M0-88c30 0 48 18 48 42 0 20-12 30-12 40 26 12 42 30 42 54 0 36-34 56-78 56s-78-20-78-56c0-24 16-42 42-54 0-10-12-20-12-40 0-24 18-42 48-42Z"/><path fill="#fff" fill-opacity=".22" d="M-34-44c0-20 12-32 28-36-10 14-14 30-10 46ZM-62 46c2-24 16-38 36-46-12 22-16 48-8 76-16-6-28-16-28-30Z"/><path fill="${accent}" d="M-44-8q44 18 88 0v16q-44 18-88 0Z"/><path fill="${accent}" d="m34 6 34 44-18-4-8 16L22 14Z"/><circle cy="50" r="22" fill="none" stroke="${light}" stroke-width="6"/><path stroke="${light}" stroke-width="6" d="M0 36v28M-14 50h28"/>`,
  pagoda: ({ first, second, accent, light, ink }) =>
    `<path fill="${accent}" d="M-4-108h8v26h-8z"/><circle cy="-108" r="8" fill="${accent}"/>${[0, 1, 2, 3]
      .map((i) => {
        const y = -82 + i * 46;
        const w = 40 + i * 17;
        return `<path fill="${light}" d="M${-w + 14} ${y + 18}h${2 * w - 28}v30h-${2 * w - 28}Z"/><path fill="${ink}" d="M-9 ${y + 28}h18v20H-9zM${-w + 24} ${y + 26}h9v14h-9zM${w - 33} ${y + 26}h9v14h-9z"/><path fill="${first}" d="M${-w - 14} ${y + 22}q18-4 ${w * 0.5}-24h${w + 28}q${w * 0.2} 20 ${w * 0.5} 24-${w + 14} 10-${2 * w + 28} 0Z"/><path fill="${second}" d="M${-w - 14} ${y + 22}q${w + 14} 10 ${2 * w + 28} 0l-4-6H${-w - 10}Z"/>`;
      })
      .join('')}`,
  pyramid: ({ first, second, accent, light, ink }) =>
    `<path fill="${first}" d="M0-96 118 90H-118Z"/><path fill="${second}" d="M0-96 118 90H26Z"/><g stroke="${ink}" stroke-opacity=".25" stroke-width="4"><path d="M-22-60h44M-46-22h92M-70 16H70M-94 54H94"/></g><path fill="${light}" d="M0-96 22-60h-44Z"/><path fill="${ink}" d="M-22 90V58q22-24 44 0v32Z"/><path fill="${light}" d="M-46 6q46-42 92 0-46 40-92 0Z"/><circle cy="5" r="17" fill="${accent}"/><circle cy="5" r="8" fill="${ink}"/>`,
  castle: ({ first, second, accent, light, ink }) =>
    `${mirror(`<path fill="${second}" d="M-98 96V-16h46V96Z"/><path fill="${accent}" d="M-104-16-75-74l29 58Z"/><path stroke="${ink}" stroke-width="4" d="M-75-74v-24"/><path fill="${light}" d="M-75-98h24l-8 8 8 8h-24Z"/><path fill="${ink}" d="M-82 18q7-10 14 0v20h-14Z"/>`)}<path fill="${first}" d="M-58 96V6h14v14h18V6h18v14H8V6h18v14h18V6h14v90Z"/><path fill="${first}" d="M-30 10v-74h60v74Z"/><path fill="${accent}" d="M-38-64 0-112l38 48Z"/><path fill="${ink}" d="M-20 96V66q20-26 40 0v30ZM-8-30q8-12 16 0v22H-8Z"/><path fill="${light}" d="M-44 34h16v14h-16zM28 34h16v14H28z"/>`,
  lighthouse: ({ first, accent, light, ink }) =>
    `<path fill="${light}" fill-opacity=".5" d="M-18-70-130-104v60ZM18-70l112-34v60Z"/><path fill="${light}" d="M-26-44h52l16 134h-84Z"/><path fill="${first}" d="m-30-14 60 0 4.400 34h-68.800ZM-38 54h76l4 36h-84Z"/><path fill="${ink}" d="M-34-52h68v12h-68zM-24-92h48v40h-48z"/><path fill="${accent}" d="M-16-88h32v32h-32z"/><path fill="${first}" d="M-30-90 0-116l30 26Z"/><path fill="${ink}" d="M-10 90V66q10-12 20 0v24Z"/><path fill="${ink}" d="M-92 106q20-26 56-20 40-14 72 2 34-6 56 18Z"/>`,
  windmill: ({ first, second, accent, light, ink }) =>
    `<path fill="${light}" d="M-30-30h60l20 132h-100Z"/><path fill="${second}" d="M-38-26C-34-62 34-62 38-26Z"/><path fill="${ink}" d="M-14 102V70q14-16 28 0v32ZM-9 18h18v20H-9z"/><g transform="translate(0 -34) rotate(20)">${times(4, (i) => `<g transform="rotate(${i * 90})"><path stroke="${ink}" stroke-width="6" d="M0 0v-92"/><path fill="${first}" d="M4-88h26v62H4z"/><path stroke="${light}" stroke-opacity=".6" stroke-width="3" d="M4-68h26M4-48h26M17-88v62"/></g>`).join('')}<circle r="11" fill="${accent}"/></g>`,
  peak: ({ first, second, accent, light }) =>
    `<path fill="${accent}" d="${star(64, -78, 18, 0.4)}"/><path fill="${second}" d="M60 96 4-20 40-52l78 148Z"/><path fill="${first}" d="M-118 96-20-96 86 96Z"/><path fill="${light}" d="m-20-96 34 62-16-4-14 20-14-16-20 14Z"/><path fill="${second}" fill-opacity=".5" d="M-20-96 86 96H14L-8-10Z"/><path stroke="${accent}" stroke-width="5" d="M-20-96v-20"/><path fill="${accent}" d="M-20-118H8l-8 9 8 9h-28Z"/>`,
} as const satisfies Record<string, CoverSubject>;
