/** A mistake that a careful author could make, and the tests that must fail because of it. */
export type PlantedFault = {
  /** States the wrong behaviour. */
  readonly name: string;
  readonly area: 'rules' | 'money' | 'order' | 'time' | 'chat' | 'wire' | 'tabs' | 'video' | 'view';
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** A project of vitest.config.ts, and a filter of its files. */
  readonly project: 'unit' | 'contract' | 'boundary' | 'browser';
  readonly tests: string;
};

type Draft = Pick<PlantedFault, 'name' | 'from' | 'to'> & { readonly file: string; readonly tests?: string };

/** Faults of one folder that the tests of one project find; the folder's own tests unless a fault names others. */
const plant = (
  area: PlantedFault['area'],
  folder: string,
  project: PlantedFault['project'],
  tests: string,
  drafts: readonly Draft[],
): readonly PlantedFault[] =>
  drafts.map((draft) => ({ area, project, tests, ...draft, file: `${folder}/${draft.file}` }));

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...plant('rules', 'src/contract/rules', 'unit', 'src/contract/', [
    {
      name: 'a limit of a week runs from Sunday',
      file: 'limit-window.ts',
      from: 'getUTCDay() + WEEK_DAYS - 1)',
      to: 'getUTCDay() + WEEK_DAYS)',
    },
    {
      name: 'quiet hours last an hour too long',
      file: 'quiet-hours.ts',
      from: 'hour >= from || hour < to',
      to: 'hour >= from || hour <= to',
    },
    {
      name: 'a break of six weeks is refused',
      file: 'restriction-end.ts',
      from: 'days <= REST_MOST_DAYS',
      to: 'days < REST_MOST_DAYS',
    },
    {
      name: 'a bet as large as its limit passes the limit',
      file: 'limit-left.ts',
      from: 'each > left',
      to: 'each >= left',
    },
    {
      name: 'a quarter line is settled as a half line',
      file: 'betting/asian-result.ts',
      from: 'quarters % 2 === 0 ? 0 : 1',
      to: 'quarters % 2 === 0 ? 0 : 2',
    },
    {
      name: 'a cashed-out part is worth its percentage, not its stake',
      file: 'betting/cash-out.ts',
      from: '(value * cashedOutStake(part).taken) / part.openStake',
      to: '(value * BigInt(part.percent)) / WHOLE + part.openStake - part.openStake',
    },
    {
      name: 'a payout below the stake is capped',
      file: 'betting/payout.ts',
      from: 'capMinor > stakeMinor ? capMinor : stakeMinor',
      to: 'capMinor',
    },
    {
      name: 'a large win counts for more than its stake',
      file: 'betting/valid-stake.ts',
      from: 'moved < stakeMinor ? moved : stakeMinor',
      to: 'moved',
    },
    {
      name: 'the second line of a market backs the home side',
      file: 'betting/backed-side.ts',
      from: "index % 2 === 0 ? 'home' : 'away'",
      to: "index >= 0 ? 'home' : 'away'",
    },
    {
      name: 'a bet on an abandoned match is settled by its broken-off score',
      file: 'betting/settle-leg.ts',
      from: "rule.isDecided(pick, line ?? '', known) ? result : 'void'",
      to: 'result',
    },
    {
      name: 'a system has one line too many',
      file: 'betting/system-lines.ts',
      from: 'let lines = 1;',
      to: 'let lines = 2;',
    },
    {
      name: 'a loss of an agent is forgotten at the end of a month',
      file: 'money/commission.ts',
      from: 'carry: sum',
      to: 'carry: 0n',
    },
    {
      name: 'an exchange uses the rate of the other direction',
      file: 'money/exchange-amount.ts',
      from: "from === 'CNY' ? buy : sell",
      to: "from === 'CNY' ? sell : buy",
    },
    {
      name: 'a fee is rounded down',
      file: 'money/order-fee.ts',
      from: ' + HUNDREDTHS_OF_PERCENT - 1n',
      to: '',
    },
    {
      name: 'a withdrawal after the free ones costs nothing',
      file: 'money/order-fee.ts',
      from: 'freeLeft > 0',
      to: 'freeLeft >= 0',
    },
    {
      name: 'a money command whose answer timed out counts as not made',
      file: 'money/answer-loss.ts',
      from: 'TIMEOUT: true',
      to: 'TIMEOUT: false',
    },
    {
      name: 'wagering is counted on the deposit instead of the bonus',
      file: 'money/promotion-bonus.ts',
      from: 'minor(bonus * BigInt(wagering))',
      to: 'minor(amount * BigInt(wagering))',
    },
    {
      name: 'a member does not see an own gift when gifts are hidden',
      file: 'rooms/is-hidden.ts',
      from: '!row.own && (hideGifts',
      to: '(hideGifts',
    },
    {
      name: 'a blocked word hides an own message',
      file: 'rooms/is-blocked.ts',
      from: "own || sender.role === 'system'",
      to: "sender.role === 'system' || own === null",
    },
    {
      name: 'a phone number in full-width digits passes the contact filter',
      file: 'text/contact-part.ts',
      from: "text.normalize('NFKC')",
      to: 'text',
    },
    {
      name: 'an identity number with a wrong check digit is taken',
      file: 'text/id-number.ts',
      from: 'idCheckDigit(number) !== number.at(-1)',
      to: "number.at(-1) === ''",
    },
    {
      name: 'an address of another site counts as an own path',
      file: 'text/own-path.ts',
      from: "origin === HERE && !pathname.startsWith('//')",
      to: "origin !== '' && !pathname.startsWith('//')",
    },
    {
      name: 'the fee of a pool exceeds its losses',
      file: 'activity/pool-payout.ts',
      from: 'asked < won ? asked : won',
      to: 'asked',
    },
    {
      name: 'a public draw draws a ticket twice',
      file: 'activity/public-draw.ts',
      from: 'const at = place + next(list.length - place);',
      to: 'const at = next(list.length);',
    },
    {
      name: 'the right difference for the other side earns points',
      file: 'cup-points.ts',
      from: 'if (picked === came)',
      to: 'if (Math.abs(picked) === Math.abs(came))',
    },
    {
      name: 'a place after a shared rank is one too high',
      file: 'shared-ranks.ts',
      from: ': index + 1',
      to: ': (ranks.at(-1) ?? 0) + 1',
    },
  ]),
  ...plant('rules', 'src/contract', 'contract', 'tests/contract/activity', [
    {
      name: 'a deposit gift exceeds its maximum',
      file: 'rules/activity/deposit-gift.ts',
      from: 'whole > most ? most : whole',
      to: 'whole',
      tests: 'tests/contract/activity',
    },
  ]),
  ...plant('money', 'src/contract', 'unit', 'src/contract/', [
    {
      name: 'bets of two stakes count as one command',
      file: 'commands/same-command.ts',
      from: '        subject.stake,\n',
      to: '',
    },
    {
      name: 'an appealed order bars another',
      file: 'orders/bars-another.ts',
      from: "kind === wanted && state !== 'appealing'",
      to: 'kind === wanted && state.length > 0',
    },
  ]),
  ...plant('money', 'src/sandbox/domains', 'unit', 'src/sandbox/domains/', [
    {
      name: 'the fee of a withdrawal stays set aside for ever',
      file: 'order/order-effects.ts',
      from: 'return [{ from: held, to: outside, amount: net }, fees];',
      to: 'return [{ from: held, to: outside, amount: net }];',
      tests: 'src/sandbox/domains/order',
    },
    {
      name: 'a chain deposit is credited one confirmation late',
      file: 'order/order-mover.ts',
      from: 'confirmations >= chain.confirmationsNeeded',
      to: 'confirmations > chain.confirmationsNeeded',
      tests: 'src/sandbox/domains/order',
    },
    {
      name: 'an account that may not owe falls below zero',
      file: 'ledger/ledger.ts',
      from: 'may_owe = 1 OR balance + ?1 >= 0',
      to: 'may_owe = 1 OR balance >= 0',
      tests: 'src/sandbox/domains/ledger',
    },
    {
      name: 'a refused bet counts towards the limit of stakes',
      file: 'own-limit/play-sums.ts',
      from: "state IN ('rejected', 'lapsed') THEN 0",
      to: "state IN ('lapsed') THEN 0",
      tests: 'src/sandbox/domains/own-limit',
    },
    {
      name: 'a stake beyond what is left of a limit is admitted',
      file: 'own-limit/limit-guard.ts',
      from: 'limit.used + more <= limit.amount',
      to: 'limit.used < limit.amount && more > 0n',
      tests: 'src/sandbox/domains/own-limit',
    },
    {
      name: 'the limit of a single stake does not hold for bets',
      file: 'own-limit/limit-guard.ts',
      from: "bet: ['loss', 'stake', 'single', 'time']",
      to: "bet: ['loss', 'stake', 'time']",
      tests: 'src/sandbox/domains/own-limit',
    },
    {
      name: 'a limit is removed without a wait',
      file: 'own-limit/limit-worth.ts',
      from: 'if (to.amount === null) return true;',
      to: 'if (to.amount === null) return false;',
      tests: 'src/sandbox/domains/own-limit',
    },
    {
      name: 'a deposit beyond its limit is admitted',
      file: 'deposit-limit/admit-deposit.ts',
      from: 'used + more <= limit',
      to: 'used <= limit',
      tests: 'src/sandbox/domains/deposit-limit',
    },
  ]),
  ...plant('money', 'src/sandbox/domains', 'contract', 'tests/contract/', [
    {
      name: 'a bet that was cashed out is settled again',
      file: 'bet/settlement.ts',
      from: "if (bet.state === 'cashedOut') return;",
      to: '',
      tests: 'tests/contract/bet.test',
    },
    {
      name: 'a corrected bet leaves its debt unpaid by later wins',
      file: 'bet/bet-money.ts',
      from: 'debt > 0n ? smaller(amount, debt) : 0n',
      to: 'debt > amount ? smaller(amount, debt) : 0n',
      tests: 'tests/contract/bet.test',
    },
    {
      name: 'a request id of one input answers for another',
      file: 'command/request-ids.ts',
      from: 'known.call !== call || known.input !== input',
      to: 'known.call !== call',
      tests: 'tests/contract/request-ids',
    },
    {
      name: 'a member who may not buy coins buys them',
      file: 'coin/buy-coins.ts',
      from: 'if (!coinPermission(account).allowed)',
      to: 'if (coinPermission(account).allowed === null)',
      tests: 'tests/contract/coin',
    },
    {
      name: 'a quote that ran out is still cashed out',
      file: 'bet/cash-outs.ts',
      from: 'isOfIt && quote.expires_at > at ? quote : null',
      to: 'isOfIt ? quote : null',
      tests: 'tests/contract/bet.test',
    },
    {
      name: 'a quote of a bet that changed is still cashed out',
      file: 'bet/cash-outs.ts',
      from: 'quote?.bet_id === bet.bet_id && quote.version === bet.version',
      to: 'quote?.bet_id === bet.bet_id',
      tests: 'tests/contract/bet.test',
    },
  ]),
  ...plant('order', 'src/sandbox/domains', 'unit', 'src/sandbox/domains/', [
    {
      name: 'an order lives a minute beyond its deadline',
      file: 'order/order-mover.ts',
      from: 'order.deadline_at !== null && order.deadline_at <= at',
      to: 'order.deadline_at !== null && order.deadline_at + 60_000 <= at',
      tests: 'src/sandbox/domains/order',
    },
    {
      name: 'an appeal that is taken back begins its time again',
      file: 'order/order-mover.ts',
      from: '(order.remaining_ms ?? windowMs)',
      to: 'windowMs',
      tests: 'src/sandbox/domains/order',
    },
    {
      name: 'a code of a second factor is used twice',
      file: 'guard/totp.ts',
      from: 'step > lastStep && step >= 0',
      to: 'step >= 0 && lastStep >= -1',
      tests: 'src/sandbox/domains/guard',
    },
  ]),
  ...plant('order', 'src/sandbox/domains', 'contract', 'tests/contract/', [
    {
      name: 'a session that was idle too long is listed as alive',
      file: 'session/member-sessions.ts',
      from: 'seen_at + idleMs(site_id) > now',
      to: 'seen_at + idleMs(site_id) > 0',
      tests: 'tests/contract/sessions',
    },
    {
      name: 'a step-up never ends',
      file: 'guard/step-ups.ts',
      from: '(granted.get(keyOf(token, action))?.until ?? 0) > now',
      to: '(granted.get(keyOf(token, action))?.until ?? 0) > now - now',
      tests: 'tests/contract/security',
    },
  ]),
  ...plant('chat', 'src/sandbox/domains/chat', 'contract', 'tests/contract/chat', [
    {
      name: 'an admin mutes an anchor',
      file: 'moderation.ts',
      from: "if (person.protected) return refuse('CHAT_NO_RIGHTS');",
      to: '',
    },
    {
      name: 'a message sent twice is said twice',
      file: 'speaking.ts',
      from: 'if (sent) return sent;',
      to: '',
    },
    {
      name: 'slow mode does not hold',
      file: 'speaking.ts',
      from: 'if (waitMs > 0)',
      to: 'if (waitMs > 1e9)',
    },
  ]),
  ...plant('chat', 'src/chat/core', 'unit', 'src/chat/core/', [
    {
      name: 'an older message is shown twice',
      file: 'dedupe.ts',
      from: 'young.has(id) || old.has(id)',
      to: 'young.has(id)',
    },
    {
      name: 'a hole is passed over at once',
      file: 'once-in-order.ts',
      from: 'nowMs - stuckAt >= patienceMs',
      to: 'nowMs - stuckAt >= 0',
    },
    {
      name: 'gifts long apart are one combo',
      file: 'gift-rows.ts',
      from: 'message.at - combo.lastAt <= COMBO_WINDOW_MS',
      to: 'message.at - combo.lastAt >= 0',
    },
    {
      name: 'an own message waits for the video',
      file: 'held-rows.ts',
      from: 'row.at > until && !isOwn(row)',
      to: 'row.at > until',
    },
    {
      name: 'a message that was withdrawn is sent again',
      file: 'resending.ts',
      from: 'outbox.get(outgoing.clientMsgId) !== outgoing || ',
      to: '',
    },
    {
      name: 'a bet that was taken back can be followed',
      file: 'order-push.ts',
      from: "found?.kind === 'betPush' && !found.reverted ? found : null",
      to: "found?.kind === 'betPush' ? found : null",
    },
    {
      name: 'a busy room is polled without a pause',
      file: 'poll-times.ts',
      from: 'if (perSecond <= BUSY_PER_SECOND) return 0;',
      to: 'if (perSecond >= 0) return 0;',
    },
  ]),
  ...plant('wire', 'src/worker', 'unit', 'src/worker/', [
    {
      name: 'a request is retried once too often',
      file: 'wire/retry.ts',
      from: 'left <= 0 ||',
      to: 'left < 0 ||',
    },
    {
      name: 'a request that carries a token reports its line as dead',
      file: 'wire/origin-trouble.ts',
      from: "credentials === 'none' && isLost(thrown)",
      to: "credentials !== 'origin' && isLost(thrown)",
    },
    {
      name: 'an answer of one member is shown to another',
      file: 'cache/cache-key.ts',
      from: '[siteId, owner, path, params].join',
      to: '[siteId, owner.slice(0, 0), path, params].join',
    },
    {
      name: 'a request that ended late removes its successor',
      file: 'cache/flights.ts',
      from: 'if (flights.get(key) === flight) flights.delete(key);',
      to: 'flights.delete(key);',
    },
    {
      name: 'one failed write stops all later ones',
      file: 'session/one-after-another.ts',
      from: 'last.then(run, run)',
      to: 'last.then(run)',
    },
  ]),
  ...plant('tabs', 'src/worker/tabs', 'unit', 'src/worker/', [
    {
      name: 'a dead leader counts as alive for minutes',
      file: 'leader-word.ts',
      from: 'mono() - aliveAtMono > BEATLESS_MS',
      to: 'mono() - aliveAtMono > BEATLESS_MS * 100',
    },
    {
      name: 'a withdrawn message keeps its text in other tabs',
      file: 'page-memory.ts',
      from: "return withdrawn ? { ...counted, withdrawn, content: { kind: 'text', text: '' } } : counted;",
      to: 'return withdrawn ? { ...counted, withdrawn } : counted;',
    },
    {
      name: 'a tab reports a request it gave up as the trouble of all',
      file: 'shared-poll.ts',
      from: "code !== 'CANCELLED' && kind !== 'session'",
      to: "code.length > 0 && kind !== 'session'",
    },
  ]),
  ...plant('time', 'src/worker/clock', 'unit', 'src/worker/clock', [
    {
      name: 'a sleep of the device goes unnoticed',
      file: 'server-clock.ts',
      from: 'Math.abs(now - before) > APART_MS',
      to: 'Math.abs(now - before) > APART_MS * 100_000',
    },
    {
      name: 'measurements that contradict each other are averaged',
      file: 'offset-interval.ts',
      from: 'samples.length > 0 && low <= high ? { low, high } : null',
      to: 'samples.length > 0 ? { low, high } : null',
    },
  ]),
  ...plant('time', 'src/timing', 'unit', 'src/timing', [
    {
      name: 'a hidden page polls',
      file: 'poll.ts',
      from: 'hidden && policy.hidden === null ? NEVER : begin(waitsNow)',
      to: 'hidden && policy.hidden === 0 ? NEVER : begin(waitsNow)',
    },
    {
      name: 'an invalid delay becomes a busy loop',
      file: 'wait.ts',
      from: 'Number.isNaN(ms) ? most',
      to: 'Number.isNaN(ms) ? 0',
    },
    {
      name: 'the pause after a failure never grows',
      file: 'back-off.ts',
      from: 'first * 2 ** Math.min(failures - 1, MOST_DOUBLINGS)',
      to: 'first * 2 ** Math.min(0, MOST_DOUBLINGS + failures)',
    },
  ]),
  ...plant('video', 'src/streams/core', 'unit', 'src/streams/core', [
    {
      name: 'a line that failed is tried at once',
      file: 'line-health.ts',
      from: 'health.openUntil > now',
      to: 'health.openUntil > now * 2',
    },
    {
      name: 'a line is tried twice in one attempt',
      file: 'line-choice.ts',
      from: '!tried.has(line.lineId)',
      to: '!tried.has(line.lineId) || errorCount > 0',
    },
    {
      name: 'a slightly better line interrupts the video',
      file: 'line-choice.ts',
      from: 'line.lineId === currentId ? LINE.hysteresis : 0',
      to: "line.lineId === '' ? LINE.hysteresis : 0",
    },
    {
      name: 'the quality falls although the viewer chose it',
      file: 'lower-quality.ts',
      from: '!current || !shown || request.qualityId !== null',
      to: '!current || !shown',
    },
    {
      name: 'a failed line of a last visit stays barred for its whole time',
      file: 'line-recall.ts',
      from: 'Math.min(mono + LINE.recalledQuarantine, openUntil - epoch)',
      to: 'openUntil - epoch',
    },
    {
      name: 'an unsupported video is tried for ever',
      file: 'attempt.ts',
      from: 'if (FINAL.has(code))',
      to: "if (FINAL.has(code) && code === 'NOT_FOUND')",
    },
  ]),
  ...plant('view', 'src/app', 'browser', 'src/app/', [
    {
      name: 'a form is free before its command has ended',
      file: 'core-client/command/use-submission.ts',
      from: "if (busy.current) return { is: 'busy' };",
      to: '',
      tests: 'use-submission.browser',
    },
    {
      name: 'a renewal that failed is not repeated',
      file: 'kit/use-renewal.ts',
      from: 'const timer = setInterval(ask, ASKED_EVERY_MS);',
      to: 'const timer = setTimeout(() => undefined, ASKED_EVERY_MS);',
      tests: 'use-renewal.browser',
    },
    {
      name: 'a button that waits takes presses',
      file: 'kit/action/button.tsx',
      from: 'if (ignores) event.preventDefault();',
      to: 'if (held) event.preventDefault();',
      tests: 'button.browser',
    },
    {
      name: 'a locked price is pressed as a link',
      file: 'features/match/price.tsx',
      from: "isHeld && selection.state === 'open' ? 'locked' : selection.state",
      to: 'selection.state',
      tests: 'price.browser',
    },
    {
      name: 'a script address survives in an article',
      file: 'features/article/sanitise.ts',
      from: "else if (httpOrigin(href) === null) link.removeAttribute('href');",
      to: '',
      tests: 'sanitise.browser',
    },
    {
      name: 'a letter that was sent again is another letter',
      file: 'features/inbox/detail/letter-form.tsx',
      from: 'isRequestId(request) ? request : newRequestId()',
      to: 'newRequestId()',
      tests: 'letter-form.browser',
    },
    {
      name: 'a composition of an input method sends the message',
      file: 'features/support/talk/composer.tsx',
      from: '!event.shiftKey && !isComposing(event)',
      to: '!event.shiftKey',
      tests: 'talk/composer.browser',
    },
    {
      name: 'a notice runs out while its page is hidden',
      file: 'kit/feedback/toaster.tsx',
      from: 'document.hidden ? started.pause() : started.resume()',
      to: 'started.resume()',
      tests: 'toaster.browser',
    },
    {
      name: 'the pages stay open after the idle limit',
      file: 'features/account/idle/idle-guard.tsx',
      from: "if (idleness === 'active') return null;",
      to: "if (idleness !== 'warned') return null;",
      tests: 'idle-guard.browser',
    },
  ]),
];
