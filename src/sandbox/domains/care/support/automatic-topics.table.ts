/** Topic of automatic answers: its keywords, and an answer that is true on every site. */
export type AutomaticTopic = {
  readonly topicId: string;
  readonly keywords: readonly string[];
  readonly answer: string;
};

/** A visitor who writes one of these wants a person. */
export const HUMAN_AGENT_KEYWORDS = ['人工', '真人', '转接', '活人', '接线员'] as const;

export const AUTOMATIC_TOPICS: readonly AutomaticTopic[] = [
  {
    topicId: 'pause',
    keywords: ['停一停', '控制不住', '戒赌', '戒掉', '上瘾', '自我排除', '输光', '限额'],
    answer:
      '在“限额与保护”里可以设定限额、休息一段时间，或者长期停用账号。“想停一停”和“求助热线”两篇帮助写着还能找谁。',
  },
  {
    topicId: 'deposit',
    keywords: ['充值', '存款', '入金', '到账', '付款', '付了'],
    answer:
      '充值付款后请在订单里确认，金额要与订单一致。超过页面写的预计时间还没到账，打开“交易记录”，在那笔订单上可以催单、上传凭证或申诉，不必等客服。',
  },
  {
    topicId: 'withdraw',
    keywords: ['提现', '提款', '提币', '取款', '出款', '打款', '银行卡', '地址'],
    answer:
      '出款分审核、出款、完成三步，订单页写着每一步的时间。第一次出款前要完成实名、绑定收款账户并设置 6 位数字密码。超时的订单可以在订单页申诉。',
  },
  {
    topicId: 'bet',
    keywords: ['注单', '投注', '下注', '结算', '赔率', '盘口', '赛果', '串关', '兑现'],
    answer:
      '注单在“我的注单”里，点开能看到受理时的赔率、赛果和算法。赔率以投注回执为准；进球、红牌时盘口会暂停，恢复后是新的赔率。',
  },
  {
    topicId: 'picture',
    keywords: ['卡顿', '卡住', '很卡', '画面', '黑屏', '声音', '没声', '延迟', '线路', '直播'],
    answer:
      '画面卡住时播放器会自动换线路，也可以在线路菜单里手动换，聊天不会断。直播比现场慢几秒到几十秒是正常的；没有声音时点一下播放器。',
  },
  {
    topicId: 'login',
    keywords: ['登录', '登陆', '密码', '验证码', '注册', '锁定', '动态码', '账号'],
    answer:
      '忘记密码可以在登录页选择忘记密码，用绑定的手机或邮箱找回。验证码 5 分钟内有效，一分钟后可以重发。客服不会向你要密码或验证码。',
  },
  {
    topicId: 'chat',
    keywords: ['发言', '禁言', '聊天', '礼物', '金币', '弹幕', '红包'],
    answer:
      '不能发言时，输入框里写着原因和剩余时间。送出的礼物和金币的每一笔都在“金币明细”里；金币用于送礼物，不能换回现金。',
  },
  {
    topicId: 'welfare',
    keywords: ['优惠', '彩金', '流水', '返水', '等级', '活动', '签到', '兑换', 'vip'],
    answer:
      '优惠券和彩金在“福利中心”，每一项都写着条件和还差多少流水。等级和返水的规则见“VIP 等级规则”和“返水规则”两篇帮助。',
  },
];
