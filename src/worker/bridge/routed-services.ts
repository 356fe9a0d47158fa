import type { CoreServices } from '#worker/core-api.ts';

type CallCore = <Answer>(call: (core: CoreServices) => Promise<Answer>) => Promise<Answer>;

/** Every method of every service, checked against the types both ways: no name is missing and none is invented. */
const METHODS: {
  readonly [Service in keyof CoreServices]: { readonly [Method in keyof CoreServices[Service]]: true };
} = {
  session: {
    login: true,
    loginByPhone: true,
    register: true,
    cameBy: true,
    referral: true,
    sendCode: true,
    beginRecovery: true,
    resetPassword: true,
    changePassword: true,
    confirmPassword: true,
    beginFactor: true,
    endFactor: true,
    logout: true,
  },
  captcha: { fetchImage: true, pass: true, close: true },
  chat: {
    send: true,
    retry: true,
    discard: true,
    pushOrder: true,
    revertOrder: true,
    rows: true,
    block: true,
    changeReading: true,
    fillGap: true,
    heldTo: true,
  },
  gift: { shown: true, quiet: true },
  inbox: { read: true, remove: true, markUnread: true, stick: true, answer: true, write: true },
  commands: { run: true, leave: true, cancel: true, forget: true },
  money: { refresh: true },
  support: { sendMessage: true, report: true, reply: true },
  video: {
    report: true,
    chooseLine: true,
    chooseQuality: true,
    chooseKind: true,
    refresh: true,
    playUrl: true,
    openPlayUrl: true,
  },
  recorder: { start: true, stop: true, discard: true },
};

/** Both a service and the Comlink proxy of one answer to their methods' names. */
function callMethod(core: CoreServices, service: string, method: string, args: readonly unknown[]) {
  const target: unknown = Reflect.get(core, service);
  const answer: Promise<unknown> = Reflect.apply(Reflect.get(Object(target), method), target, args);
  return answer;
}

const isComplete = (services: object): services is CoreServices =>
  Object.entries(METHODS).every(([service, methods]) =>
    Object.keys(methods).every(
      (method) => typeof Reflect.get(Object(Reflect.get(services, service)), method) === 'function',
    ),
  );

/** The services, each call going to the core that `callCore` finds. */
export function routedServices(callCore: CallCore): CoreServices {
  const routed = (service: string, method: string) =>
    [
      method,
      (...args: readonly unknown[]) => callCore((core) => callMethod(core, service, method, args)),
    ] as const;
  const services: object = Object.fromEntries(
    Object.entries(METHODS).map(([service, methods]) => [
      service,
      Object.fromEntries(Object.keys(methods).map((method) => routed(service, method))),
    ]),
  );
  if (!isComplete(services)) throw new TypeError('a service lacks a method');
  return services;
}
