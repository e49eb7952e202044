// How somebody is called among agreements who has no account.
export const listAgreementsCopy = { lineUser: 'Quien usa la línea' } as const;
