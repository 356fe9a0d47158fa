/**
 * Every error code of the product, one row each: number and message of the platform, kind, retry, directive and text.
 * Everything else about codes is derived from these rows.
 */

export type ErrorKind = 'network' | 'server' | 'session' | 'input' | 'media' | 'bug';

/** Reaction of the shell to an error; `directives/directive-table.ts` of the core builds the directive. */
export type DirectiveKind =
  | 'toast'
  /** A toast with the HTTP status in its text. */
  | 'toastWithStatus'
  /** A toast with the message of the platform. */
  | 'toastOfPlatform'
  | 'alertThenLogin'
  | 'alertThenHome'
  | 'alertThenStay'
  | 'caveat'
  | 'restriction'
  | 'maintenance'
  | 'robotCheck'
  | 'loginNeeded'
  | 'realityCheck';

export type ErrorRow = {
  /** Absent: server. */
  readonly kind?: ErrorKind;
  /** True if the same request may be sent again with hope of another outcome. */
  readonly retry?: true;
  /** Absent: the calling screen shows the error itself. */
  readonly directive?: DirectiveKind;
  /**
   * Absent: the text of this name in `src/i18n/texts/errors.ts`. `screen`: only the screens that meet the code can word it,
   * with an amount, a time or a name (`RefusalTexts`). `unknown`: the general text, for faults of a program. `never`: core,
   * shell or player handle the code themselves.
   */
  readonly text?: 'screen' | 'unknown' | 'never';
  /** Number shown in the toast of a request without a response [8.13]. */
  readonly shownNumber?: number;
  /** Such a response ends the session of its request [8.06, 8.07, 8.09]. */
  readonly endsSession?: true;
  /** A money request that ends with this code may have been executed: its outcome is looked up. */
  readonly mayBeExecuted?: true;
};

/** Numbers not given in the specification §8 are our own choice. */
export type PlatformErrorRow = ErrorRow & {
  /** `code` of the response's envelope. */
  readonly number: number;
  /** `message` of the envelope, unless the platform has a more exact one. */
  readonly message: string;
};

const SESSION_END = { kind: 'session', directive: 'alertThenLogin', endsSession: true } as const;

/** Refused by the platform, and by the core before it sends a request of a guest. */
const NEEDS_LOGIN = {
  number: 401000,
  message: '请先登录',
  kind: 'session',
  directive: 'loginNeeded',
} as const;

/** Codes that page and core raise themselves. */
export const CLIENT_ERRORS = {
  TIMEOUT: { kind: 'network', retry: true, directive: 'toast', shownNumber: 1_000_021, mayBeExecuted: true },
  /** A line is abnormal, another is being tried [8.13]. */
  LINE_ABNORMAL: {
    kind: 'network',
    retry: true,
    directive: 'toast',
    shownNumber: 1_000_022,
    mayBeExecuted: true,
  },
  /** The network is abnormal [8.13]. */
  NETWORK_ABNORMAL: {
    kind: 'network',
    retry: true,
    directive: 'toast',
    shownNumber: 1_000_023,
    mayBeExecuted: true,
  },
  OFFLINE: { kind: 'network', retry: true, directive: 'toast', mayBeExecuted: true },
  HTTP_STATUS: { kind: 'network', retry: true, directive: 'toastWithStatus', mayBeExecuted: true },
  /** The body was no JSON object [8.12]. */
  NOT_AN_OBJECT: { kind: 'network', retry: true, directive: 'toast', mayBeExecuted: true },
  /** The seal did not open: tampered, foreign or replayed. */
  BAD_SEAL: { kind: 'network', retry: true, directive: 'toast', mayBeExecuted: true },
  /** The response lacks a field or has an invalid one; detail.path is the field. */
  BAD_ANSWER: { kind: 'network', directive: 'toast', mayBeExecuted: true },
  /** The input was rejected before sending; detail.path is the field. */
  BAD_INPUT: { kind: 'input' },
  /** The person closed the verification that a request was waiting for [4.08]. */
  REQUEST_CLOSED: { kind: 'network', directive: 'toast' },
  /** A request without an address to go to [8.14]. */
  NO_ADDRESS: { kind: 'network', directive: 'alertThenStay' },
  CANCELLED: { kind: 'network', text: 'never', mayBeExecuted: true },
  UNKNOWN_CODE: { kind: 'network', directive: 'toastOfPlatform', text: 'unknown', mayBeExecuted: true },
  CORE_DEAD: { kind: 'network', retry: true, mayBeExecuted: true },
  CORE_VERSION: { kind: 'bug', text: 'unknown', mayBeExecuted: true },
  /** The response to a money order was lost, and the platform certainly never received the order: it may be made again. */
  NOT_MADE: { kind: 'network', retry: true },
  BUG: { kind: 'bug', directive: 'toast', text: 'unknown', mayBeExecuted: true },
  MEDIA_UNSUPPORTED: { kind: 'media', text: 'never' },
  MEDIA_NO_LINE: { kind: 'media', retry: true },
  MEDIA_EXPIRED: { kind: 'media', retry: true, text: 'never' },
  MEDIA_STALLED: { kind: 'media', retry: true, text: 'never' },
  ANIMATION_BROKEN: { kind: 'media', text: 'never' },
  ANIMATION_TOO_LARGE: { kind: 'media', text: 'never' },
  ANIMATION_MISSING: { kind: 'media', retry: true, text: 'never' },
  NEEDS_LOGIN,
} as const satisfies Readonly<Record<string, ErrorRow>>;

