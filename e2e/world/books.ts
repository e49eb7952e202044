// What the two sides have in their books: the portal's payments of a customer, and the provider's charges.
import type { APIRequestContext } from '@playwright/test';
import { type Customer, password } from './customers.ts';
import type { Portal } from './portal.ts';

const LOGIN = '/SSOManagement/api/ec/ssoManagement/users/login';
const PROFILE = '/SSOManagement/api/ec/ssoManagement/users';
const GENERATE = '/SSOManagement/api/ec/ssoManagement/generatecode';
const VALIDATE = '/SSOManagement/api/ec/ssoManagement/validatecode';
const PERMISSION = '/UserRolePermissionManagement/api/ec/userRolePermissionManagement/permission';
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
  /** One session a customer, however often is asked: too many would end the one in the browser. */
  readonly #tokens = new Map<string, string>();

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

  /** A postpaid line of somebody else comes under this customer's management, by a code that was sent to it. */
  async associate(customer: Customer, number: string, readCode: () => Promise<string>): Promise<void> {
    const headers = bearer(await this.tokenOf(customer));
    const post = async (path: string, data: object, more: Record<string, string> = {}) => {
      const answer = await this.#http.post(this.#portal.origin + path, {
        data,
        headers: { ...headers, ...more },
      });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return answer;
    };
    const sent = await post(GENERATE, { claroNumber: number }, { OperationId: 'AsociarServicio' });
    const { codeNumberEn } = (await sent.json()) as { codeNumberEn: string };
    const checked = await post(VALIDATE, { codeNumberEn, codeNumber: await readCode() });
    const partyProfile = { id: 3, name: 'postpaid' };
    const asset = { id: number, entityType: 'product', identifierType: 'msisdn', partyProfile };
    const privilege = [{ manageableAsset: asset, function: 'Manage service', action: 'R' }];
    await post(PERMISSION, { privilege }, { 'x-otp-grant': checked.headers()['x-otp-grant'] ?? '' });
  }

  async payments(customer: Customer): Promise<BookedPayment[]> {
    const ask = async (token: string) =>
      this.#http.get(this.#portal.origin + PAYMENTS, { headers: bearer(token) });
    const known = this.#tokens.get(customer.login);
    const answer = known ? await ask(known) : null;
    if (answer?.ok()) return (await answer.json()) as BookedPayment[];
    const token = await this.tokenOf(customer);
    this.#tokens.set(customer.login, token);
    return (await (await ask(token)).json()) as BookedPayment[];
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
