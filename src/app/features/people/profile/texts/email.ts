/** The first e-mail address of a member. */
export const email = {
  title: '绑定电子邮箱',
  lead: '验证码会发到这个邮箱，绑定后 24 小时起可以用它找回密码，期间不能{verb}。',
  hint: '用于找回密码',
  wrong: '请填写正确的邮箱地址',
  submit: '绑定',
  bound: '电子邮箱已绑定',
  taken: '这个邮箱不能绑定，请换一个',
} as const;
