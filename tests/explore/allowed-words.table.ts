/** Latin words of four letters or more that are common in Chinese text: names, units, and names of demo accounts. */
const WORDS = [
  ...[
    'courtside',
    'http',
    'https',
    'flash',
    'email',
    'wifi',
    'android',
    'iphone',
    'chrome',
    'safari',
    'firefox',
    'edge',
  ],
  ...[
    'usdt',
    'trc20',
    'erc20',
    'tron',
    'ethereum',
    'bitcoin',
    'swift',
    'visa',
    'unionpay',
    'alipay',
    'wechat',
  ],
  ...['beian', 'xuexian', 'qinghe', 'fangguan', 'xinren', 'wuhao', 'court'],
  ...['shift', 'space', 'enter', 'escape', 'ctrl'],
  ...['euro', 'cup', 'nba', 'cba', 'lpl', 'dota', 'esports', 'league', 'team', 'live', 'emoji'],
];

export const allowedWords: ReadonlySet<string> = new Set(WORDS);
