import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { choiceIn, countIn, useAddressQuery } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import { INVITE_TERMS } from '#contract/rewards/invite/constants.ts';
import type { Invitation } from '#contract/rewards/invite/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency, Minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

type InvitationFilter = 'all' | 'open' | 'met';
const FILTERS: readonly InvitationFilter[] = ['all', 'open', 'met'];

const REASONS = {
  device: t('invite.reasonDevice'),
  person: t('invite.reasonPerson'),
  full: t('invite.reasonFull'),
} as const;

type MoneyText = (amount: Minor, currency: Currency) => string;

function doneText({ currency, deposited, staked, reason }: Invitation, money: MoneyText): string {
  if (reason !== null) return REASONS[reason];
  const { deposit, stake } = INVITE_TERMS[currency];
  return t('invite.done', {
    deposited: money(deposited, currency),
    deposit: money(deposit, currency),
    staked: money(staked, currency),
    stake: money(stake, currency),
  });
}

function State({ state, until, paidAt }: Invitation) {
  if (state === 'rewarded') return <Tag tone="primary">{t('invite.stateRewarded')}</Tag>;
  if (state === 'refused') return <Tag tone="alert">{t('invite.stateRefused')}</Tag>;
  if (state === 'lapsed') return <Tag>{t('invite.stateLapsed')}</Tag>;
  if (state === 'qualified' && paidAt !== null)
    return <Tag tone="primary">{t('invite.stateQualified', { day: dayTimeText(paidAt) })}</Tag>;
  return <Tag>{t('invite.stateRegistered', { day: dayTimeText(until) })}</Tag>;
}

const Row = ({ invitation }: { invitation: Invitation }) => {
  const { friend, registeredAt, state, currency } = invitation;
  const isPaid = state === 'rewarded';
  const money = useMoneyText();
  return (
    <li className="invite-row">
      <b>{friend}</b>
      <span className="invite-row__when cap t3 num">
        {t('invite.registeredAt', { day: dayTimeText(registeredAt) })}
      </span>
      <span className="invite-row__done sm t2">{doneText(invitation, money)}</span>
      <span className={isPaid ? 'invite-row__sum num is-paid' : 'invite-row__sum num'}>
        {isPaid ? `+${money(INVITE_TERMS[currency].reward, currency)}` : ''}
      </span>
      <span className="invite-row__state">
        <State {...invitation} />
      </span>
    </li>
  );
};

const emptyStateOf = (filter: InvitationFilter) =>
  filter === 'all' ? (
    <EmptyState title={t('invite.none')} text={t('invite.noneText')} />
  ) : (
    <EmptyState title={t('invite.noneOfKind')} />
  );

/** Friends who registered by the link, each with how far they have come or why they do not count. */
export function InviteRecords() {
  const { query, change } = useAddressQuery();
  const filter = choiceIn(query, 'which', FILTERS, 'all');
  const page = countIn(query, 'page');
  const invitations = useCall('invite.list', { which: filter, page, size: PAGE_SIZE });
  const last = lastOf(invitations);
  const paging = { page, size: PAGE_SIZE, onPage: (next: number) => change({ page: next }) };
  const choose = (next: InvitationFilter) => change({ which: next === 'all' ? null : next, page: null });
  return (
    <Card flush className="invite-records" aria-label={t('invite.records')}>
      <div className="invite-records__head">
        <h2>{t('invite.records')}</h2>
        <Segmented
          label={t('invite.which')}
          options={FILTERS.map((value) => ({
            value,
            label: t(`invite.${value}`, { count: last?.counts[value] ?? 0 }),
          }))}
          value={filter}
          onValueChange={choose}
        />
      </div>
      <LoadedList
        of={invitations}
        about={filter}
        paging={paging}
        waiting={<SkeletonRows count={3} />}
        empty={emptyStateOf(filter)}
      >
        {({ list, total }) => (
          <>
            <ul>
              {list.map((invitation) => (
                <Row key={invitation.invitationId} invitation={invitation} />
              ))}
            </ul>
            <Pages paging={paging} total={total} className="invite-records__pages" />
          </>
        )}
      </LoadedList>
    </Card>
  );
}
