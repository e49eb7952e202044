// How people of a market talk, for the assistant: words as they are typed, `*` for any ending.

export interface Talk {
  /** Money, beside the words that everybody has for it; one coin of it, and several. */
  money: string;
  coin: string;
  coins: string;
  /** The tax authority and the company's number there. */
  taxAuthority: string;
  taxpayer: string;
  /** Two cities where people look for an office, and others. */
  city: string;
  otherCity: string;
  cities: string;
  /** Of the country, beside the two. */
  moreCities: readonly string[];
  /** What a bill is called on paper, with its article. */
  billOnPaper: string;
  /** Other operators, and one of them. */
  operators: string;
  operator: string;
  /** Ways to pay that the portal has not, and one of them. */
  wallets: string;
  wallet: string;
  /** Who certifies that somebody is owed a discount. */
  certificate: string;
  /** First names that many have. */
  people: string;
}
