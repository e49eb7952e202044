// The calls that pages begin with, as plain data: a script in the page sends them before the app's code is here.

/** The most a page may hold, so that one call brings every account. */
export const ALL = '500';

export const accountsCall = {
  method: 'GET',
  path: '/AccountManagement/api/ec/accountManagement/billingAccount',
  query: { limit: ALL },
  name: 'listBillingAccounts',
} as const;

const bills = {
  method: 'GET',
  path: '/CustomerBillManagement/api/ec/customerBillManagement/customerBill',
  name: 'listCustomerBills',
} as const;

export function billsCall<Query>(query: Query) {
  return { ...bills, query };
}

/** Every bill still to be paid, or with a payment on its way. */
export const openBillsCall = billsCall({ state: 'sent,paymentInProcess', sort: '-billDate', limit: ALL });

const usage = {
  method: 'GET',
  path: '/UsageConsumption/api/ec/usageConsumption/usageConsumptionReport',
  name: 'listUsageConsumptionReports',
} as const;

/** The report of one mobile line. */
export function usageCall(number: string) {
  return { ...usage, query: { 'product.publicIdentifier': number }, line: number };
}

export const allUsageCall = { ...usage, query: { limit: ALL } };

const tickets = {
  method: 'GET',
  path: '/TroubleTicketManagement/api/ec/troubleTicketManagement/troubleTicket',
  name: 'listTroubleTickets',
} as const;

export function ticketsCall<Query>(query: Query) {
  return { ...tickets, query };
}

/** Every repair that the customer may see. */
export const ownTicketsCall = ticketsCall({ limit: ALL });
