import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { t } from '#chat/view/texts.ts';
import type { GiftRun } from '#contract/models/gift-stage.ts';
import { GiftBanner } from './gift-banner.tsx';
import { useAnnouncement } from './use-announcement.ts';
import './gift-banner.css';

type Props = {
  readonly runs: readonly GiftRun[];
  /** Over the picture on wide screens, above the chat on narrow ones. */
  readonly place: 'stage' | 'chat';
};

/** The two lanes of banners, read aloud once a run has settled. */
export function GiftBanners({ runs, place }: Props) {
  const said = useAnnouncement(
    runs
      .map(({ sender, name, count }) => t('gift.announce', { sender: sender.name, name, count }))
      .join('；'),
  );
  return (
    <div className={`gift-banners--${place}`}>
      <div aria-hidden="true">
        {runs.map((run) => (
          <GiftBanner key={run.runId} run={run} />
        ))}
      </div>
      <VisuallyHidden>
        <p aria-live="polite">{said}</p>
      </VisuallyHidden>
    </div>
  );
}
