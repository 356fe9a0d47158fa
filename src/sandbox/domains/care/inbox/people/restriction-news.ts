import { type News, timeText } from '../news.ts';

const own = (title: string, text: string): News => ({ kind: 'system', title, text, place: null });

/** A break has begun; it ends at `until`, epoch ms. */
export const restBegun = (until: number): News =>
  own(
    '休息已开始',
    `到 ${timeText(until)} 结束，期间不能提前结束。余额可以随时{withdrawWord}，未结注单照常结算。`,
  );

/** An exclusion has begun; `until` is epoch ms, null for one without an end. */
export const exclusionBegun = (until: number | null): News =>
  own(
    '自我排除已生效',
    `${until === null ? '长期有效' : `到 ${timeText(until)} 结束`}，期间任何人都不能代为解除。余额可以随时{withdrawWord}，未结注单照常结算。`,
  );

/** The account is closed. */
export const accountClosed = (): News =>
  own('账户已关闭', '仍可登录查看交易记录。需要恢复时，登录后提出，24 小时后再确认一次。');

/** The account is open again, after the second yes. */
export const accountOpened = (): News => own('账户已恢复', '限额和自选屏蔽保持原样。');
