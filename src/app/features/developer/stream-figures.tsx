import { tLater } from '#app/i18n/later-text.ts';
import type { StreamFigures } from '#contract/models/room-figures.ts';
import { FigureList } from './figure-list.tsx';
import { wholeText } from './figure-text.ts';

/** The streams from core to page: how many are open, and how many items they left out. */
export const StreamPart = ({ streams }: { streams: StreamFigures }) => (
  <FigureList
    title={tLater('developer.streams')}
    figures={[
      { name: tLater('developer.streamsOpen'), value: wholeText(streams.open) },
      { name: tLater('developer.superseded'), value: wholeText(streams.superseded) },
      {
        name: tLater('developer.skipped'),
        value: wholeText(streams.skipped),
        alert: streams.skipped > 0,
      },
    ]}
  />
);
