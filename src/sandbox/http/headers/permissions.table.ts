/** Abilities of a browser that the site itself may use; no frame receives any. */
const PERMISSIONS = {
  accelerometer: false,
  /** The live video starts automatically. */
  autoplay: true,
  camera: false,
  /** Copies an address, a code, a line of the chat. */
  'clipboard-write': true,
  'display-capture': false,
  /** The live video and the frame of a game. */
  fullscreen: true,
  geolocation: false,
  gyroscope: false,
  hid: false,
  'idle-detection': false,
  magnetometer: false,
  microphone: false,
  midi: false,
  payment: false,
  /** The live video continues in a separate window. */
  'picture-in-picture': true,
  'publickey-credentials-get': false,
  'screen-wake-lock': false,
  serial: false,
  usb: false,
  'xr-spatial-tracking': false,
} as const satisfies Readonly<Record<string, boolean>>;

const textOf = (mayUse: (used: boolean) => boolean): string =>
  Object.entries(PERMISSIONS)
    .map(([feature, used]) => `${feature}=(${mayUse(used) ? 'self' : ''})`)
    .join(', ');

/** The value of `Permissions-Policy` for a page of the site. */
export const SITE_PERMISSIONS = textOf((used) => used);

/** The same for a page that needs none: a game in its frame, the console. */
export const NO_PERMISSIONS = textOf(() => false);
