// The demo operator's customers, as they sign in.

export interface Customer {
  login: string;
  givenName: string;
}

export const password = 'Portal2026';

export const ana: Customer = { login: 'ana.paredes@correo.example', givenName: 'Ana Lucía' };
export const luis: Customer = { login: '0992000001', givenName: 'Luis' };
export const company: Customer = { login: 'compras@empresa.example', givenName: 'Comercial Andina' };
export const rosa: Customer = { login: 'fibra@correo.example', givenName: 'Rosa' };
export const diego: Customer = { login: 'nuevo@correo.example', givenName: 'Diego' };
export const mia: Customer = { login: 'social@redes.example', givenName: 'Mía' };
export const pablo: Customer = { login: 'otro@correo.example', givenName: 'Pablo' };
/** Ana's mother looks at two of her lines, and her son pays the bills of one. */
export const elena: Customer = { login: 'elena.vera@correo.example', givenName: 'Elena' };
export const mateo: Customer = { login: 'mateo.paredes@correo.example', givenName: 'Mateo' };
export const pablosLine = '0995000001';

/** The sandbox provider's cards, by what becomes of them. */
export const cards = {
  approved: '5451951574925480',
  refusedToken: '4574441215190335',
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
