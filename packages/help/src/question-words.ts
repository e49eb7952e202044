// What a question and its answer are made of.

/** Where an answer leads to; whoever shows it knows the address. `call`: all phones. */
export type Way =
  | 'associate'
  | 'activations'
  | 'billing'
  | 'call'
  | 'changePassword'
  | 'changePlan'
  | 'complaints'
  | 'contracts'
  | 'dailyUsage'
  | 'debtGuide'
  | 'diagnosis'
  | 'dial'
  | 'editProfile'
  | 'messages'
  | 'movements'
  | 'notifications'
  | 'offices'
  | 'packages'
  | 'paymentGuide'
  | 'people'
  | 'phones'
  | 'receiptCheck'
  | 'recharge'
  | 'recoverPassword'
  | 'serviceRecord'
  | 'security'
  | 'privacy'
  | 'services'
  | 'shop'
  | 'spendingControl'
  | 'stolen'
  | 'verify'
  | 'visits';

export interface QuestionWords {
  question: string;
  paragraphs: readonly string[];
  /** After the paragraphs. */
  list?: readonly string[];
  ways?: readonly Way[];
  /** Other words by which people look for it. */
  also?: string;
}

export interface Facts {
  /** `*611 o 5004040` */
  phones: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
}
