import { Icon } from '#app/kit/icon/icon.tsx';
import { t } from '../texts.ts';
import './notes-card.css';

/** What holds for every withdrawal, plainly. */
export const NotesCard = ({ verb, cancelAllowed }: { verb: string; cancelAllowed: boolean }) => (
  <section className="card padded">
    <ul className="paynotes">
      <li>
        <Icon name="shield-check" size={17} />
        {t('withdraw.noteName', { verb })}
      </li>
      <li>
        <Icon name="clock" size={17} />
        {t('withdraw.noteFree')}
      </li>
      <li>
        <Icon name="hourglass" size={17} />
        {t(cancelAllowed ? 'withdraw.noteCancel' : 'withdraw.noteNoCancel')}
      </li>
    </ul>
  </section>
);
