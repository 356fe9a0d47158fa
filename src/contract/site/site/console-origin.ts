/** Port offset of a sandbox’s console from its site; the video domains use the ports between them. */
export const CONSOLE_PORT_OFFSET = 4;

/** A port that an address leaves out. */
const WEB_PORT = '80';

const moved = (origin: string, by: number): string =>
  `http://localhost:${Number(new URL(origin).port || WEB_PORT) + by}`;

/** Returns the origin of a sandbox’s operator console for its site: a separate origin, on this machine only. */
export const consoleOrigin = (site: string): string => moved(site, CONSOLE_PORT_OFFSET);

/** Returns the origin of the site for its console’s origin. */
export const siteOfConsole = (console: string): string => moved(console, -CONSOLE_PORT_OFFSET);
