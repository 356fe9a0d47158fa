import { type HouseRule, isCatalogue, isCode, isTest, pattern } from './rule.ts';
import { newerThanBrowsers } from './rules/newer-than-browsers.ts';
import { rawSizes } from './rules/raw-sizes.ts';

const longAllowed = /seed|\.table\.ts$|\.d\.ts$|^src\/app\/theme\/|^tools\/house\/fixtures\//;
const maxLines = 300;
const maxFoldersBelowSrc = 5;
const emptyNames = /(^|\/)(utils?|helpers?|common|misc|shared)(\.[a-z.]+)?$/;

/** Files that may read a key directly: the reader itself, composers that send by Enter with any modifier, keys of a storage. */
const readsKeysItself = /\/(?:plain-key|composer|composer-field|stored-choice)\.tsx?$/;

const isProduct = (path: string) => path.startsWith('src/') && isCode(path) && !isTest(path);
const holdsAClock = (path: string) => /^src\/(worker|sandbox\/world)\/clock(\/|[.-])/.test(path);

const fileLength: HouseRule = {
  name: 'file-length',
  appliesTo: (path) =>
    (isCode(path) || path.endsWith('.css')) && !isTest(path) && !isCatalogue(path) && !longAllowed.test(path),
  find: ({ text }) => {
    const lines = text.split('\n').length - 1;
    return lines > maxLines ? [{ at: 0, message: `${lines} lines; at most ${maxLines}` }] : [];
  },
};

const depth: HouseRule = {
  name: 'folder-depth',
  appliesTo: (path) => path.startsWith('src/') && isCode(path),
  find: ({ path }) => {
    const folders = path.split('/').length - 2;
    return folders > maxFoldersBelowSrc
      ? [{ at: 0, message: `${folders} folders below src; at most 5` }]
      : [];
  },
};

const fileName: HouseRule = {
  name: 'file-name',
  appliesTo: (path) => isCode(path) && path !== 'src/i18n/texts/common.ts',
  find: ({ path }) =>
    path.split('/').some((part) => emptyNames.test(part))
      ? [{ at: 0, message: 'name a file by its idea' }]
      : [],
};

const barrel: HouseRule = {
  name: 'barrel',
  appliesTo: (path) => /^src\/.*\/index\.tsx?$/.test(path),
  find: () => [{ at: 0, message: 'import the file itself; contract/rules.ts is the only list of exports' }],
};

/** Names of the platform for which the contract has names of ours: they stop at its schemas. */
const wireNames = [
  'msgType',
  'giftPush',
  'orderPush',
  'revertOrderPush',
  'svgaUrl',
  'giftType',
  'giftCode',
  'cls',
  'cardNum',
  'ballClassId',
  'visitName',
  'visitLogo',
  'visitScore',
  'matchName',
  'matchClass',
  'anchorInfo',
  'anchor_status',
  'anchorType',
  'roomInfo',
  'isStart',
  'videoWebUrl',
  'walletType',
  'transfer_out',
  'CENTERMONEY',
  'theme_id',
  'userRealNameBind',
  'userInfoBind',
];
const mayUseWireNames = (path: string) => /^src\/(?:contract|sandbox)\//.test(path);

/** Rules that need no syntax: names, lengths, forbidden words. */
export const textRules: readonly HouseRule[] = [
  fileLength,
  depth,
  fileName,
  barrel,
  ...rawSizes,
  pattern(
    'parent-import',
    isCode,
    /(?:from|import)\s*\(?\s*['"](?:\.\.\/){2,}/g,
    "use a subpath import such as '#contract/…'",
  ),
  pattern(
    'clock',
    (path) => isProduct(path) && !holdsAClock(path),
    /\bDate\.now\b|\bnew Date\(\s*\)/g,
    'take the time from a clock port',
  ),
  pattern(
    'wire-word',
    (path) => path.startsWith('src/') && isCode(path) && !mayUseWireNames(path),
    new RegExp(`\\b(?:${wireNames.join('|')})\\b`, 'g'),
    "a name of the wire: parse it into the contract's name",
  ),
  pattern('silenced', isCode, /@ts-(?:ignore|expect-error|nocheck)|biome-ignore/g, 'mend the cause'),
  pattern(
    'bare-lazy',
    (path) => isProduct(path) && !/\/(?:lazy-part|part-ahead)\.tsx?$/.test(path),
    /\blazy\(/g,
    'React keeps a failed fetch for good: lazyPart() of #kit/part tries again',
  ),
  pattern(
    'bare-suspense',
    (path) => isProduct(path) && !/\/(?:optional-part|load-failed|frame|room-chat)\.tsx$/.test(path),
    /<Suspense\b/g,
    'what does not load takes the screen with it: OptionalPart or PartArea has a boundary around it',
  ),
  newerThanBrowsers,
  pattern(
    'bare-key',
    (path) =>
      isProduct(path) &&
      /^src\/(?:app|kit|core-client|chat\/view|streams\/view)\//.test(path) &&
      !readsKeysItself.test(path),
    /\bevent\.key\b|(?:onKeyDown=\{|'keydown',)\s*\(\{ key\b|\{ key \} = event\b/g,
    'with Alt, Ctrl or Meta it is a command of the browser: plainKey() of #kit/a11y',
  ),
  pattern(
    'bare-video',
    (path) => isProduct(path) && path.endsWith('x'),
    /<video\b(?![^>]*\bdisablePictureInPicture\b)/g,
    'Firefox lays its own button over it, which takes presses: disablePictureInPicture',
  ),
  pattern('unfinished', isCode, /\b(?:TODO|FIXME|XXX|HACK)\b/g, 'finish it or leave it out'),
  pattern(
    'sleep',
    isTest,
    /waitForTimeout\(|=>\s*(?:\{\s*)?setTimeout\(\s*(?:resolve|done|r)\b/g,
    'wait for a fact',
  ),
  pattern('mocked-module', isTest, /\bvi\.(?:do)?[mM]ock\(/g, 'pass a port instead'),
  pattern(
    'any-sibling',
    (path) => path.startsWith('src/') && path.endsWith('.css'),
    /\*\s*[+~]\s*\*/g,
    'whatever comes into the page has all that follows it styled anew: `> :where(:not(:first-child))`',
  ),
  pattern(
    'machine-path',
    (path) => !path.startsWith('tools/house/'),
    /(?<!\w)(?:\/work\/(?:main|shared)\b|\/tmp\/brief\b|\/home\/[a-z]+\/)/g,
    'a path of one machine',
  ),
];
