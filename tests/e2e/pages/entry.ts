import type { APIRequestContext, Locator, Page } from '@playwright/test';

type Letter = { readonly purpose: string; readonly code: string };

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'code' in value;

/** Registration and recovery, and the phones and mailboxes their codes arrive at. */
export class EntryPage {
  readonly page: Page;
  readonly #request: APIRequestContext;
  readonly name: Locator;
  readonly password: Locator;
  readonly phone: Locator;
  readonly code: Locator;
  readonly getCode: Locator;
  readonly agree: Locator;
  readonly register: Locator;
  readonly next: Locator;

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.#request = request;
    this.name = page.getByLabel('账号', { exact: true });
    this.password = page.getByLabel('密码', { exact: true });
    this.phone = page.getByLabel('手机号');
    this.code = page.getByLabel('验证码', { exact: true });
    this.getCode = page.getByRole('button', { name: '获取验证码' });
    this.agree = page.getByRole('checkbox', { name: /年满 18 周岁/ });
    this.register = page.getByRole('button', { name: '注册并登录' });
    this.next = page.getByRole('button', { name: '下一步' });
  }

  /** The newest code at an address: `phone=…`, `email=…`. */
  async codeAt(address: string): Promise<string> {
    const letters: unknown = await (
      await this.#request.get(`/sandbox/inbox?${address}`, { maxRetries: 1 })
    ).json();
    const newest = Array.isArray(letters) ? letters.find(isLetter) : undefined;
    if (!newest) throw new Error(`no letter at ${address}`);
    return newest.code;
  }

  /** Fills in every field of a new account without submitting. */
  async fill(name: string, password: string, phone: string): Promise<void> {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.phone.fill(phone);
    await this.getCode.click();
    await this.page.getByText('秒后重发').waitFor();
    await this.code.fill(await this.codeAt(`phone=${phone.replaceAll(' ', '')}`));
    await this.agree.check();
  }
}
