/** A feature that a text names, and how it does. */
type Named = {
  /** label: in quotation marks; screen: by the last letters of its name; sent: after a verb of going; link: an address. */
  readonly by: 'label' | 'screen' | 'sent' | 'link';
  readonly name: string;
};

const HAN = String.raw`[\p{Script=Han}A-Za-z]`;
const LINKS = /\[[^\]]+\]\(([^)\s]+)\)/g;
const QUOTED = /[“「]([^”」$]{1,16})[”」]/gu;
/** Destination of a reader after a verb, as far as the name may extend; text about entering the centre wallet concerns money. */
const SENT = new RegExp(`(?<!已|要)(?:前往|打开|进入)(?!中心钱包)(${HAN}{2,8})`, 'gu');
/** Names for parts of a site; the centre wallet is money. */
const KINDS =
  '中心(?!钱包)|专区|大厅|频道|排行榜|商城|日历|主页|资料页|首页|(?<![一二两三四五六七八九十几整这那一])页(?!面|岩)|面板|明细|(?<!和)记录|回执|通知栏|工具箱';
const SCREENS = new RegExp(`(${HAN}{0,8}?(?:${KINDS}))`, 'gu');

const all = (pattern: RegExp, by: Named['by'], text: string): Named[] =>
  [...text.matchAll(pattern)].map(({ 1: name = '' }) => ({ by, name }));

/** Every feature that a text for readers names. */
export function namedFeatures(text: string): readonly Named[] {
  const plainText = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[“”「」]/gu, '');
  return [
    ...all(LINKS, 'link', text),
    ...all(QUOTED, 'label', text),
    ...all(SENT, 'sent', plainText),
    ...all(SCREENS, 'screen', plainText),
  ];
}
