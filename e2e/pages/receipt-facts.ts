// What a receipt says, by its own words.
import type { Locator } from '@playwright/test';

export async function receiptFacts(receipt: Locator): Promise<Record<string, string>> {
  const terms = await receipt.getByRole('term').allTextContents();
  const values = await receipt.getByRole('definition').allTextContents();
  return Object.fromEntries(terms.map((term, place) => [term, values[place] ?? '']));
}
