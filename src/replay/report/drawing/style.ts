type Palette = Readonly<Record<string, string>>;

/** Light colours of theme "fresh" that a report needs. The theme itself belongs to the page. */
export const LIGHT: Palette = {
  '--c-bg': '#f4f7f6',
  '--c-surface': '#ffffff',
  '--c-surface-2': '#f8faf9',
  '--c-line': '#e1e8e5',
  '--c-control-line': '#87978f',
  '--c-text': '#0f1c18',
  '--c-text-2': '#42524c',
  '--c-text-3': '#5f6e69',
  '--c-primary-text': '#00704f',
  '--c-primary-soft': '#e4f4ed',
  '--c-primary-line': '#9ad3bc',
  '--c-alert': '#b4460f',
  '--c-alert-soft': '#fcefe7',
  '--c-alert-line': '#edc4ac',
  '--c-focus': '#00a878',
  '--vip-2-name': '#1a5794',
  '--vip-3-name': '#4a3fa3',
};

/** The dark colours of the same theme. */
export const DARK: Palette = {
  '--c-bg': '#0b1211',
  '--c-surface': '#121b19',
  '--c-surface-2': '#17221f',
  '--c-line': '#243130',
  '--c-control-line': '#647771',
  '--c-text': '#eaf2ee',
  '--c-text-2': '#afbeb8',
  '--c-text-3': '#8a9a94',
  '--c-primary-text': '#4fdcac',
  '--c-primary-soft': '#12332a',
  '--c-primary-line': '#24604f',
  '--c-alert': '#ffa873',
  '--c-alert-soft': '#35221a',
  '--c-alert-line': '#5e3c2a',
  '--c-focus': '#2fd199',
  '--vip-2-name': '#8cc4f5',
  '--vip-3-name': '#b9b2f7',
};

/** The CSS declarations of a palette. */
const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';');

const SANS =
  '"Helvetica Neue",Arial,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Noto Sans CJK SC",sans-serif';

/** The only style sheet of a report: no file, font or image is loaded from anywhere else. */
export const STYLE = `
:root{color-scheme:light;${declarations(LIGHT)}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--c-bg);color:var(--c-text);font:400 .875rem/1.375rem ${SANS};font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
main,header{max-width:1344px;margin-inline:auto;padding:0 24px}
header{padding-block:32px 24px}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:1.75rem;line-height:2.25rem;font-weight:600;text-wrap:balance}
h2{font-size:1.375rem;line-height:1.875rem;font-weight:600;margin:32px 0 12px}
h3{font-size:1rem;line-height:1.5rem;font-weight:600}
.kicker{color:var(--c-text-3);margin-bottom:8px}
.verdict{border:1px solid var(--c-primary-line);background:var(--c-primary-soft);border-radius:16px;padding:24px}
.verdict h1{color:var(--c-primary-text)}
.verdict.bad{border-color:var(--c-alert-line);background:var(--c-alert-soft)}
.verdict.bad h1{color:var(--c-alert)}
.verdict li{list-style:none;margin-top:8px;max-width:76ch;font-size:1rem;line-height:1.5rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));gap:16px 24px;margin-top:24px}
.facts dt{color:var(--c-text-3);font-size:.75rem;line-height:1.125rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px;align-items:start}
.cards.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,560px),1fr))}
.cards.more{margin-top:16px}
.card{background:var(--c-surface);border:1px solid var(--c-line);border-radius:12px;padding:16px;min-width:0}
.note{color:var(--c-text-2);font-size:.8125rem;line-height:1.25rem;margin:4px 0 12px}
svg{display:block;width:100%;height:auto;overflow:visible}
.grid{stroke:var(--c-line);stroke-width:1}
.mark{fill:var(--c-text-3);font-size:11px}
.end{text-anchor:end}
.middle{text-anchor:middle}
.line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.line.green{stroke:var(--c-primary-text)}
.line.blue{stroke:var(--vip-2-name);stroke-dasharray:7 4}
.line.ochre{stroke:var(--c-alert);stroke-dasharray:2 4}
.line.violet{stroke:var(--vip-3-name);stroke-dasharray:9 4 2 4}
.line.grey{stroke:var(--c-text-3);stroke-width:1.25}
.dot.green{fill:var(--c-primary-text)}
.dot.blue{fill:var(--vip-2-name)}
.dot.ochre{fill:var(--c-alert)}
.dot.violet{fill:var(--vip-3-name)}
.dot.grey{fill:var(--c-text-3)}
.limit{fill:none;stroke:var(--c-alert);stroke-width:1;stroke-dasharray:4 3}
.broke{fill:none;stroke:var(--c-alert);stroke-width:1.5}
.told{fill:var(--c-alert);font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(5,1fr);gap:1px;margin-top:16px;border:1px solid var(--c-line);border-radius:12px;overflow:hidden;background:var(--c-line)}
.tiles div{background:var(--c-surface);padding:12px 16px}
.tiles dt{color:var(--c-text-3);font-size:.75rem;line-height:1.125rem}
.tiles dd{font-size:1.375rem;line-height:1.875rem;font-weight:600}
.tiles .bad dd{color:var(--c-alert)}
.bar{fill:var(--c-alert)}
.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;color:var(--c-text-2);font-size:.8125rem;line-height:1.25rem}
.legend li{display:flex;align-items:center;gap:6px;list-style:none}
.legend svg{width:24px}
details{margin-top:12px;border-top:1px solid var(--c-line);padding-top:8px}
summary{cursor:pointer;color:var(--c-primary-text);font-size:.8125rem;line-height:1.5rem}
.scroll{max-height:320px;overflow:auto;margin-top:8px}
.card>.scroll{max-height:none;margin-top:0}
table{border-collapse:collapse;width:100%;font-size:.8125rem;line-height:1.25rem;overflow-wrap:normal}
caption{text-align:start;color:var(--c-text-2);padding:0 0 6px}
th,td{padding:5px 10px;text-align:end;border-bottom:1px solid var(--c-line);white-space:nowrap;font-weight:400}
thead th{color:var(--c-text-2);background:var(--c-surface-2);font-weight:600}
th:first-child{text-align:start}
:focus-visible{outline:2px solid var(--c-focus);outline-offset:2px;border-radius:4px}
main{padding-bottom:64px}
@media (max-width:767px){.tiles{grid-template-columns:repeat(2,1fr)}.tiles div:last-child:nth-child(odd){grid-column:1/-1}main,header{padding-inline:16px}.verdict{padding:16px}h1{font-size:1.375rem;line-height:1.875rem}.verdict li{font-size:.875rem;line-height:1.375rem}}
@media print{.card{break-inside:avoid}}
`;
