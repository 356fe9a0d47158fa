import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { type News, NOT_YOU, timeText } from '../news.ts';

const KIND_LABELS: Readonly<Record<ReviewKind, string>> = {
  avatar: '头像',
  nickname: '昵称',
  realName: '真实姓名',
  phone: '手机号',
  birthday: '生日',
};

const system = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'profile' });

/** Message that an operator has approved a change; `shown` is the new value, masked, or blank for an image. */
export const reviewApproved = (kind: ReviewKind, shown: string): News =>
  system(
    `${KIND_LABELS[kind]}审核通过`,
    shown === '' ? `新的${KIND_LABELS[kind]}已经生效。` : `已改为 ${shown}。`,
  );

/** Message that an operator has refused a change, with the reason. */
export const reviewRejected = (kind: ReviewKind, reason: string): News =>
  system(
    `${KIND_LABELS[kind]}审核未通过`,
    `原因：${reason}。原来的${KIND_LABELS[kind]}不变，可以修改后重新提交。`,
  );

/**
 * Message about a request for another phone, made with the six digits and without the old phone; until `until`, epoch ms,
 * it can be stopped.
 */
export const phoneChangeRequested = (shown: string, until: number): News =>
  system(
    '有人申请更换手机号',
    `申请把手机号改为 ${shown}，最早 ${timeText(until)} 生效，在那之前可以在个人资料里撤回。${NOT_YOU}`,
  );

const BOUND = { phone: '手机号', email: '电子邮箱' } as const;

/** The first phone or e-mail address of a member; `shown` masked. Money waits, and so does recovery by it. */
export const contactBound = (channel: keyof typeof BOUND, shown: string): News =>
  system(
    `${BOUND[channel]}已绑定`,
    `绑定的${BOUND[channel]}是 ${shown}。为了账户安全，接下来一段时间不能用它找回密码，也不能{withdrawWord}，{withdrawWord}页面会写明何时恢复。${NOT_YOU}`,
  );
