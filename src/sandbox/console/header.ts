import { button } from './controls/button.ts';
import { confirmAction } from './controls/confirm-action.ts';
import { element } from './controls/element.ts';
import { post } from './desk/admin-client.ts';
import type { Operator } from './desk/operator.ts';

const MODE_KEY = 'courtside.mode';

/** The site's own key: what is chosen here, the site wears at its next visit. */
function turnMode(): void {
  const { dataset } = document.documentElement;
  dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(MODE_KEY, dataset.mode);
  } catch {
    // Forbidden: the choice lasts as long as the page.
  }
}

/** Name, mode, and the way back from everything. */
export function header({ act, catalogue }: Operator): HTMLElement {
  const calm = button(
    '一切复原',
    async () => {
      const sure = await confirmAction(
        '一切复原？',
        '故障、维护、手动状态、置顶公告、场馆与充值方式的开关和会员限制都会撤下，正在进行的测试会受影响。平台时间、比分和赛果不变。',
        '一切复原',
      );
      if (sure) await act('一切复原：故障、维护、手动状态和会员限制都已撤下', post('calm', {}));
    },
    {
      variant: 'alert',
    },
  );
  return element(
    'header',
    { class: 'bar' },
    element('span', { class: 'bar__mark', 'aria-hidden': 'true' }),
    element('h1', { class: 'bar__title' }, '沙盒控制台'),
    element(
      'a',
      { class: 'link bar__site', href: catalogue.site, target: '_blank', rel: 'noopener' },
      '打开站点',
    ),
    button('明暗', turnMode, { variant: 'quiet', label: '切换明暗' }),
    calm,
  );
}
