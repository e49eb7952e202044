// What was last known, shown while the system that knows does not answer: which calls may, and how they say so.
import { getBillingAccount, listBillingAccounts } from './lines/accounts.ts';
import { getProduct, listProducts } from './lines/inventory.ts';
import { getUsageConsumptionReport, listUsageConsumptionReports } from './lines/usage.ts';
import { getPlan, listPackageOfferings } from './shopping/catalogue.ts';
import { getCategory, listCategories } from './shopping/plan-list.ts';

/** The moment of which the oldest part of the answer is; without it every part is of now. */
export const asOfHeader = 'X-As-Of';

export const asOfMeans =
  'Sent while an operator’s system does not answer: what it told is of this moment, and could not be asked for again.';

/**
 * Calls that show facts and what was used, and do nothing. Whatever sells, orders, changes, proves or lets somebody in
 * is not among them and asks anew; nor is what is owed, paid or held as balance, which is not kept at all.
 */
const calls = [
  ...[listBillingAccounts, getBillingAccount],
  ...[listProducts, getProduct],
  ...[listUsageConsumptionReports, getUsageConsumptionReport],
  ...[getPlan, listCategories, getCategory, listPackageOfferings],
];

export const mayBeOld: ReadonlySet<string> = new Set(calls.map(({ id }) => id));
