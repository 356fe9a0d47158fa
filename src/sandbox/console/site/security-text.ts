import type { SecurityKind } from '#sandbox/domains/ground/security-log/security-log.ts';

/** Security events as text for the operator. */
export const SECURITY_LABELS: Readonly<Record<SecurityKind, string>> = {
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
