import type { Shot } from './shoot.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);

const style = `body{font:14px/1.5 system-ui;margin:24px;background:#e9eceb}h2{margin:32px 0 8px}
.row{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{height:520px;border:1px solid #c5cdca}
figcaption{color:#54635d}.bad{color:#b3261e;max-width:60ch}`;

const figure = ({ variant, file, errors }: Shot): string =>
  `<figure><a href="${file}"><img src="${file}" alt="${variant}" loading="lazy"></a><figcaption>${variant}</figcaption>${errors
    .map((error) => `<p class="bad">${escaped(error)}</p>`)
    .join('')}</figure>`;

/** The page that shows all shots, one row a scene. */
export function sheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ scene }) => scene)].map(
    ([scene, own]) => `<h2>${scene}</h2><div class="row">${own.map(figure).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Courtside gallery</title><style>${style}</style>${rows.join('')}</html>\n`;
}
