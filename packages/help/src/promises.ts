// What the portal promises in figures: what is done, what is answered and what a customer reads take them from here.
/** Until a payment stands on its bill, and a service that was suspended for it is back. */
export const bookedWithin = 'en un máximo de 24 horas';
export const paymentReceived = `Recibimos tu pago. Se registra ${bookedWithin}.`;

/** A debit is told of so long before; a refused one is tried again so often, and then no more. */
export const toldDaysBefore = 3;
export const chargeTries = 3;
/** What stands in the form of somebody who has never wished for it. */
export const usualTerms = { daysBeforeDue: 2, timesAMonth: 3 };

/** To come back after closing the account. */
export const erasureDays = 3;

/** How long a code holds. */
export const codeMinutes = 5;

export const invitationDays = 7;

/** Somebody else pays a bill by its link. */
export const paymentLinkDays = 3;

/** Whoever uses a line answers whether their records may be seen. */
export const consentDays = 7;

/** What the law gives for an answer about one's own data. */
export const dataRequestDays = 15;
/** How long a copy of them can be downloaded. */
export const archiveDays = 7;

/** Of a stolen phone: within so many the network has confirmed that it is stopped, or somebody at the operator is called in. */
export const theftEscalationMinutes = 30;

/** In Favoritos: with a name, and those paid last without one. */
export const payeesKept = { named: 30, lately: 8 } as const;

/** After a reset of the password, what an intruder would do first waits so long. */
export const resetWaitHours = 24;

/** What may be attached to a claim: how many, how large each, and of which kinds by their content. */
export const claimFiles = {
  most: 3,
  megabytes: 5,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
