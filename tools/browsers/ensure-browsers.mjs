import { findFirefox, findWebKit } from './find-browsers.mjs';
import { installPackages } from './system-packages.mjs';

/** Firefox plays H.264 and AAC by the system's libavcodec. */
const FIREFOX_PACKAGES = ['firefox-esr', 'libavcodec59'];

/** WebKit plays by GStreamer; its browser shows itself on a display, which need not be seen. */
const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-gl',
  'fonts-noto-cjk',
];

/**
 * Finds Firefox and WebKit or installs them, and reports the progress. Tests of a browser that cannot be installed report
 * it as missing.
 * @param {(line: string) => void} say
 */
export function ensureBrowsers(say) {
  const missing = [...(findFirefox() ? [] : FIREFOX_PACKAGES), ...(findWebKit() ? [] : WEBKIT_PACKAGES)];
  if (missing.length === 0) return;
  say(`Browsers are missing: installing ${missing.join(', ')} with apt-get`);
  installPackages(...missing);
}
