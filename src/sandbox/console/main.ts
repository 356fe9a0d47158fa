import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { carePanel } from './care/care-panel.ts';
import { feedbackPanel } from './care/feedback-panel.ts';
import { lettersPanel } from './care/letters-panel.ts';
import { outboxPanel } from './care/outbox-panel.ts';
import { servicePanel } from './care/service-panel.ts';
import { element } from './controls/element.ts';
import { section } from './controls/section.ts';
import { type ActionLog, createActionLog } from './desk/action-log.ts';
import { AdminRefusal, read, send } from './desk/admin-client.ts';
import { live } from './desk/live.ts';
import type { Act, Operator, Panel } from './desk/operator.ts';
import { faultForm } from './faults/fault-form.ts';
import { faultList } from './faults/fault-list.ts';
import { presetsPanel } from './faults/presets-panel.ts';
import { header } from './header.ts';
import { bettingPanel } from './money/betting-panel.ts';
import { cashierPanel } from './money/cashier-panel.ts';
import { ordersPanel } from './money/orders-panel.ts';
import { membersPanel } from './people/members-panel.ts';
import { reviewsPanel } from './people/reviews-panel.ts';
import { activitiesPanel } from './rewards/activities-panel.ts';
import { agentsPanel } from './rewards/agents-panel.ts';
import { parcelsPanel } from './rewards/parcels-panel.ts';
import { welfarePanel } from './rewards/welfare-panel.ts';
import { securityPanel } from './site/security-panel.ts';
import { sitePanel } from './site/site-panel.ts';
import { statusTiles } from './site/status-tiles.ts';
import { anchorsPanel } from './world/anchors-panel.ts';
import { matchesPanel } from './world/matches-panel.ts';
import { roomsPanel } from './world/rooms-panel.ts';
import { streamsPanel } from './world/streams-panel.ts';

const RETRY_MS = 2_000;

const createAct =
  ({ addLine }: ActionLog, now: () => number, after: () => Promise<void>): Act =>
  async (description, ...requests) => {
    try {
      for (const request of requests) await send(request);
      addLine(description, 'done', now());
      return true;
    } catch (thrown) {
      const reason = thrown instanceof AdminRefusal ? thrown.message : String(thrown);
      addLine(`没有成功：${description}。原因：${reason}`, 'failed', now());
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

/** Panels can only be shown once the catalogue is loaded. */
function open(): void {
  read<AdminCatalogue>('catalogue').then(start, () => {
    document.body.replaceChildren(
      element('p', { class: 'lost', role: 'status' }, '沙盒没有应答，正在重试。'),
    );
    setTimeout(open, RETRY_MS);
  });
}

open();
