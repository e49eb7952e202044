// What the two sides have in their books: the portal's payments of a customer, and the provider's charges.
import type { APIRequestContext } from '@playwright/test';
import { type Customer, password } from './customers.ts';
import type { Portal } from './portal.ts';

const LOGIN = '/SSOManagement/api/ec/ssoManagement/users/login';
const PROFILE = '/SSOManagement/api/ec/ssoManagement/users';
const PAYMENTS = '/PaymentManagement/api/ec/paymentManagement/payment';
const CHARGES = '/card/v1/charges';

interface BookedPayment {
  id: string;
  status: string;
}

interface BookedCharge {
  approvedTransactionAmount?: number;
}

/** Talks to both over HTTP, outside of the browser. */
export class Books {
  readonly #http: APIRequestContext;
  readonly #portal: Portal;

  constructor(http: APIRequestContext, portal: Portal) {
    this.#http = http;
    this.#portal = portal;
  }

  /** Another session of the customer; resolves to its token. */
  async tokenOf(customer: Customer): Promise<string> {
    const username = customer.login.replace(/^0/, '593');
    const answer = await this.#http.post(this.#portal.origin + LOGIN, { data: { username, password } });
    const { token } = answer.headers();
    if (token === undefined) throw new Error(`no token for ${customer.login}: ${answer.status()}`);
    return token;
  }

  /** The status of the profile call under a token: 200 while it lives, 401 when it is dead. */
  async statusOf(token: string): Promise<number> {
    const answer = await this.#http.get(this.#portal.origin + PROFILE, { headers: bearer(token) });
    return answer.status();
  }

  async payments(customer: Customer): Promise<BookedPayment[]> {
    const headers = bearer(await this.tokenOf(customer));
    const answer = await this.#http.get(this.#portal.origin + PAYMENTS, { headers });
    return (await answer.json()) as BookedPayment[];
  }

  /** In USD, one for every charge that the provider approved for this customer's payments. */
  async chargesOf(customer: Customer): Promise<number[]> {
    const charges: number[] = [];
    for (const { id } of await this.payments(customer)) {
      for (const { approvedTransactionAmount } of await this.#attempts(id)) {
        if (approvedTransactionAmount !== undefined) charges.push(approvedTransactionAmount);
      }
    }
    return charges;
  }

  async #attempts(paymentId: string): Promise<BookedCharge[]> {
    const answer = await this.#http.get(this.#portal.payOrigin + CHARGES, {
      params: { idempotencyKey: paymentId },
      headers: { 'private-merchant-id': 'sandbox-private' },
    });
    return (await answer.json()) as BookedCharge[];
  }
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
