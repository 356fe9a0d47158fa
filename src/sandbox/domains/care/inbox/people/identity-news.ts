import type { IdentityReason } from '#contract/people/identity/states.table.ts';
import type { News } from '../news.ts';

/** Why a document was rejected, as members read it in a message. */
const IDENTITY_REASON_TEXTS: Readonly<Record<IdentityReason, string>> = {
  unclear: '照片不清晰，看不清文字',
  cropped: '照片不完整，四个角没有拍全',
  name: '姓名与证件不一致',
  number: '证件号码与证件不一致',
  validity: '有效期与证件不一致',
  copy: '不是证件原件',
  other: '资料不符合要求',
};

const news = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'identity' });

/** An operator has accepted the document; `validTo` is its last day, blank for one without an end. */
export const identityVerified = (validTo: string): News =>
  news(
    '身份核验已通过',
    validTo === ''
      ? '现在可以充值和投注，证件照片已经删除。'
      : `现在可以充值和投注，证件照片已经删除。证件有效期到 ${validTo}，到期前记得更新。`,
  );

/** Message that an operator has rejected the document, with the reason; `remark` blank where the reason is sufficient. */
export const identityRejected = (reason: IdentityReason, remark: string): News =>
  news(
    '身份核验未通过',
    `原因：${[IDENTITY_REASON_TEXTS[reason], remark].filter(Boolean).join('，')}。证件照片已经删除，改好后可以重新提交。`,
  );
