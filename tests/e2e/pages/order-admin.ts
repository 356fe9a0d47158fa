import type { APIRequestContext } from '@playwright/test';

/** The other side of money orders, as a tester plays it: counterparties, chain, reviewers. */
export class OrderAdmin {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: Record<string, unknown>): Promise<void> {
    // A kept connection that was idle may be closed just as it is used again; then nothing was done.
    const answer = await this.#request.post(`/sandbox/${path}`, { data, maxRetries: 1 });
    if (!answer.ok()) throw new Error(`/sandbox/${path} answered ${answer.status()}: ${await answer.text()}`);
  }

  /** Whether the other side acts of itself; while it does not, orders move by `happens` alone. */
  othersAct(act: boolean): Promise<void> {
    return this.#post('counterparties', { act });
  }

  /** What the other side does to an order, one event after the other. */
  async happens(orderId: string, ...events: readonly string[]): Promise<void> {
    for (const event of events) await this.#post(`orders/${orderId}`, { event });
  }

  /** One event with its reason, as a reviewer gives it. */
  refuses(orderId: string, reason: string): Promise<void> {
    return this.#post(`orders/${orderId}`, { event: 'refused', reason });
  }

  /** Closes a way to pay in until a time, epoch ms of the platform's clock; null opens it again. */
  closePayType(name: string, until: number | null): Promise<void> {
    return this.#post(`pay-types/${name}`, { status: until === null ? 1 : 2, maintainedUntil: until });
  }

  /** What a member has still to stake. */
  wagering(name: string, left: string, currency = 'CNY'): Promise<void> {
    return this.#post('wagering', { name, currency, left });
  }

  /** Whether the site lets a withdrawal be taken back before a reviewer has it. */
  mayTakeBack(may: boolean): Promise<void> {
    return this.#post('sites/5000', { params: { withdraw_cancel: may ? '1' : '0' } });
  }

  /** How long a bank transfer is given before an appeal. */
  appealAfter(minutes: number): Promise<void> {
    return this.#post('sites/5000', { params: { deposit_appeal_wait_minutes: String(minutes) } });
  }

  /** Whether a withdrawal asks for the six digits. */
  asksSecret(asked: boolean): Promise<void> {
    return this.#post('sites/5000', { params: { withdrawal_password: asked ? '1' : '0' } });
  }
}
