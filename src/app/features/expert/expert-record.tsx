import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { ExpertCall } from '#contract/models/article.ts';
import { t } from './texts.ts';

function CallRow({ call }: { call: ExpertCall }) {
  const { leagueName, home, away, startAt, score, right } = call;
  return (
    <tr>
      <td>
        <b>{`${home} – ${away}`}</b>
        <span className="cap t3">{`${leagueName} ${dayTimeText(startAt)}`}</span>
      </td>
      <td>{t(`expert.call_${call.call}`)}</td>
      <td className="num">{`${score[0]}:${score[1]}`}</td>
      <td>
        <span className={right ? 'record__right' : 'record__wrong'}>
          <Icon name={right ? 'check-circle' : 'x-circle'} size={16} />
          {t(right ? 'expert.right' : 'expert.wrong')}
        </span>
      </td>
    </tr>
  );
}

/** The calls that the record of an expert counts, right and wrong alike. */
export function ExpertRecord({ calls }: { calls: readonly ExpertCall[] }) {
  return (
    <section className="card record" aria-labelledby="expert-record">
      <h2 id="expert-record">{t('expert.record')}</h2>
      <p className="cap t3">{t('expert.recordText')}</p>
      {calls.length === 0 ? (
        <p className="record__none t2">{t('expert.noRecord')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('expert.recordMatch')}</th>
              <th scope="col">{t('expert.recordCall')}</th>
              <th scope="col">{t('expert.recordScore')}</th>
              <th scope="col">{t('expert.recordResult')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <CallRow key={call.matchId} call={call} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
