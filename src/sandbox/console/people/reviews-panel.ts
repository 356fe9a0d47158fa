import type { IdentityOverview } from '#sandbox/admin/people/identity-overview.ts';
import type { ReviewOverview } from '#sandbox/admin/people/review-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';
import { identityRow } from './identity-rows.ts';

const KIND_LABELS: Readonly<Record<ReviewOverview['kind'], string>> = {
  avatar: '头像',
  nickname: '昵称',
  realName: '真实姓名',
  phone: '手机号',
  birthday: '生日',
};

function imageOf({ reviewId, kind, nickname, hasImage }: ReviewOverview): readonly Node[] {
  if (!hasImage) return [];
  const src = `/sandbox/reviews/${reviewId}/picture`;
  const image = element('img', { src, alt: `${nickname}的${KIND_LABELS[kind]}图片`, loading: 'lazy' });
  const link = element('a', { href: src, target: '_blank', rel: 'noopener' }, image);
  return [element('div', { class: 'proofs' }, link)];
}

function rejection({ act }: Operator, { reviewId, kind, nickname }: ReviewOverview): HTMLElement {
  const reason = input({ type: 'text', required: '', maxlength: '60', placeholder: '会发给会员' });
  const refuse = element('button', { type: 'submit', class: 'btn' }, '驳回');
  const form = element('form', { class: 'form' }, labelled('驳回原因', reason), refuse);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const description = `驳回${nickname}的${KIND_LABELS[kind]}：${reason.value}`;
    void act(
      description,
      post(`reviews/${reviewId}`, { reject: reason.value.trim().replace(/[。.]+$/, '') }),
    );
  });
  return form;
}

function reviewRow(operator: Operator, review: ReviewOverview, now: () => number): Row<ReviewOverview> {
  const { reviewId, kind, nickname } = review;
  const approve = button('通过', () =>
    operator.act(`通过${nickname}的${KIND_LABELS[kind]}`, post(`reviews/${reviewId}`, { approve: true })),
  );
  const { root, title, note, state } = item([
    ...imageOf(review),
    element('div', { class: 'buttons' }, approve),
    rejection(operator, review),
  ]);
  return {
    root,
    update({ name, wanted, requestedAt, decidableAt }) {
      setText(title, `${KIND_LABELS[kind]}${wanted === '' ? '' : `：${wanted}`}`);
      setText(note, `${nickname}（${name}）· ${timeOfDay(requestedAt)} 提交`);
      const isEarly = now() < decidableAt;
      setText(state, isEarly ? `${timeOfDay(decidableAt)} 起可通过` : '待审核');
      setData(state, 'tone', isEarly ? 'alert' : 'good');
    },
  };
}

/** Creates the panel of members' documents and requested changes of their own data, to be approved or refused with a reason. */
export function reviewsPanel(operator: Operator): Panel {
  const documents = element('div', { class: 'items' });
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有待审核的资料');
  const automatic = element('input', { type: 'checkbox' });
  automatic.addEventListener('change', () => {
    const mode = automatic.checked ? 'automatic' : 'operator';
    const description = automatic.checked ? '会员的申请按规则自动处理' : '会员的申请等人处理';
    void operator.act(description, post('reviewer', { mode }));
  });
  let time = 0;
  const show = keyedRows<ReviewOverview>(
    list,
    ({ reviewId }) => String(reviewId),
    (review) => reviewRow(operator, review, () => time),
  );
  const showDocuments = keyedRows<IdentityOverview>(
    documents,
    ({ userId, requestedAt }) => `${userId} ${requestedAt}`,
    (document) => identityRow(operator, document),
  );
  return {
    root: section(
      'reviews',
      '资料审核',
      [none, documents, list],
      [element('label', { class: 'check' }, automatic, '按规则自动处理')],
    ),
    update({ reviews, identities, reviewMode, now }) {
      if (document.activeElement !== automatic) automatic.checked = reviewMode === 'automatic';
      time = now;
      none.hidden = reviews.length + identities.length > 0;
      showDocuments(identities);
      show(reviews);
    },
  };
}
