const DEFAULT_SITE = 5000;
const LAST_OWN_SITE = 5005;

/** The site named by the page's theme [1.01]: ids above 5005, and text that is no id, mean site 5000. */
export function siteIdOf(theme: string | undefined): number {
  const id = /^\d{4,6}$/.test(theme ?? '') ? Number(theme) : DEFAULT_SITE;
  return id > LAST_OWN_SITE ? DEFAULT_SITE : id;
}
