import type { APIRequestContext, Page } from 'playwright';
import type * as v from 'valibot';
import { paths } from '#app/routes/paths.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { RefusalData } from '#contract/wire/bodies.ts';
import { VerifyWindow } from '#tests/e2e/pages/captcha.ts';
import { EntryPage } from '#tests/e2e/pages/entry.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { breaking, button, press, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** Fields filled in as they should not be. */
async function wrongFields(page: Page): Promise<void> {
  const entry = new EntryPage(page, page.request);
  await entry.name.fill('beian');
  await entry.password.fill('beian');
  await entry.phone.fill('138');
  await entry.register.click();
}

/** Proceeds to the step for the sent code. */
async function toCode(page: Page): Promise<void> {
  const entry = new EntryPage(page, page.request);
  // A number is sent a code once a minute; each size has its own.
  const [name, phone] =
    (page.viewportSize()?.width ?? 0) < 768 ? ['qinghe', '13700005520'] : ['beian', '13800002076'];
  await entry.name.fill(name);
  await entry.phone.fill(phone);
  await entry.next.click();
}

const home = '/api/game/live/v1/popularLive';
const gate = (
  name: 'ACCESS_CAVEAT' | 'ACCESS_RESTRICTION',
  maintenance: NonNullable<v.InferInput<typeof RefusalData>['maintenance']>,
) => breaking({ path: home, kind: 'code', code: PLATFORM_CODES[name], message: '', data: { maintenance } });
const verification = (type: 1 | 2 | 3) => breaking({ path: home, kind: 'safe', type });

/** A planned break that has begun. */
async function closed(_page: Page, consoleApi: APIRequestContext): Promise<void> {
  const admin = new SandboxAdmin(consoleApi);
  const now = await admin.now();
  await admin.maintain({ status: 0, startAt: now - 600_000, endAt: now + 3_000_000, text: '' });
}

const overlay = (page: Page) => new VerifyWindow(page, page.request);

/** Login, registration and recovery; the verification; the access pages. */
export const entryScenes: readonly Scene[] = [
  { name: 'login', path: '/entry/login', shows: button(t('login.submit')) },
  {
    name: 'login-phone',
    path: '/entry/login',
    prepare: (page) => page.getByRole('tab', { name: t('login.byPhone') }).click(),
    shows: (page) => new EntryPage(page, page.request).getCode,
  },
  { name: 'register', path: '/entry/register', shows: button(t('register.submit')) },
  {
    name: 'register-wrong',
    path: '/entry/register',
    prepare: wrongFields,
    shows: button('beian7'),
  },
  { name: 'forgot', path: '/entry/forgot', shows: button(t('forgot.next')) },
  {
    name: 'forgot-code',
    path: '/entry/forgot',
    prepare: toCode,
    shows: text(/验证码已发送至/),
  },
  {
    name: 'verify-characters',
    path: '/app/home',
    before: verification(1),
    shows: (page) => overlay(page).characters,
  },
  { name: 'verify-slide', path: '/app/home', before: verification(2), shows: (page) => overlay(page).slider },
  { name: 'verify-words', path: '/app/home', before: verification(3), shows: (page) => overlay(page).board },
  {
    name: 'verify-question',
    path: '/app/home',
    before: verification(3),
    prepare: press(t('captcha.question')),
    shows: text(t('captcha.questionLead')),
  },
  {
    name: 'maintenance',
    path: '/app/wallet',
    endsAt: paths.maintenance,
    before: closed,
    shows: text(t('gate.left')),
  },
  {
    name: 'access-alert',
    path: '/app/home',
    endsAt: paths.accessAlert,
    before: gate('ACCESS_CAVEAT', { status: 1, region: '群岛', usualRegion: '东岸' }),
    shows: text('群岛'),
  },
  {
    name: 'access-restriction',
    path: '/app/home',
    endsAt: paths.accessRestriction,
    before: gate('ACCESS_RESTRICTION', { status: 1, reference: 'AR-7F2C-0815' }),
    shows: text('AR-7F2C-0815'),
  },
  {
    name: 'robot-check',
    path: '/robot-check',
    shows: (page) => page.getByRole('slider'),
  },
];
