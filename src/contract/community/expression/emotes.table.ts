/** Emotes of the chat. `code` is sent in square brackets; `file` is the name of the image in `public/emotes`. */
export const EMOTES = [
  { code: '加油', file: 'cheer' },
  { code: '进球', file: 'goal' },
  { code: '鼓掌', file: 'clap' },
  { code: '点赞', file: 'thumb' },
  { code: '比心', file: 'heart' },
  { code: '666', file: 'six' },
  { code: '冲', file: 'charge' },
  { code: '稳', file: 'steady' },
  { code: '大笑', file: 'laugh' },
  { code: '笑哭', file: 'laugh-cry' },
  { code: '惊喜', file: 'delight' },
  { code: '得意', file: 'proud' },
  { code: '酷', file: 'cool' },
  { code: '害羞', file: 'shy' },
  { code: '亲亲', file: 'kiss' },
  { code: '星星眼', file: 'starry' },
  { code: '吃瓜', file: 'melon' },
  { code: '狗头', file: 'dog' },
  { code: '思考', file: 'think' },
  { code: '疑问', file: 'question' },
  { code: '震惊', file: 'shock' },
  { code: '紧张', file: 'nervous' },
  { code: '捂脸', file: 'facepalm' },
  { code: '尴尬', file: 'awkward' },
  { code: '白眼', file: 'eye-roll' },
  { code: '生气', file: 'angry' },
  { code: '委屈', file: 'hurt' },
  { code: '大哭', file: 'cry' },
  { code: '破防', file: 'broken' },
  { code: '晕', file: 'dizzy' },
  { code: '困', file: 'sleepy' },
  { code: '祈祷', file: 'pray' },
  { code: '足球', file: 'football' },
  { code: '篮球', file: 'basketball' },
  { code: '哨子', file: 'whistle' },
  { code: '黄牌', file: 'yellow-card' },
  { code: '红牌', file: 'red-card' },
  { code: 'VAR', file: 'var' },
  { code: '奖杯', file: 'trophy' },
  { code: '手套', file: 'glove' },
] as const;

export type Emote = (typeof EMOTES)[number];

/** Sprite sheet of all emotes, in the order of the table, in square cells. */
export const EMOTE_SHEET = { url: '/emotes/sheet.png', cellPx: 64, columns: 8 } as const;

/** Returns the position of an emote’s cell on the sheet, px. */
export function sheetPositionOf({ file }: Emote): { readonly x: number; readonly y: number } {
  const index = EMOTES.findIndex((emote) => emote.file === file);
  const { cellPx, columns } = EMOTE_SHEET;
  return { x: (index % columns) * cellPx, y: Math.floor(index / columns) * cellPx };
}
