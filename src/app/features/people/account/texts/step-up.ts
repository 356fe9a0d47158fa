/** A second look at who acts, by a code of the second factor or by the login password. */
export const stepUp = {
  title: '验证动态码',
  text: '为了账户安全，请输入动态验证码后继续。',
  passwordTitle: '验证登录密码',
  passwordText: '为了账户安全，请输入登录密码后继续。',
  account: '账号',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  code: '动态验证码',
  codeHint: '验证器里的六位数字',
  codeOrRecovery: '验证器里的六位数字，或一个恢复码',
  codeWrong: '请输入动态验证码',
  wrong: '动态验证码不正确，还可尝试 {count} 次',
  lockedFor: '动态验证码错误次数过多，请 {minutes} 分钟后再试',
  passwordWrong: '密码不正确，还可尝试 {count} 次',
  confirm: '继续',
} as const;
