import type { Currency } from '#contract/units/money.ts';
import { type News, NOT_YOU, timeText, withdrawalWord } from '../news.ts';

const security = (place: NonNullable<News['place']>, title: string, text: string): News => ({
  kind: 'system',
  title,
  text: `${text}${NOT_YOU}`,
  place,
});

const waitText = (usableAt: number, addedAt: number) =>
  usableAt > addedAt ? `为了资金安全，${timeText(usableAt)} 起才能向它付款。` : '';

/** Message that a card or an address was saved; `payeeName` is its common name. */
export const payeeAdded = (payeeName: string, usableAt: number, addedAt: number): News =>
  security('payees', `已添加收款方式 ${payeeName}`, `${waitText(usableAt, addedAt)}`);
/** Message that a card or an address was deleted; `payeeName` is its common name. */
export const payeeRemoved = (payeeName: string): News =>
  security('payees', `已删除收款方式 ${payeeName}`, '之后不能再向它付款，需要时可以重新添加。');
/** Message that another card or address is preferred from now on; `payeeName` is its common name. */
export const payeePreferred = (payeeName: string, currency: Currency): News =>
  security('payees', `默认收款方式改为 ${payeeName}`, `下次${withdrawalWord(currency)}时会先选中它。`);
/** The real name was bound [3.16], and withdrawals go to that name alone. */
export const nameBound = (name: string): News =>
  security('payees', '实名已绑定', `绑定的姓名是${name}，{withdrawWord}只能到本人名下，绑定后不能自行修改。`);

const waitAfterChange = (until: number | null) =>
  until === null ? '' : `为了资金安全，${timeText(until)} 起才能{withdrawWord}。`;

/** The length of the wait depends on the site, whose withdrawal page shows it. */
const WITHDRAWAL_WAITS = '为了资金安全，接下来一段时间不能{withdrawWord}，{withdrawWord}页面会写明何时恢复。';

/** The first withdrawal password [5.05]; `until` as after a change. */
export const secretSet = (until: number | null): News =>
  security(
    'password',
    '{withdrawWord}密码已设置',
    `以后每次{withdrawWord}都要输入它。${waitAfterChange(until)}`,
  );
/** The withdrawal password was changed by its owner; withdrawals wait until `until`, epoch ms, or not when null. */
export const secretChanged = (until: number | null): News =>
  security('password', '{withdrawWord}密码已修改', waitAfterChange(until));
/** The withdrawal password was set by a code to the phone, the old one being lost; `until` as after a change. */
export const secretReset = (until: number | null): News =>
  security('password', '{withdrawWord}密码已用短信验证码重设', waitAfterChange(until));
/** The login password was changed, which ends the sessions of all other devices. */
export const loginPasswordChanged = (): News =>
  security('security', '登录密码已修改', '其他设备上的登录已全部退出，请用新密码重新登录。');

/** Message as above for a lost password, reset by a code to phone or e-mail: withdrawals are delayed. */
export const loginPasswordReset = (): News =>
  security(
    'security',
    '登录密码已重置',
    `其他设备上的登录已全部退出，请用新密码重新登录。${WITHDRAWAL_WAITS}`,
  );

/** Device and place of a login or attempt, as readable text. */
type Where = { readonly device: string; readonly place: string };

/** The account was entered from a device not seen before. */
export const newDevice = ({ device, place }: Where): News => ({
  kind: 'system',
  title: '新设备登录提醒',
  text: `你的账户刚刚在一台新设备上登录：${device}，${place}。如果不是你本人，请立即修改密码，并在退出时选择退出全部设备。`,
  place: 'security',
});

/** Message that the name was locked for a while after wrong passwords. */
export const loginLocked = ({ device, place }: Where): News =>
  security(
    'security',
    '登录已暂时锁定',
    `${device}，${place}，连续多次输错密码，10 分钟内不能再用密码登录。`,
  );
/** The second factor guards the account from now on. */
export const factorOn = (): News =>
  security(
    'security',
    '二次验证已开启',
    '在新设备上登录时要输入动态验证码。其他设备上的登录已全部退出，恢复码请妥善保存。',
  );
/** The second factor does not guard the account any more. */
export const factorOff = (): News =>
  security('security', '二次验证已关闭', `之后登录只需要密码。${WITHDRAWAL_WAITS}`);
/** A recovery code took the place of the authenticator. */
export const recoveryCodeUsed = (remaining: number): News =>
  security('security', '恢复码已使用', `刚刚用一个恢复码通过了二次验证，还剩 ${remaining} 个。`);
/** The recovery codes were replaced, and the earlier ones are not valid any more. */
export const recoveryCodesRenewed = (): News =>
  security('security', '恢复码已更换', '之前的恢复码已全部失效，新的恢复码请妥善保存。');
/** Every other session was ended by the member. */
export const othersEnded = (): News =>
  security('security', '其他设备已退出', '除当前设备外，其他登录已全部退出。');
