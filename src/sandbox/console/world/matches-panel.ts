import type { MatchOverview } from '#sandbox/admin/world/match-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { item, searchItems } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { progress } from '../text.ts';

/** Scores an operator can add for a side, by `ballClassId`. */
const SCORES: Readonly<
  Record<MatchOverview['ballClassId'], readonly (readonly [words: string, body: object])[]>
> = {
  1: [
    ['主队进球', { goal: 'home' }],
    ['客队进球', { goal: 'away' }],
  ],
  2: [
    ['主队得 1 分', { goal: 'home', points: 1 }],
    ['主队得 2 分', { goal: 'home', points: 2 }],
    ['主队得 3 分', { goal: 'home', points: 3 }],
    ['客队得 1 分', { goal: 'away', points: 1 }],
    ['客队得 2 分', { goal: 'away', points: 2 }],
    ['客队得 3 分', { goal: 'away', points: 3 }],
  ],
  3: [
    ['主队拿下本局', { goal: 'home' }],
    ['客队拿下本局', { goal: 'away' }],
  ],
};

function matchButtons({ act }: Operator, match: MatchOverview): HTMLElement {
  const name = `${match.home} 对 ${match.away}`;
  const change = (description: string, body: object) => () =>
    act(`${name}：${description}`, post(`matches/${match.matchId}`, body));
  const redCards = [
    button('红牌罚下主队', change('红牌罚下主队一人', { redCard: 'home' })),
    button('红牌罚下客队', change('红牌罚下客队一人', { redCard: 'away' })),
  ];
  return element(
    'div',
    { class: 'buttons' },
    ...SCORES[match.ballClassId].map(([description, body]) => button(description, change(description, body))),
    ...(match.isFootball ? redCards : []),
    button('锁住赔率', change('锁住赔率', { suspended: true })),
    button('放开赔率', change('放开赔率', { suspended: false })),
    button('开赛', change('开赛', { phase: 'first' })),
    button('到下半场', change('到下半场', { phase: 'second' })),
    button('中断比赛', change('中断比赛', { phase: 'interrupted' })),
    button('结束比赛', change('结束比赛', { phase: 'ended' })),
  );
}

const isOn = ({ phase }: MatchOverview) => phase === 'first' || phase === 'second';

function matchRow(operator: Operator, match: MatchOverview): Row<MatchOverview> {
  const site = element(
    'a',
    {
      class: 'link',
      href: `${operator.catalogue.site}/app/room/match/${match.matchId}`,
      target: '_blank',
      rel: 'noopener',
    },
    '打开房间',
  );
  const { root, title, note, state } = item([matchButtons(operator, match), site]);
  return {
    root,
    update(now) {
      const score = now.phase === 'upcoming' ? '对' : `${now.score[0]} : ${now.score[1]}`;
      setText(title, `${now.home} ${score} ${now.away}`);
      setText(note, `${now.league} · ${progress(now)}`);
      setText(
        state,
        now.isSuspended
          ? '赔率已锁'
          : now.phase === 'interrupted'
            ? '中断'
            : isOn(now)
              ? '进行中'
              : progress(now),
      );
      setData(
        state,
        'tone',
        now.isSuspended || now.phase === 'interrupted' ? 'alert' : isOn(now) ? 'live' : 'quiet',
      );
    },
  };
}

/** The matches that are on, the next and the last. */
export function matchesPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const show = keyedRows<MatchOverview>(
    list,
    ({ matchId }) => matchId,
    (match) => matchRow(operator, match),
  );
  return {
    root: section('matches', '比赛', [searchItems(list, '查找比赛'), list]),
    update: ({ matches }) => show(matches),
  };
}
