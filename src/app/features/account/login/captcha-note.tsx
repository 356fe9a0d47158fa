import { useSiteParam } from '#app/features/site/site-config.ts';
import { t } from './texts.ts';

/** After how many wrong passwords a verification comes before the next login; nothing where the site asks for none [9.10]. */
export function CaptchaNote() {
  const times = Number(useSiteParam('login_verify_trigger_times') ?? 0);
  return times > 0 ? <p className="hint">{t('login.verifyAfter', { times })}</p> : null;
}
