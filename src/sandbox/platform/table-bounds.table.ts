import { COMMAND_RETENTION_MS } from '#contract/calls/request-constants.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';

/** Bound that limits the growth of a table. */
export type TableBound =
  /** Rows older than `keptMs` are deleted in batches, where `only` holds as well. `column` is epoch ms. */
  | { readonly is: 'aged'; readonly column: string; readonly keptMs: number; readonly only?: string }
  /**
   * Rows are deleted when the room in `room_no` no longer exists. `?1` in `also` is the number of an existing room, whose
   * obsolete rows it selects.
   */
  | { readonly is: 'ofRoom'; readonly also?: string }
  /** Duty of the table's domain that deletes outdated rows. */
  | { readonly is: 'tidied'; readonly by: string }
  /** The record of what members or operators did, and as long as that. */
  | { readonly is: 'record' }
  /** One row for each thing of a set that does not grow with time. */
  | { readonly is: 'fixed' }
  /** Grows with the calendar, this many rows a day at most (`npm run bench -- day`). */
  | { readonly is: 'slow'; readonly rowsADay: number };

const aged = (column: string, keptMs: number, only?: string): TableBound => ({
  is: 'aged',
  column,
  keptMs,
  ...(only === undefined ? {} : { only }),
});
const tidied = (by: string): TableBound => ({ is: 'tidied', by });
const ofRoom = (also?: string): TableBound => ({ is: 'ofRoom', ...(also === undefined ? {} : { also }) });
const slow = (rowsADay: number): TableBound => ({ is: 'slow', rowsADay });
const record: TableBound = { is: 'record' };
const fixed: TableBound = { is: 'fixed' };

/** The last goal that an anchor has reached is looked at for as long as the session lasts. */
const EARLIER_SESSION = `EXISTS (SELECT 1 FROM gift_goal_reached AS later
  WHERE later.anchor_room_id = gift_goal_reached.anchor_room_id AND later.since > gift_goal_reached.since)`;

/** Likes of messages that the room has forgotten. */
const FORGOTTEN_MESSAGES = `CAST(substr(message_id, length(room_no) + 2) AS INTEGER) <
  (SELECT min(seq) FROM world_chat_message WHERE room_no = ?1)`;

/** Every table of the database, and what bounds it. */
export const TABLE_BOUNDS: Readonly<Record<string, TableBound>> = {
  activity_edition: slow(5),
  activity_point_lot: record,
  activity_point_use: record,
  activity_result: record,
  activity_setting: record,
  activity_stock: slow(30),
  activity_tag: record,
  agent: record,
  agent_application: record,
  agent_member: record,
  agent_month: record,
  anchor_support: fixed,
  announcement: record,
  article: tidied('news/catch-up'),
  article_reader: tidied('news/catch-up'),
  avatar_picture: record,
  bet: record,
  bet_leg: record,
  bet_rebated: record,
  bet_settlement: record,
  bonus: record,
  bonus_stake: record,
  booked_gifts: ofRoom(),
  cash_out_quote: tidied('bet/cash-outs'),
  chat_like: ofRoom(FORGOTTEN_MESSAGES),
  chat_moderation: ofRoom(),
  chat_report: ofRoom(),
  // A repeat arrives within minutes; a device queries the outcome of a command for as long as this.
  command: aged('at', COMMAND_RETENTION_MS),
  contact: record,
  conversation: tidied('support/pass-time'),
  conversation_word: tidied('support/pass-time'),
  coupon: record,
  deposit_limit_offer: record,
  device: tidied('session/devices'),
  duty_day: slow(2),
  euro24_question: record,
  euro_cup_pick: record,
  excluded_key: record,
  // A record shows the last ten, and every league plays each week.
  expert_call: aged('start_at', 90 * DAY_MS),
  feedback: record,
  feedback_move: record,
  feedback_part: record,
  game_favourite: record,
  game_round: record,
  gift_goal: fixed,
  gift_goal_reached: aged('at', 7 * DAY_MS, EARLIER_SESSION),
  giver: fixed,
  greeting: aged('at', HOUR_MS),
  guess_question: slow(60),
  guess_stake: slow(400),
  harm_case: record,
  harm_marker: record,
  harm_note: record,
  identity: record,
  identity_picture: tidied('identity/document-pictures'),
  identity_to_seal: fixed,
  // Codes end within minutes; the outbox of the console shows the last letters.
  inbox: aged('at', 30 * DAY_MS),
  invitation: record,
  invite_code: record,
  invite_opening: record,
  ledger_account: fixed,
  // The gifts of the crowd: an entry for each giver of a room each five minutes, until they are folded.
  ledger_entry: tidied('ledger/fold-crowd-gifts'),
  ledger_fold: fixed,
  ledger_transfer: tidied('ledger/fold-crowd-gifts'),
  letter_part: tidied('inbox/inbox-store'),
  login_record: tidied('guard/login-history'),
  login_try: tidied('account/login-attempts'),
  lottery_draw: slow(1),
  lottery_growth: slow(24),
  lottery_ticket: record,
  match_fact: slow(1_500),
  member: record,
  member_act: slow(2_500),
  member_device: record,
  member_follow: record,
  member_limit: record,
  member_profile: record,
  member_reminder: record,
  message: tidied('inbox/inbox-store'),
  message_quiet: record,
  migration: fixed,
  money_order: record,
  money_order_step: record,
  money_proof: record,
  money_record: record,
  offer_consent: record,
  operator_act: tidied('security/security-log'),
  order_number: record,
  own_limit: record,
  parcel: record,
  parcel_move: record,
  pay_out_hold: record,
  payee: record,
  person_apart: record,
  person_secret: fixed,
  play_archive: record,
  play_clock: record,
  play_day: record,
  play_plan: record,
  play_session: record,
  play_span: record,
  rain_entry: slow(300),
  rain_window: slow(10),
  real_name: record,
  rebate_day: record,
  rebate_part: record,
  recalled_deposit: record,
  recovery_code: record,
  recovery_step: tidied('password-recovery/recovery-steps'),
  // Same retention as the command: afterwards the id is bound to nothing.
  request_id: aged('at', COMMAND_RETENTION_MS),
  restriction: record,
  review: record,
  second_factor: record,
  seed: fixed,
  seed_pair: record,
  self_block: record,
  service_picture: tidied('support/support-pictures'),
  session: tidied('session/sessions'),
  shown_order: ofRoom(),
  standing: record,
  treasury_day: record,
  treasury_raise: record,
  trusted_device: record,
  turnover_day: record,
  verify_code: tidied('code/verify-codes'),
  vip_change: record,
  vip_gift: record,
  vip_standing: record,
  vip_warning: record,
  wagering: record,
  wagering_source: record,
  withdraw_password: record,
  world_anchor_held: fixed,
  world_chat_message: tidied('world/rooms'),
  world_chat_mute: tidied('world/rooms'),
  world_chat_room: tidied('world/rooms'),
  world_clock: fixed,
  // The tables and histories of matches go back two seasons, of 210 days at most.
  world_match_edit: aged('at', 400 * DAY_MS),
};