/** Codes of the platform's refusals. */
export const PLATFORM_ERRORS = {
  IGNORED_A: { number: 10402, message: '请求已忽略', text: 'never' },
  IGNORED_B: { number: 10403, message: '请求已忽略', text: 'never' },
  WRONG_VERIFY_CODE: { number: 10409, message: '验证码错误', kind: 'input', directive: 'toast' },
  AUTH_ERROR: { number: 401001, message: '登录已过期，请重新登录', ...SESSION_END },
  LOGIN_ELSEWHERE: {
    number: 401002,
    message: '账号刚在另一台设备登录，不是你本人请重新登录并修改密码',
    ...SESSION_END,
  },
  ACCOUNT_BLOCKADE: { number: 401003, message: '账号已停用，请联系客服', ...SESSION_END },
  PASSWORD_CHANGED: { number: 401004, message: '密码已修改，请重新登录', ...SESSION_END },
  IP_BLOCKADE: { number: 403001, message: '当前网络暂时无法访问', ...SESSION_END },
  DEVICE_BLOCKADE: { number: 403002, message: '当前设备暂时无法访问', ...SESSION_END },
  ACCESS_CAVEAT: { number: 403003, message: '访问受限', directive: 'caveat', text: 'never' },
  ACCESS_RESTRICTION: {
    number: 403004,
    message: '所在地区暂不提供服务',
    directive: 'restriction',
    text: 'never',
    endsSession: true,
  },
  NEED_SAFE: { number: 403005, message: '请完成安全验证', directive: 'toast' },
  NEED_ROBOT_CHECK: { number: 403006, message: '请完成人机验证', directive: 'robotCheck', text: 'never' },
  THROTTLED_USER: { number: 429001, message: '操作太频繁，请稍后再试', retry: true, directive: 'toast' },
  THROTTLED_IP: { number: 429002, message: '访问太频繁，请稍后再试', retry: true, directive: 'toast' },
  THROTTLED_SITE: {
    number: 429003,
    message: '当前访问人数较多，请稍后再试',
    retry: true,
    directive: 'toast',
  },
  INTERFACE_DEGRADE: { number: 503001, message: '服务繁忙，请稍后再试', retry: true, directive: 'toast' },
  SYSTEM_MAINTENANCE: { number: 503002, message: '系统维护中', directive: 'maintenance' },
  ACTIVITY_BLACKLIST: { number: 403007, message: '暂不符合活动条件', directive: 'alertThenHome' },
  BAD_REQUEST: { number: 400001, message: '请求有误', directive: 'toastOfPlatform', text: 'unknown' },
  BAD_SIGNATURE: { number: 400002, message: '签名有误', directive: 'toast', text: 'unknown' },
  STALE_TIMESTAMP: {
    number: 400003,
    message: '请求时间有误',
    retry: true,
    directive: 'toast',
    text: 'unknown',
  },
  NONCE_SEEN: {
    number: 400004,
    message: '重复的请求',
    retry: true,
    directive: 'toast',
    text: 'unknown',
    mayBeExecuted: true,
  },
  NOT_FOUND: { number: 404001, message: '内容不存在' },
  NEEDS_LOGIN,
  BAD_CREDENTIALS: { number: 402001, message: '用户名或密码错误', kind: 'input' },
  LOGIN_LOCKED: { number: 402002, message: '尝试次数过多，请稍后再试', kind: 'input' },
  NAME_TAKEN: { number: 402003, message: '账号已被使用', kind: 'input' },
  PHONE_TAKEN: { number: 402004, message: '这个手机号不能使用', kind: 'input' },
  CODE_EXPIRED: { number: 402005, message: '验证码已失效', kind: 'input' },
  CODE_TOO_SOON: { number: 402006, message: '验证码发送太频繁', kind: 'input' },
  CODE_REFUSED: { number: 402007, message: '验证码未能发送', directive: 'toast' },
  STEP_EXPIRED: { number: 402008, message: '操作已超时，请重新开始', kind: 'input' },
  EMAIL_TAKEN: { number: 402019, message: '这个邮箱不能使用', kind: 'input', text: 'screen' },
  /** The password is correct; a code of the second factor is required as well. */
  SECOND_FACTOR_NEEDED: { number: 402010, message: '请输入动态验证码' },
  SECOND_FACTOR_WRONG: { number: 402011, message: '动态验证码错误' },
  SECOND_FACTOR_LOCKED: { number: 402012, message: '动态验证码已锁定' },
  /** This action requires a recent code of the second factor. */
  STEP_UP_NEEDED: { number: 402013, message: '请先验证身份' },
  CHAT_MUTED: { number: 420001, message: '你已被禁言' },
  CHAT_TOO_FAST: { number: 420002, message: '发言太快，请稍候' },
  CHAT_TOO_LONG: { number: 420003, message: '内容太长', kind: 'input' },
  CHAT_CLOSED: { number: 420004, message: '聊天室已关闭' },
  CHAT_NO_RIGHTS: { number: 420005, message: '没有管理权限', directive: 'toast' },
  /** Limit of reports per hour. */
  CHAT_REPORTS_FULL: { number: 420006, message: '举报太频繁，请稍候' },
  /** A link or contact details: the site’s rooms do not allow them. */
  CHAT_CONTACT: { number: 420007, message: '请勿发布链接或联系方式' },
  COINS_SHORT: { number: 421001, message: '金币不足' },
  GIFT_OFF: { number: 421002, message: '礼物已下架' },
  GIFT_NOT_ALLOWED: { number: 421003, message: '暂时不能送礼' },
  BALANCE_SHORT: { number: 421004, message: '余额不足' },
  AMOUNT_OUT_OF_LIMITS: { number: 422001, message: '金额超出限额', kind: 'input', text: 'screen' },
  PAY_TYPE_CLOSED: { number: 422002, message: '该支付方式暂不可用', text: 'screen' },
  ORDER_UNFINISHED: { number: 422003, message: '还有未完成的订单', text: 'screen' },
  CANCELS_USED_UP: { number: 422004, message: '今日取消次数已用完', text: 'screen' },
  /** The order changed after it was displayed to the member; its new state arrives with the next poll. */
  ORDER_MOVED_ON: { number: 422006, message: '订单状态已变化', text: 'screen' },
  ORDER_STEP_REFUSED: { number: 422007, message: '当前状态不能这样操作', text: 'screen' },
  PROOFS_USED_UP: { number: 422008, message: '凭证数量已满', text: 'screen' },
  WAGERING_LEFT: { number: 422009, message: '流水未达标', text: 'screen' },
  WITHDRAW_PASSWORD_WRONG: { number: 422010, message: '资金密码错误', kind: 'input', text: 'screen' },
  WITHDRAW_PASSWORD_LOCKED: { number: 422011, message: '资金密码已锁定', text: 'screen' },
  REAL_NAME_WRONG: { number: 422012, message: '姓名格式有误', kind: 'input', text: 'screen' },
  CARD_NUMBER_WRONG: { number: 422013, message: '卡号有误', kind: 'input', text: 'screen' },
  PAYEES_FULL: { number: 422014, message: '收款方式已满', text: 'screen' },
  PAYEE_KNOWN: { number: 422015, message: '已经添加过', text: 'screen' },
  ADDRESS_WRONG: { number: 422016, message: '地址有误', kind: 'input', text: 'screen' },
  VENUE_CLOSED: { number: 422017, message: '场馆维护中', text: 'screen' },
  /** More price alerts than a member may have. */
  ALERTS_FULL: { number: 422025, message: '到价提醒已满', text: 'screen' },
  /** The price is already where the alert was to be sent. */
  ALERT_REACHED: { number: 422026, message: '现在的价格已经达到', text: 'screen' },
  /** The matches of a multiple or a system are taken by several venues. */
  VENUES_MIXED: { number: 422024, message: '不同场馆的比赛不能串在一起', text: 'never' },
  QUOTE_EXPIRED: { number: 422018, message: '报价已过期', text: 'screen' },
  /** A new card or address: `until` is the time from which money may be sent to it. */
  PAYEE_WAITING: { number: 422019, message: '新添加的收款方式还在等待期', text: 'screen' },
  /** The number is a card of another bank. */
  BANK_MISMATCH: { number: 422020, message: '卡号与所选银行不一致', text: 'screen' },
  /** The withdrawal password was just changed: `until` is the time from which payouts are possible again. */
  WITHDRAW_HELD: { number: 422023, message: '账户安全信息刚刚变更，暂时不能提现', text: 'screen' },
  WITHDRAW_PASSWORD_COOLING: {
    number: 422021,
    message: '提现密码刚刚设置或更换，暂时不能提现',
    text: 'screen',
  },
  WITHDRAW_PASSWORD_UNSET: { number: 422022, message: '请先设置提现密码', text: 'screen' },
  NICKNAME_TAKEN: { number: 423001, message: '昵称已被使用', text: 'screen' },
  /** Terms reserved by the platform, or contact details. */
  NICKNAME_REFUSED: { number: 423002, message: '昵称含有不能使用的词', text: 'screen' },
  /** Changed recently: `until` is the time from which another change may be requested. */
  NICKNAME_TOO_SOON: { number: 423003, message: '昵称修改太频繁', text: 'screen' },
  /** The same request is already waiting for an operator. */
  REVIEW_PENDING: { number: 423004, message: '已有申请在审核', text: 'screen' },
  /** Unsupported image type, or invalid dimensions. */
  PICTURE_REFUSED: { number: 423005, message: '图片不符合要求', text: 'screen' },
  /** Invalid date, or its owner is under age. */
  BIRTHDAY_REFUSED: { number: 423006, message: '生日有误', text: 'screen' },
  /** A limit set by the member: `limit` is its kind and the amount left, `until` the time at which it resets. */
  LIMIT_REACHED: { number: 424001, message: '超过你设定的限额' },
  /** The member has played for as long as they want before a reminder, and has not answered it yet. */
  REALITY_CHECK_DUE: { number: 424002, message: '请先查看在线提醒', directive: 'realityCheck' },
  /** The member is on a break: `until` is its end. */
  ON_BREAK: { number: 424003, message: '你正在休息中' },
  /** The member has excluded themselves: `until` is the earliest end. */
  EXCLUDED: { number: 424004, message: '账户按你的要求停用中' },
  /** The member blocked this for themselves. */
  BLOCKED_BY_CHOICE: { number: 424005, message: '你已屏蔽这项内容' },
  /** The identity of the member must be verified first. */
  IDENTITY_NEEDED: { number: 424006, message: '请先完成身份核验' },
  /** A game of chance is open already: one at a time. */
  ANOTHER_GAME_OPEN: { number: 424007, message: '另一个游戏还开着', text: 'screen' },
  /** The visit to a slot begins with a choice of time and spend. */
  PLAN_NEEDED: { number: 424015, message: '请先选择这次的时间和最多投入', text: 'screen' },
  /** Invalid id card number, or a wrong check digit. */
  ID_NUMBER_WRONG: { number: 424014, message: '证件号码有误', text: 'screen' },
  /** The birthday in the id card number: its owner is under age. */
  UNDER_AGE: { number: 424008, message: '未满 18 周岁，不能使用', text: 'screen' },
  /** The document has expired, or its end is beyond any validity. */
  DOCUMENT_DAY_WRONG: { number: 424009, message: '证件有效期有误', text: 'screen' },
  /** Before its time or after it. */
  ACTIVITY_NOT_OPEN: { number: 425001, message: '活动未开始或已结束' },
  /** Locked out by a flag of the member, by the site, or by requirements that are not met [6.05]. */
  ACTIVITY_LOCKED: { number: 425002, message: '暂不符合参加条件' },
  /** No attempts left in this period, or already done. */
  ACTIVITY_USED_UP: { number: 425003, message: '次数已用完' },
  ACTIVITY_SOLD_OUT: { number: 425004, message: '已兑完' },
  /** The requested item differs from the one displayed to the member. */
  ACTIVITY_MOVED_ON: { number: 425005, message: '活动内容已更新，请刷新后再试' },
  POINTS_SHORT: { number: 425006, message: '积分不足' },
  ACCOUNT_CLOSED: { number: 424011, message: '账户已关闭' },
  /** Unusable here; customer service has the reason. */
  PERSON_REFUSED: { number: 424012, message: '这项资料暂时不能使用，请联系客服' },
  /** The account is reviewed before money is deposited. */
  PERSON_REVIEW: { number: 424013, message: '账户资料正在核对，请联系客服' },
} as const satisfies Readonly<Record<string, PlatformErrorRow>>;

type ClientErrors = typeof CLIENT_ERRORS;
type PlatformErrors = typeof PLATFORM_ERRORS;

export type ClientErrorCode = keyof ClientErrors;
export type RefusalCode = keyof PlatformErrors;
export type ErrorCode = ClientErrorCode | RefusalCode;

type WithOwnText<Rows> = {
  [Code in keyof Rows]: Rows[Code] extends { readonly text: string } ? never : Code;
}[keyof Rows];

/** Codes that the catalogue of errors must word. */
export type CodeWithText = WithOwnText<ClientErrors> | WithOwnText<PlatformErrors>;
