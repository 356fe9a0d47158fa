import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { hourMinute } from '#contract/units/time.ts';
import type { ChatViewPorts, MutedMember } from './chat-ports.ts';
import { t } from './texts.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

function MutedLine({ muted, onUnmute }: { muted: MutedMember; onUnmute: () => Promise<unknown> }) {
  const { busy, run } = useAction();
  return (
    <li>
      <LevelBadge level={muted.level} />
      <b className="grow ell">{muted.username}</b>
      <span className="cap t3 num">
        {muted.until === null
          ? t('chat.mutedAlways')
          : t('chat.mutedUntil', { time: hourMinute(muted.until) })}
      </span>
      <Button size="xs" loading={busy} onClick={() => run(onUnmute)}>
        {t('chat.unmute')}
      </Button>
    </li>
  );
}

/** Who may not speak in the room, and until when [6.02]. */
export function MuteList({ ports }: { ports: ChatViewPorts }) {
  const { state, reload } = useLoaded(ports.muteList);
  const unmute = async ({ userId }: MutedMember) => {
    await ports.unmute(userId);
    reload();
  };
  return (
    <section>
      <h3>{t('chat.muteList')}</h3>
      {state.is === 'pending' && <SkeletonRows count={3} />}
      {state.is === 'failed' && <p className="sm t2">{textOfError(state.error)}</p>}
      {state.is === 'ready' && state.value.length === 0 && <p className="sm t2">{t('chat.muteListEmpty')}</p>}
      {state.is === 'ready' && (
        <ul className="chat-admin__muted">
          {state.value.map((muted) => (
            <MutedLine key={muted.userId} muted={muted} onUnmute={() => unmute(muted)} />
          ))}
        </ul>
      )}
    </section>
  );
}
