// What must not happen in any journey: errors in the console, strangers on the line, a card in our traffic.
import { type BrowserContext, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { cards } from './customers.ts';
import type { Portal } from './portal.ts';

/** The sentence in which the browser itself reports a request without success. */
const FAILED_LOAD =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::ERR_\w+))/;

export class Watch {
  readonly problems: string[] = [];
  readonly requests: Request[] = [];
  readonly #portal: Portal;
  readonly #provoked = new Set<string>();
  readonly #invited = new Set<string>();

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  follow(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) =>
      this.problems.push(`page error at ${error.page()?.url()}: ${error.error().stack}`),
    );
    context.on('request', (request) => this.#see(request));
  }

  /** The journey brings about this failure itself, so the browser's own line about it is no error. */
  provokes(...failures: (number | `net::ERR_${string}`)[]): void {
    for (const failure of failures) this.#provoked.add(String(failure));
  }

  /** The journey goes to this other site itself, or has configured it. */
  invites(...origins: string[]): void {
    for (const origin of origins) this.#invited.add(origin);
  }

  /** Requests to the portal's API so far, by a part of their address. */
  calls(part: string, method = 'GET'): Request[] {
    return this.requests.filter((each) => each.method() === method && each.url().includes(part));
  }

  /** The token of the last request that carried one. */
  async bearer(): Promise<string> {
    const last = async () => {
      const tokens = await Promise.all(this.requests.map((request) => request.headerValue('authorization')));
      return tokens.findLast((token) => token !== null);
    };
    await expect.poll(last, 'no request has carried a token').toBeDefined();
    return (await last())?.replace(/^Bearer /, '') ?? '';
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const [, status, failure] = FAILED_LOAD.exec(message.text()) ?? [];
    if (this.#provoked.has(status ?? failure ?? '')) return;
    this.problems.push(`console: ${message.text()} (${message.location().url})`);
  }

  #see(request: Request): void {
    this.requests.push(request);
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const { origin: portal, payOrigin, assistantOrigin } = this.#portal;
    if (![portal, payOrigin, assistantOrigin, ...this.#invited].includes(origin))
      this.problems.push(`stranger: ${request.url()}`);
    if ([portal, assistantOrigin].includes(origin) && holdsCard(sent(request)))
      this.problems.push(`card sent to ${request.url()}`);
  }
}

/** Everything the page could have kept. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** Also when its digits are in groups. */
export function holdsCard(text: string): boolean {
  const digits = text.replace(/(?<=\d)(?:%20|[ .-])+(?=\d)/g, '');
  return Object.values(cards).some((number) => digits.includes(number));
}

function sent(request: Request): string {
  return [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n');
}
