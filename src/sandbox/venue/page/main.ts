import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { RoundEngineName, TableEngineName } from '#sandbox/games/engine.ts';
import { element } from './controls/element.ts';
import { showGame } from './game-page.ts';
import { newClientSeed } from './rounds/fairness.ts';
import type { Scene } from './scene.ts';
import { meetSite, type SitePort } from './site-port.ts';
import { showTable } from './table/table-page.ts';
import type { CreateTableScene } from './table/table-scene.ts';
import { openVisit, type TableClient, type VenueClient, VenueError } from './venue-client.ts';

const statusLine = element('p', { role: 'status' });

function showStatus(text: string): void {
  statusLine.textContent = text;
  document.body.replaceChildren(element('main', { class: 'alone' }, statusLine));
}

const LOSS_REASONS: Readonly<Record<string, 'ticket' | 'session' | 'offline'>> = {
  TICKET_USED: 'ticket',
  OFFLINE: 'offline',
};

/** Reports the error to the site, which handles it; the page shows it too, for a visitor who sees the page alone. */
function lose(port: SitePort, error: VenueError): void {
  port.send({ kind: 'lost', why: LOSS_REASONS[error.code] ?? 'session' });
  showStatus(error.code === 'OFFLINE' ? '与场馆的连接断开了' : '这次进入已经结束');
}

type Engine = OpenView['game']['engine'];

/** Scenes of shared tables by engine. */
const TABLE_SCENES: Readonly<Record<TableEngineName, () => Promise<CreateTableScene>>> = {
  lottery: async () => (await import('./lottery/lottery-scene.ts')).createLotteryScene,
  rise: async () => (await import('./rise/rise-scene.ts')).createRiseScene,
  studio: async () => (await import('./studio/studio-scene.ts')).createStudioScene,
};

/** Scenes by engine; a page loads only its own. Each has its sheet beside it, named as its folder. */
const SCENES: Readonly<Record<RoundEngineName, () => Promise<(view: OpenView) => Scene>>> = {
  lines: async () => (await import('./lines/lines-scene.ts')).createLinesScene,
  ways: async () => (await import('./ways/ways-scene.ts')).createWaysScene,
  cascade: async () => (await import('./cascade/cascade-scene.ts')).createCascadeScene,
  hold: async () => (await import('./hold/hold-scene.ts')).createHoldScene,
  penalty: async () => (await import('./penalty/penalty-scene.ts')).createPenaltyScene,
  nines: async () => (await import('./nines/nines-scene.ts')).createNinesScene,
  tiger: async () => (await import('./tiger/tiger-scene.ts')).createTigerScene,
  blackjack: async () => (await import('./blackjack/blackjack-scene.ts')).createBlackjackScene,
  tiles: async () => (await import('./tiles/tiles-scene.ts')).createTilesScene,
  mines: async () => (await import('./mines/mines-scene.ts')).createMinesScene,
  hilo: async () => (await import('./hilo/hilo-scene.ts')).createHiloScene,
  dice: async () => (await import('./dice/dice-scene.ts')).createDiceScene,
  plinko: async () => (await import('./plinko/plinko-scene.ts')).createPlinkoScene,
  fishing: async () => (await import('./fishing/fishing-scene.ts')).createFishingScene,
};

/** Adds the sheet of a scene. @returns when it applies */
const addSheet = (engine: Engine): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const href = `/venue/src/venue/page/${engine}/${engine}.css`;
    document.head.append(element('link', { rel: 'stylesheet', href, load: resolve, error: reject }));
  });

/** Reports whether an engine is of shared tables. */
const isTableEngine = (engine: Engine): engine is TableEngineName => engine in TABLE_SCENES;

/** Engines whose pages also have light colours; the others are always dark. */
const LIGHT_ENGINES: ReadonlySet<Engine> = new Set(['lottery']);

/** Gives the page the colours of the site. */
function wearMode(engine: Engine, { mode }: SitePort): void {
  if (mode !== 'light' || !LIGHT_ENGINES.has(engine)) return;
  document.documentElement.dataset.mode = mode;
  document.body.classList.remove('stage');
}

type Visit = {
  readonly view: OpenView;
  readonly client: VenueClient;
  readonly tableClient: TableClient;
  readonly port: SitePort;
  lost(error: VenueError): void;
};

/** Shows the game of a visit. @returns what a message of the site does */
async function show({ client, tableClient, ...visit }: Visit) {
  const { game, table } = visit.view;
  wearMode(game.engine, visit.port);
  if (isTableEngine(game.engine) && table) {
    const [createScene] = await Promise.all([TABLE_SCENES[game.engine](), addSheet(game.engine)]);
    return showTable({ ...visit, client: tableClient, table, createScene });
  }
  if (isTableEngine(game.engine)) throw new VenueError('BAD_REQUEST');
  const [create] = await Promise.all([SCENES[game.engine](), addSheet(game.engine)]);
  return showGame({ ...visit, client, scene: create(visit.view) });
}

async function open(port: SitePort): Promise<void> {
  const lost = (error: VenueError) => lose(port, error);
  let isShown = false;
  // A page that shows its game keeps it while a request is repeated.
  const onRetry = () => {
    if (!isShown) showStatus('正在重新连接场馆');
  };
  try {
    const { view, client, tableClient } = await openVisit(port.ticket, onRetry);
    // The hash of the venue’s seed is known by now: only then does the browser send its own.
    const seeds = view.seeds.current === null ? await client.changeSeed(newClientSeed()) : view.seeds;
    const game = await show({ view: { ...view, seeds }, client, tableClient, port, lost });
    isShown = true;
    port.listen(({ kind }) => {
      if (kind === 'rules') game.rules();
      else if (kind === 'balance') game.balance().catch(() => undefined);
      else game.hold(kind === 'pause');
    });
    port.send({ kind: 'opened' });
  } catch (thrown) {
    lost(thrown instanceof VenueError ? thrown : new VenueError('OFFLINE'));
  }
}

/** The address names the site around this page, in the part that no request carries. */
async function begin(): Promise<void> {
  const origin = decodeURIComponent(location.hash.slice(1));
  if (window.parent === window || !URL.canParse(origin)) {
    showStatus('请从场边打开这个游戏');
    return;
  }
  showStatus('正在进入');
  await open(await meetSite(origin));
}

void begin();
