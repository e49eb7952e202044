// How somebody is called among agreements who has no account.
export const listAgreementsCopy = {
  lineUser: 'Quien usa la línea',
  guest: 'Otra persona, por enlace de pago, sin cuenta',
} as const;
