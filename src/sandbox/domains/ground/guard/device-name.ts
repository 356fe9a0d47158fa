type Named = readonly (readonly [RegExp, string])[];

/** The first that fits: others are written into the name of each. */
const BROWSERS: Named = [
  [/MicroMessenger/, '微信'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/FxiOS|Firefox\//, 'Firefox'],
  [/CriOS|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: Named = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: Named, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in the words of people, as far as the user agent says: `Chrome · Windows`. It may lie. */
export function deviceName(agent: string): string {
  const known = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined);
  return known.length === 0 ? '未知设备' : known.join(' · ');
}

/** Networks of a home or an office. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/i;

/** Where an address of the network is. The platform keeps no map of the world: what is not near is not known. */
export function placeName(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return '本机';
  return PRIVATE.test(plain) ? '局域网' : '未知地点';
}
