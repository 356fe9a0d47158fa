/** The console of a sandbox listens so many ports after the site; the video domains lie between them. */
export const CONSOLE_PORT_OFFSET = 4;

/** A port that an address leaves out. */
const WEB_PORT = '80';

const moved = (origin: string, by: number): string =>
  `http://localhost:${Number(new URL(origin).port || WEB_PORT) + by}`;

/** Where the operator's console of a sandbox answers, from where its site does: an origin of its own, on this machine alone. */
export const consoleOrigin = (site: string): string => moved(site, CONSOLE_PORT_OFFSET);

/** Where the site answers whose console is at an origin. */
export const siteOfConsole = (console: string): string => moved(console, -CONSOLE_PORT_OFFSET);
