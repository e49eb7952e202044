// Every provider and module of the server, by name.

import type { Database } from '@portal/database/connection';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createLimits } from './http/limits.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createAccounts } from './modules/accounts/accounts.ts';
import { createAnalytics } from './modules/analytics/analytics.ts';
import { createAssistant } from './modules/assistant/assistant.ts';
import { createBalances } from './modules/balance/balance.ts';
import { createBilling } from './modules/billing/billing.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import { type Codes, createCodes } from './modules/codes/codes.ts';
import { createContent } from './modules/content/content.ts';
import { createDocuments } from './modules/documents/documents.ts';
import { createInventory } from './modules/inventory/inventory.ts';
import { createMessages } from './modules/messages/messages.ts';
import { createNotifications } from './modules/notifications/notifications.ts';
import { createOrderRequests } from './modules/order-requests/order-requests.ts';
import { createOrdering } from './modules/ordering/ordering.ts';
import { createPaymentFrames } from './modules/payment-frames/payment-frames.ts';
import { createPayments } from './modules/payments/payments.ts';
import { createPermissions } from './modules/permissions/permissions.ts';
import { createPush } from './modules/push/push.ts';
import { createSso } from './modules/sso/sso.ts';
import { createTickets } from './modules/tickets/tickets.ts';
import { createServiceRecord } from './modules/usage/service-record.ts';
import { createUsage } from './modules/usage/usage.ts';
import { createWifi } from './modules/wifi/wifi.ts';
import { createAltcha } from './providers/bot-check/altcha.ts';
import type { BotCheck } from './providers/bot-check/port.ts';
import { createSiteverify } from './providers/bot-check/siteverify.ts';
import { createKushkiGateway } from './providers/card-payments/kushki.ts';
import { createSmtpSender } from './providers/email/smtp.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { createHttpSmsSender } from './providers/sms/http-gateway.ts';
import type { SmsSender } from './providers/sms/port.ts';
import { createSmppSender } from './providers/sms/smpp.ts';

export interface ModuleNeeds {
  config: Config;
  database: Database;
  log: Logger;
  clock: Clock;
  /** Between two ticks of the operator's clock. */
  tickMs: number;
}

export type Modules = ReturnType<typeof createModules>;

export function createModules({ config, database, log, clock, tickMs }: ModuleNeeds) {
  const { db, pool } = database;

  const gateway = createKushkiGateway({
    baseUrl: config.cards.baseUrl,
    privateMerchantId: config.cards.privateMerchantId,
    webhookSecret: config.cards.webhookSecret,
    timeoutMs: config.cards.timeoutMs,
    log,
  });

  const limits = createLimits(pool);
  const sso = createSso(db, {
    idleMinutes: config.sessionIdleMinutes,
    maxHours: config.sessionMaxHours,
    phoneDomain: config.phoneDomain,
  });
  const accounts = createAccounts(db);
  const inventory = createInventory(db);
  const usage = createUsage(db);
  const serviceRecord = createServiceRecord({ db, log });
  const balances = createBalances(db);
  const billing = createBilling(db, { clock, ruc: config.issuer.ruc, series: config.billSeries });
  const catalogue = createCatalogue(db);
  const payments = createPayments(db);
  const frames = createPaymentFrames(db);
  const content = createContent({ ...config.content, log });
  const analytics = createAnalytics(db, log);
  const assistant = createAssistant(db);
  const documents = createDocuments();
  // Equipment that takes changes later reports at the second tick.
  const wifi = createWifi(db, { reportsAfterMs: 2 * tickMs });
  const tickets = createTickets({ db, stepTakesMs: 5 * tickMs });
  const ordering = createOrdering(db);
  const requests = createOrderRequests(db);
  const notifications = createNotifications(db);
  const codes = createCodes(db);
  const permissions = createPermissions(db);

  const jobs: Jobs = createJobs(pool, log);
  const { schedule } = jobs;
  const messages = createMessages({
    db,
    sms: smsSender(config, log),
    email: config.email ? createSmtpSender(config.email) : null,
    schedule,
    log,
  });
  const push = createPush({
    db,
    sender: createWebPush({
      contact: pushContact(config),
      allowsLoopback: !config.isProduction,
      log,
    }),
    schedule,
  });
  const botCheck = botCheckOf(config, codes, log);

  return {
    accounts,
    analytics,
    assistant,
    balances,
    billing,
    botCheck,
    catalogue,
    codes,
    content,
    documents,
    frames,
    gateway,
    inventory,
    jobs,
    limits,
    messages,
    notifications,
    ordering,
    payments,
    permissions,
    push,
    requests,
    serviceRecord,
    sso,
    tickets,
    usage,
    wifi,
  };
}

/** Push services want https, or somebody to write to: in production the portal's address is that. */
function pushContact({ portalOrigin, phoneDomain }: Config): string {
  return portalOrigin.startsWith('https:') ? portalOrigin : `mailto:portal@${phoneDomain}`;
}

function botCheckOf({ botCheck }: Config, codes: Codes, log: Logger): BotCheck {
  const { spendChallenge: spend, challengeSecret: secret } = codes;
  if (botCheck.service === 'altcha') return createAltcha({ secret, spend });
  return createSiteverify({ ...botCheck, log, spend });
}

function smsSender({ sms }: Config, log: Logger): SmsSender | null {
  if (!sms) return null;
  return sms.kind === 'smpp' ? createSmppSender({ ...sms, log }) : createHttpSmsSender(sms);
}
