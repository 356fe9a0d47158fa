import type { APIRequestContext } from '@playwright/test';

/** The other side of money orders, as a tester plays it: counterparties, chain, reviewers. */
export class OrderAdmin {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: Record<string, unknown>): Promise<void> {
    // An idle keep-alive connection may be closed just as it is reused; the request was then not executed.
    const answer = await this.#request.post(`/sandbox/${path}`, { data, maxRetries: 1 });
    if (!answer.ok()) throw new Error(`/sandbox/${path} answered ${answer.status()}: ${await answer.text()}`);
  }

  /** Whether the other side acts of itself; while it does not, orders move by `happens` alone. */
  othersAct(act: boolean): Promise<void> {
    return this.#post('counterparties', { act });
  }

  /** Applies the events of the other side to an order, one after the other. */
  async happens(orderId: string, ...events: readonly string[]): Promise<void> {
    for (const event of events) await this.#post(`orders/${orderId}`, { event });
  }

  /** Refuses an order with a reason, as a reviewer does. */
  refuses(orderId: string, reason: string): Promise<void> {
    return this.#post(`orders/${orderId}`, { event: 'refused', reason });
  }

  /** Closes a way to pay in until a time, epoch ms of the platform's clock; null opens it again. */
  closePayType(name: string, until: number | null): Promise<void> {
    return this.#post(`pay-types/${name}`, { status: until === null ? 1 : 2, maintainedUntil: until });
  }

  /** Sets the remaining wagering requirement of a member. */
  wagering(name: string, remaining: string, currency = 'CNY'): Promise<void> {
    return this.#post('wagering', { name, currency, left: remaining });
  }

  /** Sets whether the site allows a withdrawal to be cancelled before its review. */
  allowWithdrawalCancel(may: boolean): Promise<void> {
    return this.#post('sites/5000', { params: { withdraw_cancel: may ? '1' : '0' } });
  }

  /** Sets the waiting time of a bank transfer before an appeal, minutes. */
  appealAfter(minutes: number): Promise<void> {
    return this.#post('sites/5000', { params: { deposit_appeal_wait_minutes: String(minutes) } });
  }

  /** Sets whether a withdrawal requires the six digits. */
  requireSecret(required: boolean): Promise<void> {
    return this.#post('sites/5000', { params: { withdrawal_password: required ? '1' : '0' } });
  }
}
