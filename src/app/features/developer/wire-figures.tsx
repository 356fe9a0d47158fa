import { errorText } from '#app/i18n/error-text.ts';
import type { WireFigures } from '#contract/models/room-figures.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { FigureList } from './figure-list.tsx';
import { msText, signedMs } from './figure-text.ts';
import { t } from './texts.ts';

const offsetText = ({ synced, offsetMs, errorMs }: WireFigures): string =>
  synced ? `${signedMs(offsetMs)} ± ${msText(errorMs)}` : t('developer.unsynced');

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin);

/** The way to the platform: line, clock, what went wrong last. */
export function WirePart({ wire }: { wire: WireFigures }) {
  const figures = [
    { name: t('developer.origin'), value: hostOf(wire.origin), wide: true },
    { name: t('developer.offset'), value: offsetText(wire), wide: true },
  ];
  return (
    <FigureList title={t('developer.wire')} figures={figures}>
      <h4>{t(wire.troubles.length === 0 ? 'developer.noTroubles' : 'developer.troubles')}</h4>
      <ul className="dev__troubles">
        {wire.troubles.map(({ at, path, code, status }) => (
          <li key={`${at} ${path} ${code}`}>
            <time>{timeOfDay(at)}</time> {errorText(code, status === null ? {} : { status })}
            <small>
              {code} {path}
            </small>
          </li>
        ))}
      </ul>
    </FigureList>
  );
}
