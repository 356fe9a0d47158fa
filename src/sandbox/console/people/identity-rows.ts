import type { IdentityReason } from '#contract/people/identity/states.table.ts';
import type { IdentityOverview } from '#sandbox/admin/people/identity-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { type Choice, choose, input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import type { Row } from '../controls/keyed-rows.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

const SIDE_LABELS: Readonly<Record<IdentityOverview['sides'][number], string>> = {
  front: '人像面',
  back: '国徽面',
};
const REASON_LABELS: Readonly<Record<IdentityReason, string>> = {
  unclear: '照片不清晰',
  cropped: '照片不完整',
  name: '姓名不一致',
  number: '号码不一致',
  validity: '有效期不一致',
  copy: '不是原件',
  other: '其他',
};
const REASONS: readonly Choice[] = Object.entries(REASON_LABELS).map(([value, text]) => ({ value, text }));

const documentImages = ({ userId, nickname, sides }: IdentityOverview): HTMLElement =>
  element(
    'div',
    { class: 'proofs' },
    ...sides.map((side) => {
      const src = `/sandbox/identities/${userId}/${side}`;
      const image = element('img', { src, alt: `${nickname}的证件${SIDE_LABELS[side]}`, loading: 'lazy' });
      return element('a', { href: src, target: '_blank', rel: 'noopener' }, image);
    }),
  );

function rejection({ act }: Operator, { userId, nickname }: IdentityOverview): HTMLElement {
  const reason = choose(REASONS);
  const remark = input({ type: 'text', maxlength: '60', placeholder: '可不填，会发给会员' });
  const refuse = element('button', { type: 'submit', class: 'btn' }, '驳回');
  const form = element(
    'form',
    { class: 'form' },
    labelled('驳回原因', reason),
    labelled('补充', remark),
    refuse,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const decision = { reject: reason.value, words: remark.value.trim().replace(/[。.]+$/, '') };
    void act(`驳回${nickname}的身份证件`, post(`identities/${userId}`, decision));
  });
  return form;
}

/** Creates the row of a pending document: both sides, the member's statement, and the two decisions. */
export function identityRow(operator: Operator, first: IdentityOverview): Row<IdentityOverview> {
  const accept = button('通过', () =>
    operator.act(`通过${first.nickname}的身份证件`, post(`identities/${first.userId}`, { accept: true })),
  );
  const { root, title, note, state } = item([
    documentImages(first),
    element('div', { class: 'buttons' }, accept),
    rejection(operator, first),
  ]);
  return {
    root,
    update({ name, nickname, realName, idTail, birthday, validTo, requestedAt }) {
      setText(title, `身份证件：${realName}，尾号 ${idTail}，生日 ${birthday}`);
      const end = validTo === '' ? '长期有效' : `有效期到 ${validTo}`;
      setText(note, `${nickname}（${name}）· ${end} · ${timeOfDay(requestedAt)} 提交`);
      setText(state, '待审核');
      setData(state, 'tone', 'good');
    },
  };
}
