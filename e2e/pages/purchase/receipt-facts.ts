// What a receipt says, by its own words.
import { expect, type Locator } from '@playwright/test';

/** Once all of it is there: names of plans come by themselves. */
export async function receiptFacts(receipt: Locator): Promise<Record<string, string>> {
  const definitions = receipt.getByRole('definition');
  await expect(definitions.filter({ hasText: /^$/ })).toHaveCount(0);
  const terms = await receipt.getByRole('term').allTextContents();
  const values = await definitions.allTextContents();
  return Object.fromEntries(terms.map((term, place) => [term, values[place] ?? '']));
}
