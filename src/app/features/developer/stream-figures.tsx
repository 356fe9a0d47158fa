import type { StreamFigures } from '#contract/models/room-figures.ts';
import { FigureList } from './figure-list.tsx';
import { wholeText } from './figure-text.ts';
import { t } from './texts.ts';

/** The streams from core to page: how many are open, and how many items they left out. */
export const StreamPart = ({ streams }: { streams: StreamFigures }) => (
  <FigureList
    title={t('developer.streams')}
    figures={[
      { name: t('developer.streamsOpen'), value: wholeText(streams.open) },
      { name: t('developer.superseded'), value: wholeText(streams.superseded) },
      {
        name: t('developer.skipped'),
        value: wholeText(streams.skipped),
        alert: streams.skipped > 0,
      },
    ]}
  />
);
