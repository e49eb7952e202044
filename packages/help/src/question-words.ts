// What a question and its answer are made of.

/** Where an answer leads to; whoever shows it knows the address. `call`: all phones. */
export type Way =
  | 'associate'
  | 'activations'
  | 'appearance'
  | 'autoPay'
  | 'autoRecharge'
  | 'billing'
  | 'call'
  | 'changePassword'
  | 'changePlan'
  | 'chip'
  | 'claims'
  | 'complaints'
  | 'contracts'
  | 'dailyUsage'
  | 'debtGuide'
  | 'diagnosis'
  | 'dial'
  | 'editProfile'
  | 'nameLine'
  | 'payOther'
  | 'exit'
  | 'pauseLine'
  | 'travel'
  | 'messages'
  | 'movements'
  | 'notifications'
  | 'offices'
  | 'packages'
  | 'paymentGuide'
  | 'paymentMethods'
  | 'people'
  | 'phones'
  | 'receiptCheck'
  | 'repairLookup'
  | 'recharge'
  | 'recoverPassword'
  | 'serviceRecord'
  | 'security'
  | 'privacy'
  | 'serviceOrders'
  | 'services'
  | 'shop'
  | 'spendingControl'
  | 'stolen'
  | 'thirdParties'
  | 'verify'
  | 'visits'
  | 'wifi';

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
