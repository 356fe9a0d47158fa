import './game-records.css';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { ExportButton, type MakeFile } from '#app/features/money/wallet/record/export-button.tsx';
import { PeriodChoice, VenueChoice } from '#app/features/money/wallet/record/record-choice.tsx';
import { periodStart } from '#app/features/money/wallet/record/record-query.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { allPages, PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages, type Paging } from '#app/page/list/pages.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { RoundRecord } from '#contract/play/venue/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { callCore, serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { netText } from '../net-text.ts';
import { Sums } from '../sums.tsx';
import { t } from '../texts.ts';
import { type GameRecordPick, gameRecordQuery, readGameRecordPick } from './game-record-pick.ts';
import { gamesCsv } from './games-csv.ts';

/** The rounds that are shown, all pages of them, as a file. */
const gamesFile =
  (currency: Currency, { period, venue }: GameRecordPick): MakeFile =>
  async (onProgress) => {
    const to = Math.floor(serverNow());
    const from = periodStart(period, to);
    const rounds = await allPages(
      (page, size) => callCore('venue.records', { currency, venue, from, to, page, size }),
      onProgress,
    );
    return {
      name: `${t('venue.records')}-${currency}-${siteDayOf(to)}.csv`,
      csv: gamesCsv(rounds, currency),
      count: rounds.length,
    };
  };

/** Reads the filters of the game records from the address and writes them to it. */
function useGameRecordPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readGameRecordPick(query), [query]);
  const write = (next: GameRecordPick) => setQuery(gameRecordQuery(next), { replace: true });
  return {
    pick,
    /** A change of what is shown begins at its first page. */
    choose: (change: Partial<GameRecordPick>) => write({ ...pick, page: 1, ...change }),
    toPage: (page: number) => write({ ...pick, page }),
  };
}

type GamePicking = ReturnType<typeof useGameRecordPick>;

const Row = ({ round }: { round: RoundRecord }) => (
  <tr>
    <th scope="row">
      <b>{round.name}</b>
      <span className="cap t3">{round.venueName}</span>
    </th>
    <td className="game-record__at num">{dayTimeText(round.at)}</td>
    <td className="num">{formatMinor(round.stake)}</td>
    <td className="game-record__valid t2 num">{formatMinor(round.validStake)}</td>
    <td className="game-record__back num">{formatMinor(round.payout)}</td>
    <td className={round.payout > round.stake ? 'game-record__net primary-text' : 'game-record__net'}>
      {netText(round.stake, round.payout)}
    </td>
  </tr>
);

const Rows = ({ list }: { list: readonly RoundRecord[] }) => (
  <table className="game-record sm">
    <thead>
      <tr>
        <th scope="col">{t('venue.game')}</th>
        <th scope="col">{t('venue.at')}</th>
        <th scope="col">{t('venue.staked')}</th>
        <th scope="col">{t('venue.valid')}</th>
        <th scope="col">{t('venue.returned')}</th>
        <th scope="col">{t('venue.net')}</th>
      </tr>
    </thead>
    <tbody>
      {list.map((round) => (
        <Row key={round.roundId} round={round} />
      ))}
    </tbody>
  </table>
);

type RecordsPage = OutputOf<'venue.records'>;

/** Filter of the days, and of the venues the member has played at. */
function Choice({
  venues,
  picking: { pick, choose },
}: Pick<RecordsPage, 'venues'> & { picking: GamePicking }) {
  return (
    <div className="game-records__choice">
      <PeriodChoice value={pick.period} onValue={(period) => choose({ period })} />
      <VenueChoice venues={venues} value={pick.venue} onValue={(venue) => choose({ venue })} />
    </div>
  );
}

const None = ({ hasPlayed }: { hasPlayed: boolean }) => (
  <EmptyState
    illustration="record"
    title={t(hasPlayed ? 'venue.noneChosen' : 'venue.recordsNone')}
    text={t(hasPlayed ? 'venue.noneChosenText' : 'venue.recordsNoneText')}
  />
);

function Found({ page, paging }: { page: RecordsPage; paging: Paging }) {
  const { list, total, staked, returned, validStake, venues } = page;
  if (list.length === 0) return <None hasPlayed={venues.length > 0} />;
  return (
    <>
      <Sums
        rounds={total}
        staked={staked}
        validStake={validStake}
        returned={returned}
        className="figures figures--strip"
      />
      <Rows list={list} />
      <Pages paging={paging} total={total} className="game-records__pages" />
      <p className="game-record__note cap t3">{t('venue.validNote')}</p>
    </>
  );
}

/** Queried separately, so that the filter stays while the filtered page loads. */
const usePlayedVenues = (currency: Currency): RecordsPage['venues'] =>
  lastOf(useCall('venue.records', { currency, page: 1, size: 1 }))?.venues ?? [];

function Records({ currency, picking }: { currency: Currency; picking: GamePicking }) {
  const { period, venue, page } = picking.pick;
  const venues = usePlayedVenues(currency);
  const from = useServerText((now) => String(periodStart(period, now) ?? ''));
  const chosen = { currency, venue, from: from === '' ? null : Number(from) };
  const records = useCall('venue.records', { ...chosen, page, size: PAGE_SIZE });
  const paging = { page, size: PAGE_SIZE, onPage: picking.toPage };
  return (
    <>
      {venues.length > 0 ? <Choice venues={venues} picking={picking} /> : null}
      <LoadedList
        of={records}
        about={`${period} ${venue}`}
        paging={paging}
        waiting={<SkeletonRows count={6} />}
      >
        {(known) => <Found page={known} paging={paging} />}
      </LoadedList>
    </>
  );
}

/** Every round of a game played with money [7.13]: stake, return, and net result. */
export function GameRecordsScreen() {
  const currency = useCurrency()?.code;
  const picking = useGameRecordPick();
  return (
    <MemberPage
      title={t('venue.records')}
      actions={currency ? <ExportButton make={gamesFile(currency, picking.pick)} /> : null}
    >
      <Card flush className="game-records" aria-label={t('venue.records')}>
        {currency ? (
          <Records key={currency} currency={currency} picking={picking} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </Card>
    </MemberPage>
  );
}
