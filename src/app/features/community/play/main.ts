import '#app/theme/fresh.css';
import '#app/theme/base.css';
import './play.css';
import { isTooOld, showTooOld } from '#app/first-load/old-browser.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { toAppError } from '#contract/errors.ts';
import { core, coreHealth$ } from '#core-client/core.ts';
import { createPlayPage, type PlayPage } from './play-page.ts';
import { playRoom } from './play-room.ts';
import { failureText, openingText, outdatedText, playRefusalText } from './play-text.ts';

const PARAMETER = 'url';

/** Shows the name of the stream and links to its room; loaded beside the video, which does not wait for it. */
async function nameRoom(page: PlayPage, room: RoomRef): Promise<void> {
  const { nameOfRoom, pathOfRoom } = await import('./room-name.ts');
  page.linkRoom(pathOfRoom(room));
  page.nameIt(await nameOfRoom(room));
}

/** Opens the room of the address, or shows why it cannot; plays only verified sources [2.04]. */
async function openLink(page: PlayPage, url: string): Promise<void> {
  page.showMessage(openingText);
  try {
    const opened = await core.video.openPlayUrl(url);
    if (opened.is === 'refused') {
      page.showMessage(playRefusalText(opened.reason));
      return;
    }
    playRoom(page, opened);
    // A video without its name is better than none.
    nameRoom(page, opened.room).catch(() => undefined);
  } catch (thrown) {
    page.showMessage(failureText(toAppError(thrown).code), () => void openLink(page, url));
  }
}

function begin(): void {
  const page = createPlayPage();
  coreHealth$.subscribe(({ is }) => {
    if (is === 'refused') page.showMessage(outdatedText, () => location.reload());
  });
  void openLink(page, new URLSearchParams(location.search).get(PARAMETER) ?? '');
}

if (isTooOld()) showTooOld();
else begin();
