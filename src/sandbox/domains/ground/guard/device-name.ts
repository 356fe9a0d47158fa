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

/** Returns a readable name of browser and system from the user agent: `Chrome · Windows`. It may be false. */
export function deviceName(agent: string): string {
  const known = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined);
  return known.length === 0 ? '未知设备' : known.join(' · ');
}

/** Networks of a home or an office. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/i;

/** Returns the place of a network address. The platform has no geolocation data: any address that is not near is unknown. */
export function placeName(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return '本机';
  return PRIVATE.test(plain) ? '局域网' : '未知地点';
}
