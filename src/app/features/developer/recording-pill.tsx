import { setDeveloperMode } from './developer-mode.ts';
import type { Recording } from './recording.ts';
import { t } from './texts.ts';
import './recording-pill.css';

/** What is left of the panel when it is put away while something is recorded or not saved: the way back to it. */
export function RecordingPill({ recording }: { recording: Recording }) {
  const running = recording.is === 'running';
  return (
    <button
      type="button"
      className="dev-pill"
      aria-label={t(running ? 'developer.pillRecording' : 'developer.pillUnsaved')}
      onClick={() => setDeveloperMode(true)}
    >
      {running ? <span className="dev__dot" aria-hidden="true" /> : null}
      {t(running ? 'developer.recording' : 'developer.unsaved')}
    </button>
  );
}
