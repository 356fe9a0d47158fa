/**
 * Preloaded into Node by `npm test -- --at TIME`: shifts `Date` so that the tests run as if they began at that time.
 * Monotonic clocks and timers stay real. `CLOCK_OFFSET_MS` is the difference, in ms, for this process and its children.
 */
const RealDate = Date;
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + offsetMs], newTarget),
    apply: () => new Date().toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => RealDate.now() + offsetMs : Reflect.get(target, name, receiver),
  })
);
