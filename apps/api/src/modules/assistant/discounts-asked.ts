// Whose discount a message asks for, of those that the operator says.
import { market } from '@portal/market/here';
import { plain } from '@portal/market/text';
import type { Discount, DiscountedGroup } from '@portal/operator-ports/catalogue';

const groups: Readonly<Record<DiscountedGroup, RegExp>> = {
  seniors:
    /\b(?:tercera edad|mayor\w*|jubil\w+|ancian\w+|abuel\w+|viejit\w+|(?:6[0-9]|[789]\d) anos|cumpl\w+ 6\d)\b/,
  disability: new RegExp(
    `\\b(?:discapaci\\w+|${plain(market.words.certificate)}|ciego|sord[oa]|autis\\w+)\\b`,
  ),
};

/** Those of the group that is named; all where none is, or several. */
export function discountsAsked(discounts: readonly Discount[], text: string): readonly Discount[] {
  const said = plain(text);
  const named = discounts.filter(({ group }) => groups[group].test(said));
  return named.length === 1 ? named : discounts;
}
