// The sandbox provider's cards, by what becomes of them.

export const cards = {
  approved: '5451951574925480',
  refusedToken: '4574441215190335',
  declined: '4349003000047015',
  noFunds: '4349001210846432',
  answerLost: '4349004800000006',
  repeatedWebhook: '4349009900000004',
  /** Their banks ask first. */
  asksDigits: '4349000500000007',
  asksOnPage: '4349003100000005',
} as const;

export const cardHolder = 'Ana Paredes';
export const futureExpiry = '12/39';
export const cvc = '123';
