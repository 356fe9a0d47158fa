import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { serverNow } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { elapsedText, integerText, sizeText } from './figure-list.tsx';
import type { Recording } from './recording.ts';
import { t } from './texts.ts';
import type { RecorderControl } from './use-recorder.ts';

type Begun = Exclude<Recording, { is: 'none' }>;

/** Duration, number and size of a recording. */
function Amount({ recording }: { recording: Begun }) {
  const untilMs = recording.is === 'ended' ? recording.endedAt : serverNow();
  const { events, file, missed } = recording;
  return (
    <p className="developer__amount cluster grow">
      <b>{elapsedText(untilMs - recording.startedAt)}</b>
      <span>{t('developer.amount', { events: integerText(events), size: sizeText(file.size) })}</span>
      {missed > 0 ? <span>{t('developer.missed', { count: integerText(missed) })}</span> : null}
    </p>
  );
}

/** Hint on the use of the file. */
const Hint = ({ inRoom }: { inRoom: boolean }) =>
  inRoom ? <p className="developer__amount cluster grow">{t('developer.recordHint')}</p> : null;

function stateText({ recording, savedAs, hasLeftRoom }: RecorderControl, inRoom: boolean): string {
  if (recording.is === 'none') return t(inRoom ? 'developer.recordText' : 'developer.recordNowhere');
  if (recording.is === 'running') return t('developer.recording');
  if (savedAs !== null) return t('developer.saved', { name: savedAs });
  if (recording.reason === 'asked') return t(hasLeftRoom ? 'developer.left' : 'developer.ended');
  return t(`developer.${recording.reason}`);
}

function Actions({ control, room }: { control: RecorderControl; room: RoomRef | null }) {
  const { recording, savedAs, busy } = control;
  const saved = savedAs !== null;
  if (recording.is === 'running')
    return (
      <Button variant="primary" size="sm" loading={busy} onClick={control.stopAndSave}>
        {t('developer.stop')}
      </Button>
    );
  const ended = recording.is === 'ended';
  return (
    <>
      {ended ? (
        <Button variant={saved ? 'line' : 'primary'} size="sm" onClick={control.save}>
          {t(saved ? 'developer.saveAgain' : 'developer.save')}
        </Button>
      ) : null}
      {ended && !saved ? (
        <Button size="sm" onClick={control.discard}>
          {t('developer.discard')}
        </Button>
      ) : null}
      {room && (!ended || saved) ? (
        <Button variant="primary" size="sm" loading={busy} onClick={() => control.start(room)}>
          {t('developer.start')}
        </Button>
      ) : null}
    </>
  );
}

/** Begins a recording of the room, shows how far it is, saves it. */
export function RecorderBox({ control, room }: { control: RecorderControl; room: RoomRef | null }) {
  const { recording } = control;
  return (
    <section className={`developer__recorder is-${recording.is}`} aria-label={t('developer.recorder')}>
      <p role="status" title={control.savedAs ?? undefined}>
        {stateText(control, room !== null)}
      </p>
      <div className="developer__actions row gap-8">
        {recording.is === 'none' ? <Hint inRoom={room !== null} /> : <Amount recording={recording} />}
        <Actions control={control} room={room} />
      </div>
    </section>
  );
}
