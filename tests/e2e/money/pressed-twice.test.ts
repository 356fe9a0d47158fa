import type { BrowserContext, Locator, Page } from '@playwright/test';
import { paths, transferPath } from '#app/routes/paths.ts';
import { type CallName, calls } from '#contract/book/table.ts';
import { BetSlip } from '../pages/bet-slip.ts';
import { DepositPage } from '../pages/deposit.ts';
import { WithdrawPage } from '../pages/withdraw.ts';
import { expect, sweep, test } from '../site.ts';

/** Position where one press sends a command that costs something. */
type CommandButton = {
  readonly sends: CallName;
  readonly at: string;
  /** Member to use instead of `beian`. */
  readonly member?: 'fangguan' | 'xuexian';
  /** Navigates to the button that sends the command. */
  readonly button: (page: Page) => Promise<Locator>;
  /** Element visible once all data has been requested again. */
  readonly end: (page: Page) => Locator;
};

const receipt = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '收好' });

/** Places of `npm test`: one closes its form at once, one waits in it until its lists are there. */
const FIRST: ReadonlySet<string> = new Set(['a pack of coins', 'points in the shop']);

const COMMAND_BUTTONS: Readonly<Record<string, CommandButton>> = {
  'a pack of coins': {
    sends: 'coin.buy',
    at: paths.coins,
    button: async (page) => {
      await page.getByRole('region', { name: '充金币' }).getByRole('button').first().click();
      return page.getByRole('alertdialog').getByRole('button', { name: /^支付 / });
    },
    end: (page) => page.getByText(/^已到账 .* 金币/),
  },
  'a make-up card': {
    sends: 'activity.act',
    at: paths.signIn,
    button: async (page) => page.getByRole('button', { name: /金币换 1 张$/ }),
    end: receipt,
  },
  'points in the shop': {
    sends: 'activity.act',
    at: paths.topGift,
    button: async (page) => {
      await page.getByRole('button', { name: '金币', exact: true }).click();
      await page
        .getByRole('button', { name: /^兑换 / })
        .first()
        .click();
      return page.getByRole('dialog', { name: '确认兑换' }).getByRole('button', { name: /积分兑换$/ });
    },
    end: receipt,
  },
  'a stake of a guess': {
    sends: 'activity.act',
    at: paths.guess,
    button: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().click();
      const slip = page.getByRole('region', { name: '投入', exact: true });
      await slip.getByRole('button', { name: '200' }).click();
      return slip.getByRole('button', { name: '投 200 金币' });
    },
    end: (page) => page.getByText('我投 200'),
  },
  'an answer of the cup': {
    sends: 'activity.act',
    at: paths.euroCup,
    button: async (page) => {
      await page
        .getByRole('button', { name: /加一球/ })
        .first()
        .click();
      return page.getByRole('button', { name: /^提交 2 : 1$/ });
    },
    end: (page) => page.getByText(/已提交 2 : 1，开球前可以改/),
  },
  'a rebate': {
    sends: 'rebate.claim',
    at: paths.rebates,
    member: 'fangguan',
    button: async (page) => page.getByRole('button', { name: '全部领取到中心钱包' }),
    end: (page) => page.getByRole('button', { name: '暂时没有可领的返水' }),
  },
  'a gift of a grade': {
    sends: 'vip.claim',
    at: paths.vip,
    member: 'fangguan',
    button: async (page) => page.getByRole('button', { name: '领取VIP 5 升级礼金 ¥388.00' }),
    end: (page) => page.getByText('已领取 ¥388.00，已进入中心钱包'),
  },
  'a bonus': {
    sends: 'welfare.accept',
    at: paths.welfare,
    button: async (page) => {
      await page.getByRole('button', { name: '领取赛事周彩金' }).click();
      return page.getByRole('dialog').getByRole('button', { name: '领取 ¥58.00' });
    },
    end: (page) => page.getByRole('button', { name: '放弃赛事周彩金' }),
  },
  'a coupon': {
    sends: 'coupon.use',
    at: paths.welfare,
    button: async (page) => {
      await page.getByRole('button', { name: '使用“50 金币券”' }).click();
      return page.getByRole('dialog').getByRole('button', { name: '现在使用' });
    },
    end: (page) => page.getByText('已到账 50 金币'),
  },
  'money into the treasury': {
    sends: 'treasury.putIn',
    at: paths.treasury,
    button: async (page) => {
      await page.getByRole('textbox', { name: '金额' }).fill('10');
      return page.getByRole('button', { name: '转入 ¥10.00' });
    },
    end: (page) => page.getByText('已转入余额宝 ¥10.00'),
  },
  'money for a bet': {
    sends: 'transfer.move',
    at: '/app/home?scope=early',
    member: 'xuexian',
    button: async (page) => {
      await page
        .getByRole('button', { name: /^全场独赢 .* 对 /, disabled: false })
        .first()
        .click();
      await page.getByRole('button', { name: /^(投注单|我的注单)，/ }).click();
      await page.getByRole('textbox', { name: '投注金额' }).fill('5000');
      return page.getByRole('button', { name: /^转入 ¥/ });
    },
    end: (page) => page.getByRole('button', { name: /^(投注|下注|确认)/ }),
  },
  'money to a venue': {
    sends: 'transfer.move',
    at: transferPath('LJTY'),
    member: 'xuexian',
    button: async (page) => {
      await page.getByLabel('金额', { exact: true }).fill('10');
      return page.getByRole('button', { name: '转入 ¥10.00' });
    },
    end: (page) => page.getByRole('button', { name: '转入场馆', exact: true }),
  },
  'money back from all venues': {
    sends: 'transfer.recover',
    at: paths.wallet,
    member: 'xuexian',
    button: async (page) => page.getByRole('button', { name: '一键回收所有场馆的余额' }),
    end: (page) => page.getByRole('button', { name: '收起结果' }),
  },
  'an exchange': {
    sends: 'exchange.swap',
    at: paths.exchange,
    member: 'fangguan',
    button: async (page) => {
      await page.getByLabel('兑换金额').fill('10');
      await page.getByRole('button', { name: '兑换 ¥10.00' }).click();
      return page.getByRole('alertdialog').getByRole('button', { name: '兑换 ¥10.00' });
    },
    end: (page) => page.getByRole('main').getByRole('button', { name: '兑换', exact: true }),
  },
  'a deposit': {
    sends: 'deposit.pay',
    at: DepositPage.path,
    button: async (page) => {
      const deposit = new DepositPage(page);
      await deposit.method(/银行卡转账/).check({ force: true });
      await deposit.amount.fill('300');
      return deposit.submit;
    },
    end: (page) => page.getByRole('heading', { level: 1, name: '充值订单' }),
  },
  'a withdrawal': {
    sends: 'withdraw.new',
    at: WithdrawPage.path,
    member: 'xuexian',
    button: async (page) => {
      await new WithdrawPage(page).submitAmount('100');
      await page
        .getByRole('dialog')
        .getByLabel(/^提现密码$/)
        .fill('246810');
      return page.getByRole('dialog').getByRole('button', { name: /¥100\.00$/ });
    },
    end: (page) => new WithdrawPage(page).order,
  },
  'a bet': {
    sends: 'bet.place',
    at: '/app/home?scope=early',
    button: async (page) => {
      const slip = new BetSlip(page);
      await slip.prices.first().click();
      await slip.bar.click();
      await slip.acceptAnyPrice();
      await slip.quick('50').click();
      return slip.place;
    },
    end: (page) => new BetSlip(page).placed,
  },
};

