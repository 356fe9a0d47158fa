import { DEVELOPER_KEYS, setDeveloperMode } from '#app/features/developer/developer-mode.ts';
import { Button } from '#app/kit/action/button.tsx';
import { t } from './texts.ts';

/** Where developers and load testers find their panel, at the foot of the help centre. */
export const ForDevelopers = () => (
  <section className="helpdev" aria-label={t('help.developerTitle')}>
    <div>
      <h2>{t('help.developerTitle')}</h2>
      <p className="cap t3">{t('help.developerText', { keys: DEVELOPER_KEYS })}</p>
    </div>
    <Button size="sm" onClick={() => setDeveloperMode(true)}>
      {t('help.developerOpen')}
    </Button>
  </section>
);
