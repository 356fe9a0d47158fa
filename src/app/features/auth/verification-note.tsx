import { useSiteParam } from '#app/features/site/site-config.ts';
import { tLater } from '#app/i18n/later-text.ts';

/** After how many wrong passwords a verification comes before the next login; nothing where the site asks for none [9.10]. */
export function VerificationNote() {
  const times = Number(useSiteParam('login_verify_trigger_times') ?? 0);
  return times > 0 ? <p className="hint">{tLater('login.verifyAfter', { times })}</p> : null;
}
