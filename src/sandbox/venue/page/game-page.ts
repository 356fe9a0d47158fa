import type { OpenView, PlayView } from '#sandbox/domains/play/venue/venue-view.ts';
import { createControls } from './controls/controls.ts';
import { element } from './controls/element.ts';
import { createTabs } from './controls/tabs.ts';
import { createFairness } from './rounds/fairness.ts';
import { createHistory } from './rounds/history.ts';
import { createPlayer, type PlayerView } from './rounds/player.ts';
import { isOpenRound, type Scene } from './scene.ts';
import type { SitePort } from './site-port.ts';
import type { VenueClient, VenueError } from './venue-client.ts';

const RULES = '规则';
const DEMO_NOTE = '试玩，规则与概率和正式局相同';

type Ports = {
  readonly view: OpenView;
  readonly scene: Scene;
  readonly client: VenueClient;
  readonly port: SitePort;
  lost(error: VenueError): void;
};

const rulesList = ({ rules }: Scene) =>
  element('ol', { class: 'pad rules' }, ...rules.map((text) => element('li', {}, text)));

function stageOf(view: OpenView, scene: Scene, ...below: readonly Node[]): HTMLElement {
  const demo = view.demo ? [DEMO_NOTE] : [];
  const facts = [...demo, ...scene.facts].map((fact) => element('span', { class: 'tag' }, fact));
  const head = element('div', { class: 'head' }, element('h1', {}, view.game.name), ...facts);
  return element('section', { class: `game game--${view.game.engine}` }, head, scene.container, ...below);
}

/** Connects the parts of the page: a round passes from the button over the player to the list and the sums. */
function createParts({ view, scene, client, port, lost }: Ports) {
  const controls = createControls(view, scene, {
    begin(stake) {
      port.send({ kind: 'started' });
      void player.start(stake);
    },
    move: (move) => void player.move(move),
  });
  const history = createHistory(scene, view.history, view.play);
  const fairness = createFairness(view, client);
  const balance = (play: PlayView) => {
    history.update(play);
    controls.balance(play);
  };
  const shown: PlayerView = {
    state: controls.state,
    showMessage(text) {
      controls.showMessage(text);
      // No round was played: the site checks the books again, and whether one of its own dialogs is pending.
      port.send({ kind: 'balance' });
    },
    result: controls.show,
    played({ round, play, nextNonce }) {
      balance(play);
      fairness.counted(nextNonce);
      if (isOpenRound(round)) {
        port.send({ kind: 'balance' });
        return;
      }
      history.add(round);
      port.send({ kind: 'ended' });
    },
  };
  const player = createPlayer({ view, client, scene, lost, shown });
  scene.follow?.({ client, lost, showMessage: controls.showMessage });
  scene.moves?.onMove((move) => void player.move(move));
  return { controls, history, fairness, player, balance };
}

/** Puts the game on the page. @returns what a message of the site does */
export function showGame(ports: Ports) {
  const { view, scene, client } = ports;
  const { controls, history, fairness, player, balance } = createParts(ports);
  const tabs = createTabs('赔付与记录', [
    scene.pays,
    { title: '记录', content: history.list },
    { title: RULES, content: rulesList(scene) },
    { title: '公平', content: fairness.content },
  ]);
  const side = element(
    'aside',
    { class: 'side', 'aria-label': '赔付与记录' },
    tabs.list,
    tabs.panels,
    history.sums,
  );
  document.title = view.game.name;
  document.body.replaceChildren(
    element(
      'main',
      { 'aria-label': view.game.name },
      stageOf(view, scene, controls.result, controls.bar),
      side,
    ),
  );
  const unseen = view.history.find(({ isSeen }) => !isSeen);
  if (unseen) void player.resume(unseen);
  return {
    rules: () => tabs.choose(RULES),
    balance: async () => balance(await client.refresh()),
    /** While a dialog of the site is pending, no round starts and the scene does not move. */
    hold(paused: boolean) {
      controls.hold(paused);
      document.documentElement.classList.toggle('held', paused);
    },
  };
}
