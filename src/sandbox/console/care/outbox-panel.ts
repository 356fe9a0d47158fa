import type { OutboxOverview } from '#sandbox/admin/care/outbox-overview.ts';
import type { LetterPurpose } from '#sandbox/domains/ground/code/code-inbox.ts';
import { element, setText } from '../controls/element.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import type { Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

const PURPOSES: Readonly<Record<LetterPurpose, string>> = {
  register: '注册验证码',
  login: '登录验证码',
  reactivate: '激活账号验证码',
  recover: '找回密码验证码',
  withdrawPassword: '提现密码验证码',
  bindPhone: '绑定手机验证码',
  bindEmail: '绑定邮箱验证码',
  changePhone: '更换手机验证码',
  security: '账户安全提醒',
  offer: '优惠',
};

const receiver = (address: string): string =>
  address.includes('@') ? `邮件 ${address}` : `短信 +${address}`;

function letterRow(): Row<OutboxOverview> {
  const time = element('time', { class: 'log__time' });
  const content = element('span');
  return {
    root: element('p', { class: 'log__line' }, time, content),
    update({ address, purpose, text, at }) {
      setText(time, timeOfDay(at));
      setText(content, `${receiver(address)} · ${PURPOSES[purpose]}：${text}`);
    },
  };
}

/** Text messages and mails, newest first; the platform only records them and delivers none [7.11]. */
export function outboxPanel(): Panel {
  const list = element('div', {
    class: 'log',
    role: 'log',
    'aria-label': '短信与邮件',
    'aria-live': 'off',
    tabindex: '0',
  });
  const none = element('p', { class: 'hint' }, '还没有发出短信或邮件。注册、找回密码等验证码都会写在这里。');
  const show = keyedRows<OutboxOverview>(list, ({ letterId }) => String(letterId), letterRow);
  return {
    root: section('outbox', '短信与邮件', [none, list]),
    update({ outbox }) {
      none.hidden = outbox.length > 0;
      show(outbox);
    },
  };
}
