import { setDeveloperMode } from '#app/features/developer/developer-mode.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';

/** Where developers and load testers find their panel, at the foot of the help centre. */
export const ForDevelopers = () => (
  <section className="helpdev" aria-label={tLater('developer.helpTitle')}>
    <div>
      <h2>{tLater('developer.helpTitle')}</h2>
      <p className="cap t3">{tLater('developer.helpText', { keys: tLater('developer.shortcut') })}</p>
    </div>
    <Button size="sm" onClick={() => setDeveloperMode(true)}>
      {tLater('developer.helpOpen')}
    </Button>
  </section>
);
