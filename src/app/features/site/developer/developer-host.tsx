import './recording-pill.css';
import { useEffect, useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { roomFromPath } from '#contract/community/room/room-ref.ts';
import { setDeveloperMode } from './developer-mode.ts';
import { DeveloperPanel } from './developer-panel.tsx';
import type { Recording } from './recording.ts';
import { t } from './texts.ts';
import { useRecorder } from './use-recorder.ts';

/** Pill shown in place of the closed panel while a recording is running or unsaved; it reopens the panel. */
function RecordingPill({ recording }: { recording: Recording }) {
  const running = recording.is === 'running';
  return (
    <button
      type="button"
      className="dev-pill row gap-8"
      aria-label={t(running ? 'developer.pillRecording' : 'developer.pillUnsaved')}
      onClick={() => setDeveloperMode(true)}
    >
      {running ? <span className="developer__dot" aria-hidden="true" /> : null}
      {t(running ? 'developer.recording' : 'developer.unsaved')}
    </button>
  );
}

/** Makes the browser ask for confirmation before the page is left. */
function useLeaveConfirmation(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isEnabled]);
}

/** Developer panel on any page of the site; a recording continues while the panel is closed. */
export function DeveloperHost({ open }: { open: boolean }) {
  const { kind, id } = useMatch(paths.room)?.params ?? {};
  const room = useMemo(() => roomFromPath(kind, id), [kind, id]);
  const control = useRecorder(room);
  const unsaved = control.recording.is !== 'none' && control.savedAs === null;
  useLeaveConfirmation(unsaved);
  if (open) return <DeveloperPanel room={room} control={control} />;
  return unsaved ? <RecordingPill recording={control.recording} /> : null;
}
