import type { SecurityEvent, SecurityKind } from '#sandbox/domains/ground/security-log/security-log.ts';
import { element, setText } from '../controls/element.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import type { Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

/** Security events as text for the operator. */
const SECURITY_LABELS: Readonly<Record<SecurityKind, string>> = {
  loginFailed: '登录失败',
  loginLocked: '登录被锁定',
  secretFailed: '资金密码错误',
  secretLocked: '资金密码被锁定',
  codeFailed: '验证码错误',
  codeExpired: '验证码失效',
  factorFailed: '动态验证码错误',
  factorLocked: '动态验证码被锁定',
  stepUp: '要求再次验证身份',
  recoveryRefused: '找回密码资料不符',
  badSignature: '签名不符',
  repeated: '重复的请求',
  foreignSession: '会话换了设备或站点',
  foreignHost: '陌生域名访问',
  throttled: '请求过于频繁',
  operator: '控制台操作',
};

function eventRow({ kind }: SecurityEvent): Row<SecurityEvent> {
  const time = element('time', { class: 'log__time' });
  const content = element('span');
  const outcome = kind === 'operator' ? 'done' : 'failed';
  return {
    root: element('p', { class: 'log__line', 'data-outcome': outcome }, time, content),
    update({ at, who, what, times }) {
      setText(time, timeOfDay(at));
      const repeated = times > 1 ? ` ×${times}` : '';
      const subject = kind === 'operator' ? what : `${who} · ${what}`;
      setText(content, `${SECURITY_LABELS[kind]}：${subject}${repeated}`);
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
