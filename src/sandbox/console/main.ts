import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { type ActionLog, createActionLog } from './action-log.ts';
import { AdminRefusal, read, send } from './admin-client.ts';
import { element } from './element.ts';
import { header } from './header.ts';
import { live } from './live.ts';
import type { Act, Operator, Panel } from './operator.ts';
import { activitiesPanel } from './panels/activities-panel.ts';
import { agentsPanel } from './panels/agents-panel.ts';
import { anchorsPanel } from './panels/anchors-panel.ts';
import { bettingPanel } from './panels/betting-panel.ts';
import { carePanel } from './panels/care-panel.ts';
import { cashierPanel } from './panels/cashier-panel.ts';
import { faultForm } from './panels/fault-form.ts';
import { faultList } from './panels/fault-list.ts';
import { feedbackPanel } from './panels/feedback-panel.ts';
import { lettersPanel } from './panels/letters-panel.ts';
import { matchesPanel } from './panels/matches-panel.ts';
import { membersPanel } from './panels/members-panel.ts';
import { ordersPanel } from './panels/orders-panel.ts';
import { outboxPanel } from './panels/outbox-panel.ts';
import { parcelsPanel } from './panels/parcels-panel.ts';
import { presetsPanel } from './panels/presets-panel.ts';
import { reviewsPanel } from './panels/reviews-panel.ts';
import { roomsPanel } from './panels/rooms-panel.ts';
import { securityPanel } from './panels/security-panel.ts';
import { servicePanel } from './panels/service-panel.ts';
import { sitePanel } from './panels/site-panel.ts';
import { statusTiles } from './panels/status-tiles.ts';
import { streamsPanel } from './panels/streams-panel.ts';
import { welfarePanel } from './panels/welfare-panel.ts';
import { section } from './section.ts';

const RETRY_MS = 2_000;

const createAct =
  ({ tell }: ActionLog, now: () => number, after: () => Promise<void>): Act =>
  async (words, ...requests) => {
    try {
      for (const request of requests) await send(request);
      tell(words, 'done', now());
      return true;
    } catch (thrown) {
      const why = thrown instanceof AdminRefusal ? thrown.message : String(thrown);
      tell(`没有成功：${words}。原因：${why}`, 'failed', now());
      return false;
    } finally {
      await after();
    }
  };

/** Panels that list the platform's data, one for each kind. */
const listPanels = (operator: Operator): readonly Panel[] => [
  matchesPanel(operator),
  roomsPanel(operator),
  anchorsPanel(operator),
  bettingPanel(operator),
  streamsPanel(operator),
  ordersPanel(operator),
  membersPanel(operator),
  servicePanel(operator),
  feedbackPanel(operator),
  parcelsPanel(operator),
  activitiesPanel(operator),
  reviewsPanel(operator),
  carePanel(operator),
  agentsPanel(operator),
  lettersPanel(operator),
  welfarePanel(operator),
  cashierPanel(operator),
];

function layOut(operator: Operator, log: ActionLog, lost: HTMLElement): readonly Panel[] {
  const tiles = statusTiles();
  const faults = faultList(operator);
  const site = sitePanel(operator);
  const outbox = outboxPanel();
  const security = securityPanel();
  const lists = listPanels(operator);
  const breaking = [presetsPanel(operator), faultForm(operator), faults.root];
  const beside = [section('log', '操作记录', [log.root]), outbox.root, security.root, site.root];
  document.body.replaceChildren(
    header(operator),
    element(
      'main',
      { class: 'page' },
      lost,
      log.latest,
      tiles.root,
      element(
        'div',
        { class: 'columns' },
        ...[breaking, beside].map((parts) => element('div', { class: 'column' }, ...parts)),
      ),
      element('div', { class: 'lists' }, ...lists.map(({ root }) => root)),
    ),
  );
  return [tiles, faults, outbox, security, site, ...lists];
}

function start(catalogue: AdminCatalogue): void {
  const log = createActionLog();
  const lost = element('p', { class: 'lost', role: 'status', hidden: true }, '沙盒没有应答，正在重试。');
  let panels: readonly Panel[] = [];
  let now = 0;
  const { refresh } = live((overview) => {
    lost.hidden = overview !== null;
    if (!overview) return;
    now = overview.now;
    for (const { update } of panels) update(overview);
  });
  panels = layOut({ catalogue, act: createAct(log, () => now, refresh) }, log, lost);
  void refresh();
}

/** Nothing can be offered before it is known what there is. */
function open(): void {
  read<AdminCatalogue>('catalogue').then(start, () => {
    document.body.replaceChildren(
      element('p', { class: 'lost', role: 'status' }, '沙盒没有应答，正在重试。'),
    );
    setTimeout(open, RETRY_MS);
  });
}

open();
