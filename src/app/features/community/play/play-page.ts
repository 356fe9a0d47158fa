import { helplinePath, homePath } from '#app/routes/home-path.ts';
import { openingText, type PlayText } from './play-text.ts';
import { t } from './texts.ts';

/** Name of the site, which the page is served with [1.01]. */
const brand = document.title;

/** The few elements of the player page, and everything done to them. */
export type PlayPage = {
  readonly video: HTMLVideoElement;
  /** Shows a message in place of the video; `onRetry` is called by its button. */
  showMessage(message: PlayText, onRetry?: () => void): void;
  /** Hides the message once the video plays. */
  showVideo(): void;
  nameIt(title: string): void;
  linkRoom(path: string): void;
};

type Tags = HTMLElementTagNameMap;

const make = <Name extends keyof Tags>(name: Name, props: Partial<Tags[Name]> = {}): Tags[Name] =>
  Object.assign(document.createElement(name), props);

function actionsFor({ is }: PlayText, onRetry: (() => void) | undefined): HTMLElement[] {
  const className = 'play__act';
  if (is === 'waits') return [];
  if (is === 'stuck' || !onRetry)
    return [make('a', { className, textContent: t('play.toHome'), href: homePath })];
  return [make('button', { className, type: 'button', textContent: t('player.retryNow'), onclick: onRetry })];
}

/** Button that unmutes a video that had to start muted. */
function soundOffer(video: HTMLVideoElement): HTMLElement {
  const unmute = () => {
    video.muted = false;
  };
  const textContent = t('player.tapToUnmute');
  const offer = make('button', { className: 'play__sound', type: 'button', textContent, onclick: unmute });
  const follow = () => {
    offer.hidden = !video.muted || video.paused;
  };
  for (const event of ['volumechange', 'playing', 'pause']) video.addEventListener(event, follow);
  follow();
  return offer;
}

function layOut(video: HTMLVideoElement) {
  const messageBox = make('section', { className: 'play__words' });
  messageBox.setAttribute('role', 'status');
  const title = make('h1');
  const room = make('a', { textContent: t('play.toRoom'), hidden: true });
  const helpline = make('a', { textContent: t('play.helpline'), href: helplinePath });
  const bar = make('header', { className: 'play__bar' });
  bar.append(make('img', { src: '/icon.svg', alt: '', width: 24, height: 24 }), title, room, helpline);
  const stage = make('main', { className: 'play__stage' });
  stage.append(video, soundOffer(video), messageBox);
  document.body.append(bar, stage);
  return { words: messageBox, title, room };
}

export function createPlayPage(): PlayPage {
  const video = make('video', { playsInline: true });
  const { words, title, room } = layOut(video);
  const page: PlayPage = {
    video,
    showMessage: (message, onRetry) => {
      const busy = message.is === 'waits' ? [make('span', { className: 'play__wait' })] : [];
      const text = message.text === undefined ? [] : [make('p', { textContent: message.text })];
      const strong = make('strong', { textContent: message.title });
      words.replaceChildren(...busy, strong, ...text, ...actionsFor(message, onRetry));
      words.hidden = false;
      video.controls = false;
    },
    showVideo: () => {
      words.hidden = true;
      video.controls = true;
    },
    nameIt: (name) => {
      title.textContent = name;
      video.ariaLabel = name;
      document.title = `${name} · ${brand}`;
    },
    linkRoom: (path) => {
      room.href = path;
      room.hidden = false;
    },
  };
  page.nameIt(t('play.title'));
  page.showMessage(openingText);
  return page;
}
