import { useEffect, useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { roomFromPath } from '#contract/rules/rooms/room-address.ts';
import { DeveloperPanel } from './developer-panel.tsx';
import { RecordingPill } from './recording-pill.tsx';
import { useRecorder } from './use-recorder.ts';

/** The browser asks before the page is left. */
function useLeavingAsks(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

/** The developer's panel, wherever on the site; a recording goes on while the panel is put away. */
export function DeveloperHost({ open }: { open: boolean }) {
  const { kind, id } = useMatch(paths.room)?.params ?? {};
  const room = useMemo(() => roomFromPath(kind, id), [kind, id]);
  const control = useRecorder(room);
  const unsaved = control.recording.is !== 'none' && control.savedAs === null;
  useLeavingAsks(unsaved);
  if (open) return <DeveloperPanel room={room} control={control} />;
  return unsaved ? <RecordingPill recording={control.recording} /> : null;
}
