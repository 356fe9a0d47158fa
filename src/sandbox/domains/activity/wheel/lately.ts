import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ActivityPrize, type ActivityPrizeWire } from '#contract/models/activity/prize.ts';
import type { WheelPart } from '#contract/models/activity/wheel.ts';
import { maskedNickname } from '#sandbox/base/masked.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

type LatelyWire = v.InferInput<typeof WheelPart>['lately'];

const SHOWN = 5;
const prizeColumn = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<ActivityPrizeWire>((value) => v.safeParse(ActivityPrize, value).success),
);
const WinRow = v.object({ result_id: v.string(), nickname: v.string(), prize: prizeColumn, at: intColumn });

/** What members have drawn of late in an edition, the newest first; names are masked, turns without a prize left out. */
export function winsOf(db: DatabaseSync): (activityId: string) => LatelyWire {
  const newest = query(
    db,
    WinRow,
    `SELECT result_id, nickname, prize, activity_result.at AS at
     FROM activity_result JOIN member USING (user_id)
     WHERE activity_id = ? AND state <> 'none' ORDER BY running DESC LIMIT ${SHOWN}`,
  );
  return (activityId) =>
    newest.all(activityId).map(({ result_id, nickname, prize, at }) => ({
      resultId: result_id,
      name: maskedNickname(nickname),
      prize,
      at,
    }));
}
