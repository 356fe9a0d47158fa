import type { MessageBook } from './message-book.ts';

/** Tells a member that coins were bought. */
export const tellOfPurchase = (
  messages: MessageBook,
  userId: string,
  { coins, at }: { readonly coins: bigint; readonly at: number },
): void =>
  messages.send(userId, {
    kind: 'order',
    title: `已到账 ${coins.toLocaleString('en')} 金币`,
    text: '购买的金币已经到账，只能用于给主播送礼物。如非本人操作，请立即修改密码并联系客服。',
    place: 'wallet',
    at,
  });

/** Tells a member that the account was entered from a device not seen before. */
export const tellOfNewDevice = (messages: MessageBook, userId: string, at: number): void =>
  messages.send(userId, {
    kind: 'system',
    title: '新设备登录提醒',
    text: '你的账户刚刚在一台新设备上登录。如果不是你本人，请立即修改密码，并在退出时选择退出全部设备。',
    place: 'me',
    at,
  });
