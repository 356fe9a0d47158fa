import { useAddressCount } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/list-sizes.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import type { AgentMember } from '#contract/rewards/agent/schema.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';

const Row = ({ member: { member, registeredAt, seenAt, staked } }: { member: AgentMember }) => (
  <tr>
    <td>
      <b className="num">{member}</b>
    </td>
    <td className="num t2">{dayTimeText(registeredAt)}</td>
    <td className="num t2 agent__far">{seenAt === null ? t('agent.never') : dayTimeText(seenAt)}</td>
    <td className="num">{formatMinor(staked)}</td>
    <td>
      <Tag {...(staked > 0n ? { tone: 'primary' as const } : {})}>
        {t(staked > 0n ? 'agent.isActive' : 'agent.isIdle')}
      </Tag>
    </td>
  </tr>
);

const HEADS = ['member', 'registered', 'seen', 'staked', 'thisMonth'] as const;

const Rows = ({ list }: { list: readonly AgentMember[] }) => (
  <table>
    <thead>
      <tr>
        {HEADS.map((head) => (
          <th key={head} scope="col" className={head === 'seen' ? 'agent__far' : undefined}>
            {t(`agent.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {list.map((member) => (
        <Row key={`${member.member}${member.registeredAt}`} member={member} />
      ))}
    </tbody>
  </table>
);

/** Members who registered through the agent’s link, by masked numbers. */
export function AgentMembers({ currency }: { currency: Currency }) {
  const [page, onPage] = useAddressCount('page');
  const members = useCall('agent.members', { currency, page, size: PAGE_SIZE });
  const paging = { page, size: PAGE_SIZE, onPage };
  return (
    <Card flush className="agent__table" aria-label={t('agent.members')}>
      <h2>{t('agent.members')}</h2>
      <LoadedList
        of={members}
        paging={paging}
        waiting={<SkeletonRows count={3} />}
        empty={<EmptyState title={t('agent.noMembers')} text={t('agent.noMembersText')} />}
      >
        {({ list, total }) => (
          <>
            <Rows list={list} />
            <Pages paging={paging} total={total} className="agent__pages" />
          </>
        )}
      </LoadedList>
    </Card>
  );
}
