import '#app/theme/fresh.css';
import '#app/theme/base.css';
import './play.css';
import { core, coreHealth$ } from '#app/core-client/core.ts';
import { toAppError } from '#contract/errors.ts';
import { createPlayPage, type PlayPage } from './play-page.ts';
import { playRoom } from './play-room.ts';
import { failureText, openingText, outdatedText, refusalText } from './play-text.ts';
import { nameOfRoom, pathOfRoom } from './room-name.ts';

const PARAMETER = 'url';

/** Opens what the address carries, or says why not; plays nothing it cannot vouch for [2.04]. */
async function openLink(page: PlayPage, url: string): Promise<void> {
  page.say(openingText);
  try {
    const opened = await core.video.openPlayUrl(url);
    if (opened.is === 'refused') {
      page.say(refusalText(opened.why));
      return;
    }
    page.linkRoom(pathOfRoom(opened.room));
    playRoom(page, opened);
    // A picture without its name is better than none.
    nameOfRoom(opened.room).then(page.nameIt, () => undefined);
  } catch (thrown) {
    page.say(failureText(toAppError(thrown).code), () => void openLink(page, url));
  }
}

const page = createPlayPage();
coreHealth$.subscribe(({ is }) => {
  if (is === 'refused') page.say(outdatedText, () => location.reload());
});
void openLink(page, new URLSearchParams(location.search).get(PARAMETER) ?? '');
