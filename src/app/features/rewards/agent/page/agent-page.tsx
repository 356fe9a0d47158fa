import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { copyValue } from '#app/page/copy-value.ts';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import { CardSkeleton, LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { agentLinkPath } from '#app/routes/paths.ts';
import type { AgentMember, AgentMonth, AgentOverview } from '#contract/rewards/agent/schema.ts';
import { type Currency, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { ContactCard } from '../contact-card.tsx';
import { t } from '../texts.ts';

const Row = ({ member: { member, registeredAt, seenAt, staked } }: { member: AgentMember }) => (
  <tr>
    <td>
      <b className="num">{member}</b>
    </td>
    <td className="num t2">{dayTimeText(registeredAt)}</td>
    <td className="num t2 only-d">{seenAt === null ? t('agent.never') : dayTimeText(seenAt)}</td>
    <td className="num">{formatMinor(staked)}</td>
    <td>
      <Tag {...(staked > 0n ? { tone: 'primary' as const } : {})}>
        {t(staked > 0n ? 'agent.isActive' : 'agent.isIdle')}
      </Tag>
    </td>
  </tr>
);

const MEMBER_HEADS = ['member', 'registered', 'seen', 'staked', 'thisMonth'] as const;

const Rows = ({ list }: { list: readonly AgentMember[] }) => (
  <table>
    <thead>
      <tr>
        {MEMBER_HEADS.map((head) => (
          <th key={head} scope="col" className={head === 'seen' ? 'only-d' : undefined}>
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
function AgentMembers({ currency }: { currency: Currency }) {
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

const HEADS = ['month', 'net', 'base', 'percent', 'paidSum'] as const;

/** Closed months, each with what it was reckoned from. */
const AgentMonths = ({ overview: { months, current } }: { overview: AgentOverview }) => (
  <Card flush className="agent__table" aria-label={t('agent.months')}>
    <h2>
      {t('agent.months')} <small className="cap t3">{t('agent.monthsHint')}</small>
    </h2>
    {months.length === 0 ? (
      <EmptyState
        title={t('agent.noMonths')}
        text={t('agent.noMonthsText', { day: dayTimeText(current.closesAt) })}
      />
    ) : (
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={head === 'net' ? 'only-d' : undefined}>
                {t(`agent.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, net, base, percent, commission }) => (
            <tr key={month}>
              <td className="num">{month}</td>
              <td className="num only-d">{formatMinor(net)}</td>
              <td className="num">{formatMinor(base)}</td>
              <td className="num">{t('agent.share', { percent })}</td>
              <td className="num">
                <b>{formatMinor(commission)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
);

/** Formats a deducted amount, with its sign. */
const less = (amount: Minor) => (amount === 0n ? formatMinor(amount) : formatMinor(minor(-amount)));

/** Line-by-line calculation of this month's commission. */
function Working({ month }: { month: AgentMonth }) {
  const { net, bonuses, fees, carried, base, tier, percent, commission } = month;
  const lines = [
    [t('agent.net'), formatMinor(net), ''],
    [t('agent.bonuses'), less(bonuses), 'is-part'],
    [t('agent.fees'), less(fees), 'is-part'],
    [t('agent.carried'), formatMinor(carried), 'is-part'],
    [t('agent.base'), formatMinor(base), 'is-sum'],
    [t('agent.shareOf', { tier: t(`agent.${tier}`) }), `× ${t('agent.share', { percent })}`, ''],
    [t('agent.commission'), formatMinor(commission), 'is-total'],
  ] as const;
  return (
    <Card aria-label={t('agent.working')}>
      <div className="padded__head">
        <h2>{t('agent.working')}</h2>
        <span className="cap t3">{t('agent.estimated')}</span>
      </div>
      <dl className="facts agent__working">
        {lines.map(([label, sum, className]) => (
          <div key={label} className={className}>
            <dt>{label}</dt>
            <dd className="num">{sum}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The month so far in four figures. */
function AgentSums({ overview }: { overview: AgentOverview }) {
  const { code, current, members, newMembers, staked, paid } = overview;
  const { tier, percent, commission, closesAt, active } = current;
  const sums = [
    [t('agent.estimate'), formatMinor(commission), t('agent.closes', { day: dayTimeText(closesAt) })],
    [t('agent.activeMembers'), String(active), t('agent.memberCount', { all: members, fresh: newMembers })],
    [t('agent.staked'), formatMinor(staked), t('agent.thisMonth')],
    [t('agent.paid'), formatMinor(paid), t('agent.paidNote')],
  ] as const;
  return (
    <section className="fit-stack gap-page" aria-label={t('agent.thisMonth')}>
      <p className="sm t2">{t('agent.since', { code, tier: t(`agent.${tier}`), percent })}</p>
      <Card as="dl" flush className="figures">
        {sums.map(([label, sum, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{sum}</dd>
            <dd className="num">{note}</dd>
          </div>
        ))}
      </Card>
    </section>
  );
}

const LINK_CODE_PX = 140;

/** The link by which members come, as text and to scan. */
function LinkCard({ code }: { code: string }) {
  const link = location.origin + agentLinkPath(code);
  return (
    <Card aria-label={t('agent.link')}>
      <h2>{t('agent.link')}</h2>
      <div className="copy-row agent__link">
        <span className="ell num">{link}</span>
        <Button size="sm" variant="primary" onClick={() => copyValue(link, t('agent.link'))}>
          {t('agent.copyLink')}
        </Button>
      </div>
      <div className="qr-frame agent__code">
        <QrCode value={link} size={LINK_CODE_PX} title={t('agent.qr')} />
      </div>
      <p className="hint">{t('agent.linkHint')}</p>
    </Card>
  );
}

const Page = ({ overview }: { overview: AgentOverview }) => (
  <>
    <AgentSums overview={overview} />
    <div className="form-grid">
      <div className="fit-stack gap-page">
        <AgentMonths overview={overview} />
        <AgentMembers currency={overview.currency} />
      </div>
      <div className="fit-stack gap-page">
        <Working month={overview.current} />
        <LinkCard code={overview.code} />
        <ContactCard />
      </div>
    </div>
  </>
);

function InCurrency({ currency }: { currency: Currency }) {
  const overview = useCall('agent.overview', { currency });
  return (
    <LoadedCard of={overview} rows={5}>
      {(known) => <Page overview={known} />}
    </LoadedCard>
  );
}

/** An agent’s page in the currency that is chosen. */
export function AgentPage() {
  const currency = useCurrency();
  return currency === undefined ? <CardSkeleton rows={5} /> : <InCurrency currency={currency.code} />;
}
