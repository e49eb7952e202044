// What became of a package's purchase or a top-up: the receipt, or that nothing was bought.
import { expect, type Locator, type Page } from '@playwright/test';
import { HomePage } from '../home-page.ts';
import { PortalFrame } from '../portal-frame.ts';

/** A lost answer is asked for again within this time. */
const SETTLED_WITHIN_MS = 60_000;

export class PurchaseResultPage extends PortalFrame {
  readonly receipt: Locator;
  readonly toHome: Locator;

  constructor(page: Page) {
    super(page);
    this.receipt = this.part(/^Comprobante de (pago|compra)$/);
    this.toHome = this.main.getByRole('link', { name: 'Volver a Home', exact: true });
  }

  async isDone(): Promise<this> {
    await expect(this.heading).toHaveText(/^(Compra|Recarga) realizada$/, { timeout: SETTLED_WITHIN_MS });
    return this;
  }

  /** What the receipt says, by its own words. */
  async facts(): Promise<Record<string, string>> {
    await expect(this.receipt).toBeVisible();
    return receiptFacts(this.receipt);
  }

  async goHome(): Promise<HomePage> {
    await this.toHome.click();
    return new HomePage(this.page);
  }
}

// What a receipt says, by its own words.

/** Once all of it is there: names of plans come by themselves. */
export async function receiptFacts(receipt: Locator): Promise<Record<string, string>> {
  const definitions = receipt.getByRole('definition');
  await expect(definitions.filter({ hasText: /^$/ })).toHaveCount(0);
  const terms = await receipt.getByRole('term').allTextContents();
  const values = await definitions.allTextContents();
  return Object.fromEntries(terms.map((term, place) => [term, values[place] ?? '']));
}
