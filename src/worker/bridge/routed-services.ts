import type { CoreApi } from '#worker/core-api.ts';

export type CoreServices = Pick<
  CoreApi,
  'session' | 'verify' | 'chat' | 'gift' | 'message' | 'money' | 'video' | 'recorder'
>;

type AskCore = <Answer>(ask: (core: CoreServices) => Promise<Answer>) => Promise<Answer>;

const routedMessage = (askCore: AskCore): CoreServices['message'] => ({
  read: (...args) => askCore((core) => core.message.read(...args)),
  remove: (...args) => askCore((core) => core.message.remove(...args)),
  stick: (...args) => askCore((core) => core.message.stick(...args)),
});

const routedRecorder = (askCore: AskCore): CoreServices['recorder'] => ({
  start: (...args) => askCore((core) => core.recorder.start(...args)),
  stop: () => askCore((core) => core.recorder.stop()),
  discard: () => askCore((core) => core.recorder.discard()),
});

/** The services, each call going to whatever core `askCore` finds. */
export const routedServices = (askCore: AskCore): CoreServices => ({
  session: {
    login: (...args) => askCore((core) => core.session.login(...args)),
    loginByPhone: (...args) => askCore((core) => core.session.loginByPhone(...args)),
    register: (...args) => askCore((core) => core.session.register(...args)),
    sendCode: (...args) => askCore((core) => core.session.sendCode(...args)),
    resetPassword: (...args) => askCore((core) => core.session.resetPassword(...args)),
    changePassword: (...args) => askCore((core) => core.session.changePassword(...args)),
    logout: (...args) => askCore((core) => core.session.logout(...args)),
  },
  verify: {
    picture: (...args) => askCore((core) => core.verify.picture(...args)),
    pass: (...args) => askCore((core) => core.verify.pass(...args)),
    close: () => askCore((core) => core.verify.close()),
  },
  chat: {
    send: (...args) => askCore((core) => core.chat.send(...args)),
    retry: (...args) => askCore((core) => core.chat.retry(...args)),
    discard: (...args) => askCore((core) => core.chat.discard(...args)),
    pushOrder: (...args) => askCore((core) => core.chat.pushOrder(...args)),
    rows: (...args) => askCore((core) => core.chat.rows(...args)),
    fillGap: (...args) => askCore((core) => core.chat.fillGap(...args)),
  },
  gift: {
    buyCoins: (...args) => askCore((core) => core.gift.buyCoins(...args)),
    give: (...args) => askCore((core) => core.gift.give(...args)),
    shown: (...args) => askCore((core) => core.gift.shown(...args)),
    quiet: (...args) => askCore((core) => core.gift.quiet(...args)),
  },
  message: routedMessage(askCore),
  money: {
    openOrder: (...args) => askCore((core) => core.money.openOrder(...args)),
    act: (...args) => askCore((core) => core.money.act(...args)),
    forget: (...args) => askCore((core) => core.money.forget(...args)),
    refresh: () => askCore((core) => core.money.refresh()),
  },
  video: {
    report: (...args) => askCore((core) => core.video.report(...args)),
    chooseLine: (...args) => askCore((core) => core.video.chooseLine(...args)),
    chooseQuality: (...args) => askCore((core) => core.video.chooseQuality(...args)),
    refresh: (...args) => askCore((core) => core.video.refresh(...args)),
    playUrl: (...args) => askCore((core) => core.video.playUrl(...args)),
    openPlayUrl: (...args) => askCore((core) => core.video.openPlayUrl(...args)),
  },
  recorder: routedRecorder(askCore),
});
