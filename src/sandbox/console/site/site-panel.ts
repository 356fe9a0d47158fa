import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { EVERYTHING } from '../faults/reach-fields.ts';

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
    return post('faults', { path: EVERYTHING, kind: 'code', code, message });
  };
  return element(
    'div',
    { class: 'buttons' },
    button('开始维护', () => act('站点开始维护，一小时', post('maintenance', maintain(0)))),
    button('预告维护', () => act('预告十分钟后维护', post('maintenance', maintain(10 * MINUTE_MS)))),
    button('结束维护', () => act('结束维护', post('maintenance', { maintenance: null }))),
    button('所有人：网络受限', () => act('所有访客都被当作受限网络', everywhere('IP_BLOCKADE'))),
    button('所有人：设备受限', () => act('所有访客都被当作受限设备', everywhere('DEVICE_BLOCKADE'))),
  );
}

const STEPS = [
  { text: '1 分钟', ms: MINUTE_MS },
  { text: '15 分钟', ms: 15 * MINUTE_MS },
  { text: '1 小时', ms: HOUR_MS },
  { text: '24 小时', ms: 24 * HOUR_MS },
  { text: '72 小时', ms: 72 * HOUR_MS },
];

/** The platform's own time: deadlines, limits of a day and reviews can be stepped through. */
function clockTools({ act }: Operator): HTMLElement {
  const steps = STEPS.map(({ text, ms }) =>
    button(`快进 ${text}`, () => act(`平台时间快进 ${text}`, post('clock', { advance: ms }))),
  );
  const moment = input({ type: 'datetime-local', step: '1', required: '' });
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '调到此刻');
  const form = element('form', { class: 'form' }, labelled('平台时间（北京）', moment), submitButton);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const at = Date.parse(`${moment.value}+08:00`);
    void act(`平台时间调到 ${moment.value.replace('T', ' ')}`, post('clock', { set: at }));
  });
  const note = '只改平台的时间；页面会自己对时。调回过去后，已打开的页面需要刷新。';
  return element(
    'div',
    {},
    element('div', { class: 'buttons' }, ...steps),
    form,
    element('p', { class: 'hint' }, note),
  );
}

/** Creates buttons that set a wrong time in responses, while the platform's own clock stays right. */
function skewButtons({ act }: Operator): HTMLElement {
  const skew = (label: string, ms: number) =>
    button(label, () => act(`应答里的时间${label}`, post('faults', { path: EVERYTHING, kind: 'skew', ms })));
  return element(
    'div',
    { class: 'buttons' },
    skew('快十分钟', 10 * MINUTE_MS),
    skew('慢十分钟', -10 * MINUTE_MS),
    skew('快一天', 24 * HOUR_MS),
  );
}

/** Reports whether the site is open, to whom, and which time it sends. */
export function sitePanel(operator: Operator): Panel {
  let time = 0;
  const state = element('span', { class: 'tag' });
  const body = [
    siteButtons(operator, () => time),
    element('h3', { class: 'panel__subtitle' }, '平台时间'),
    clockTools(operator),
    element('h3', { class: 'panel__subtitle' }, '应答里的时间'),
    skewButtons(operator),
  ];
  return {
    root: section('site', '站点', body, [state]),
    update({ now, maintenance }) {
      time = now;
      const isDown = maintenance?.status === SITE_DOWN && now >= (maintenance.startAt ?? 0);
      setText(state, isDown ? '维护中' : maintenance ? '已预告' : '开放');
      setData(state, 'tone', maintenance ? 'alert' : 'good');
    },
  };
}
