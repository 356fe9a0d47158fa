import { button } from '../button.ts';
import { post } from '../desk.ts';
import { element } from '../element.ts';
import type { Operator, Panel } from '../operator.ts';
import { section } from '../section.ts';
import { setData, setText } from '../update.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SITE_DOWN = 0;

function siteButtons({ act, catalogue }: Operator, now: () => number): HTMLElement {
  const maintain = (startIn: number) => ({
    maintenance: {
      status: SITE_DOWN,
      startAt: now() + startIn,
      endAt: now() + startIn + HOUR_MS,
      text: '系统升级',
    },
  });
  const everywhere = (name: string) => {
    const { code = 0, message = '' } = catalogue.codes.find((each) => each.name === name) ?? {};
    return post('mischief', { path: '/api/', fault: 'code', code, message });
  };
  return element(
    'div',
    { class: 'buttons' },
    button('开始维护', () => act('站点开始维护，一小时', post('maintenance', maintain(0)))),
    button('预告维护', () => act('预告十分钟后维护', post('maintenance', maintain(10 * MINUTE_MS)))),
    button('结束维护', () => act('结束维护', post('maintenance', { maintenance: null }))),
    button('限制此网络', () => act('此网络被限制访问', everywhere('IP_BLOCKADE'))),
    button('限制此设备', () => act('此设备被限制访问', everywhere('DEVICE_BLOCKADE'))),
  );
}

function clockButtons({ act }: Operator): { readonly driven: HTMLElement; readonly live: HTMLElement } {
  const advance = (minutes: number) =>
    button(`拨快 ${minutes} 分钟`, () =>
      act(`时钟拨快 ${minutes} 分钟`, post('clock', { advance: minutes * MINUTE_MS })),
    );
  const skew = (words: string, ms: number) =>
    button(words, () => act(`应答里的时间${words}`, post('mischief', { path: '/', fault: 'skew', ms })));
  return {
    driven: element('div', { class: 'buttons' }, ...[1, 10, 60].map(advance)),
    live: element(
      'div',
      { class: 'buttons' },
      skew('快十分钟', 10 * MINUTE_MS),
      skew('慢十分钟', -10 * MINUTE_MS),
      skew('快一天', 24 * HOUR_MS),
    ),
  };
}

/** Whether the site is open, to whom, and what time it tells. */
export function sitePanel(operator: Operator): Panel {
  let time = 0;
  const state = element('span', { class: 'tag' });
  const clocks = clockButtons(operator);
  const body = [
    siteButtons(operator, () => time),
    element('h3', { class: 'panel__subtitle' }, '时钟'),
    clocks.driven,
    clocks.live,
  ];
  return {
    root: section('site', '站点', body, [state]),
    update({ now, clock, maintenance }) {
      time = now;
      const isDown = maintenance?.status === SITE_DOWN && now >= (maintenance.startAt ?? 0);
      setText(state, isDown ? '维护中' : maintenance ? '已预告' : '开放');
      setData(state, 'tone', maintenance ? 'alert' : 'good');
      clocks.driven.hidden = clock !== 'driven';
      clocks.live.hidden = clock === 'driven';
    },
  };
}