const pathOf = (name: CallName): string => {
  const { path } = calls[name];
  return typeof path === 'string' ? path : '';
};

/** Counts the requests of one call and delays all other requests meanwhile. */
async function holdAllBut(context: BrowserContext, path: string) {
  const gate = Promise.withResolvers<void>();
  const seen = { sent: 0, held: 0, release: gate.resolve };
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    if (new URL(request.url()).pathname === path) {
      seen.sent += 1;
      return route.continue();
    }
    seen.held += 1;
    await gate.promise;
    await route.continue();
  });
  return seen;
}

for (const [name, { sends, at, member = 'beian', button, end }] of Object.entries(COMMAND_BUTTONS))
  test(
    `[4.05] two presses pay once: ${name}`,
    FIRST.has(name) ? {} : sweep,
    async ({ context, login, page, sandbox }) => {
      await sandbox.grantPoints('beian', 3000);
      await login.as(member, at);
      const pay = await button(page);
      await expect(pay).toBeEnabled();
      const seen = await holdAllBut(context, pathOf(sends));
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === pathOf(sends));
      await pay.click();
      await answered;
      await expect.poll(() => seen.held).toBeGreaterThan(0);
      await pay.evaluateAll((buttons: HTMLElement[]) => {
        for (const again of buttons) again.click();
      });
      seen.release();
      await expect(end(page).first()).toBeVisible();
      expect(seen.sent).toBe(1);
    },
  );
