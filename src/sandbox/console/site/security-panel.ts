import type { SecurityEvent } from '#sandbox/domains/ground/security-log/security-log.ts';
import { element } from '../controls/element.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { setText } from '../controls/update.ts';
import type { Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';
import { SECURITY_LABELS } from './security-text.ts';

function eventRow({ kind }: SecurityEvent): Row<SecurityEvent> {
  const time = element('time', { class: 'log__time' });
  const words = element('span');
  const outcome = kind === 'operator' ? 'done' : 'failed';
  return {
    root: element('p', { class: 'log__line', 'data-outcome': outcome }, time, words),
    update({ at, who, what, times }) {
      setText(time, timeOfDay(at));
      const repeated = times > 1 ? ` ×${times}` : '';
      const subject = kind === 'operator' ? what : `${who} · ${what}`;
      setText(words, `${SECURITY_LABELS[kind]}：${subject}${repeated}`);
    },
  };
}

/** Failed logins, locks, refused signatures and what the operator did, newest first. */
export function securityPanel(): Panel {
  const list = element('div', {
    class: 'log',
    role: 'log',
    'aria-label': '安全记录',
    'aria-live': 'off',
    tabindex: '0',
  });
  const none = element(
    'p',
    { class: 'hint' },
    '还没有记录。登录失败、账号锁定、签名不符和控制台操作都会写在这里。',
  );
  const show = keyedRows<SecurityEvent>(list, ({ id }) => String(id), eventRow);
  return {
    root: section('security', '安全记录', [none, list]),
    update({ security }) {
      none.hidden = security.length > 0;
      show(security);
    },
  };
}
