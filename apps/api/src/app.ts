// Table of contents: every provider, module, flow and route of the server, by name.
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, ensureUsagePartitions } from './db/database.ts';
import { demoIssuer } from './db/demo/issuer.ts';
import { accessRoutes } from './flows/access.routes.ts';
import { createAssociateHome } from './flows/association/associate-home.ts';
import { createAssociateLine } from './flows/association/associate-line.ts';
import { createBeginManaging } from './flows/association/begin-managing.ts';
import { createDissociate } from './flows/association/dissociate.ts';
import { permissionRoutes } from './flows/association/permissions.routes.ts';
import { questionRoutes } from './flows/association/questions.routes.ts';
import { createSendLineCode } from './flows/association/send-line-code.ts';
import { createChangePassword } from './flows/change-password.ts';
import { orderRoutes } from './flows/change-plan/orders.routes.ts';
import { createPlanChange } from './flows/change-plan/plan-change.ts';
import { createCloseAccount } from './flows/close-account.ts';
import { documentRoutes } from './flows/documents.routes.ts';
import { createGetInvoice } from './flows/get-invoice.ts';
import { listAccountsRoutes } from './flows/list-accounts.routes.ts';
import { createListAccounts } from './flows/list-accounts.ts';
import { paymentFrameRoutes } from './flows/payment-frame/payment-frame.routes.ts';
import { createPaymentFrame } from './flows/payment-frame/payment-frame.ts';
import { createBuying } from './flows/payments/buying.ts';
import { paymentRoutes } from './flows/payments/payments.routes.ts';
import { createRegister } from './flows/register.ts';
import { createDecideRepairCost } from './flows/repairs/decide-repair-cost.ts';
import { repairRoutes } from './flows/repairs/repairs.routes.ts';
import { createSendCode } from './flows/send-code.ts';
import { createChangeWifiKey } from './flows/wifi/change-wifi-key.ts';
import { createTellOfWifi } from './flows/wifi/tell-of-wifi.ts';
import { wifiRoutes } from './flows/wifi/wifi.routes.ts';
import { registerAccess } from './http/access.ts';
import { bodyLimitBytes, registerBodies } from './http/bodies.ts';
import { botChallengeRoutes } from './http/bot-challenge.routes.ts';
import { clientIpRoutes } from './http/client-ip.routes.ts';
import { newRequestId, registerHeaders } from './http/headers.ts';
import { homeCacheRoutes } from './http/home-cache.routes.ts';
import { createLimits } from './http/limits.ts';
import { registerApiDescription, registerHealth, registerMetrics } from './http/operations.ts';
import { registerPortalPages } from './http/portal-pages.ts';
import { registerProblems, sendProblem } from './http/problems.ts';
import { registerRequestLog } from './http/request-log.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createOperatorClock } from './jobs/operator-clock.ts';
import { operatorHabits } from './jobs/operator-habits.ts';
import { createAccounts } from './modules/accounts/accounts.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { createAnalytics } from './modules/analytics/analytics.ts';
import { balanceRoutes } from './modules/balance/balance.routes.ts';
import { createBalances } from './modules/balance/balance.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { createBilling } from './modules/billing/billing.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import { type Codes, createCodes } from './modules/codes/codes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { createContent } from './modules/content/content.ts';
import { createDocuments } from './modules/documents/documents.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { createInventory } from './modules/inventory/inventory.ts';
import { createMessages } from './modules/messages/messages.ts';
import { outboxRoutes } from './modules/messages/outbox.routes.ts';
import { orderingRoutes } from './modules/ordering/ordering.routes.ts';
import { createOrdering } from './modules/ordering/ordering.ts';
import { createPaymentFrames } from './modules/payment-frames/payment-frames.ts';
import { createPayments } from './modules/payments/payments.ts';
import { createPermissions } from './modules/permissions/permissions.ts';
import { ssoRoutes } from './modules/sso/sso.routes.ts';
import { createSso } from './modules/sso/sso.ts';
import { ticketRoutes } from './modules/tickets/tickets.routes.ts';
import { createTickets } from './modules/tickets/tickets.ts';
import { serviceRecordRoutes } from './modules/usage/service-record.routes.ts';
import { createServiceRecord } from './modules/usage/service-record.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { createUsage } from './modules/usage/usage.ts';
import { createWifi } from './modules/wifi/wifi.ts';
import { createAltcha } from './providers/bot-check/altcha.ts';
import type { BotCheck } from './providers/bot-check/port.ts';
import { createSiteverify } from './providers/bot-check/siteverify.ts';
import { createKushkiGateway } from './providers/card-payments/kushki.ts';
import { createSmtpSender } from './providers/email/smtp.ts';
import { createHttpSmsSender } from './providers/sms/http-gateway.ts';
import type { SmsSender } from './providers/sms/port.ts';
import { createSmppSender } from './providers/sms/smpp.ts';

export interface AppNeeds {
  config: Config;
  database: Database;
  log: Logger;
  /** What `vite build` wrote. */
  portalFolder: string;
  /** The embedded operator's time; the machine's when not given. */
  clock?: Clock;
}

export interface App {
  server: FastifyInstance;
  /** Begins the work that runs without a request. */
  startJobs(): Promise<void>;
  /** One tick of the operator's clock, now. */
  tick(): Promise<void>;
}

export async function buildApp({ config, database, log, portalFolder, ...needs }: AppNeeds): Promise<App> {
  const { db, pool } = database;
  const { clock = systemClock } = needs;
  const tickMs = config.operatorClock.seconds * 1_000;

  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustProxyHops > 0 ? (_address, hop) => hop < config.trustProxyHops : false,
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 20_000,
    routerOptions: { maxParamLength: 200 },
    // What the router itself refuses, such as an address that is no text.
    frameworkErrors: (_error, _request, reply) => sendProblem(reply as FastifyReply, 'INVALID'),
  }) as unknown as FastifyInstance;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);

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
  const billing = createBilling(db);
  const catalogue = createCatalogue(db);
  const payments = createPayments(db);
  const frames = createPaymentFrames(db);
  const content = createContent({ ...config.content, log });
  const analytics = createAnalytics(db, log);
  const documents = createDocuments();
  // Equipment that takes changes later reports at the second tick.
  const wifi = createWifi(db, { reportsAfterMs: 2 * tickMs });
  const tickets = createTickets({ db, stepTakesMs: 5 * tickMs });
  const ordering = createOrdering(db);
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
  const { purchase, settlement } = createBuying({
    ...{
      db,
      payments,
      billing,
      catalogue,
      inventory,
      usage,
      balances,
      sso,
      messages,
      gateway,
      schedule,
      log,
    },
    brand: config.brand.name,
    chargeTimeoutMs: config.cards.timeoutMs,
    paysPackagesWithBalance: config.paysPackagesWithBalance,
  });
  const offers = { billing, catalogue, inventory };
  const paymentFrame = createPaymentFrame({ ...offers, frames, payments, permissions, purchase });
  const botCheck = botCheckOf(config, codes, log);
  const brand = config.brand.name;
  const spendSend = (destination: string, address: string) => limits.spendCodeSend(destination, address);
  const sendCode = createSendCode({ db, sso, codes, inventory, messages, botCheck, brand, spendSend });
  const spendCheck = (userId: string) => limits.spend('lineCheck', userId);
  const sendLineCode = createSendLineCode({ db, sso, codes, inventory, messages, spendCheck, spendSend });
  const { sendPlanCode, changePlan, applyPlanChanges } = createPlanChange({
    ...{ db, sso, accounts, codes, inventory, catalogue, ordering, usage, messages, clock, brand, spendSend },
    spendDay: (line) => limits.spend('planCodeDay', line, 'PLAN_CODES_SPENT'),
  });
  const beginManaging = createBeginManaging({ sso, permissions, messages, brand });
  const register = createRegister({ db, sso, codes, inventory, beginManaging });
  const changePassword = createChangePassword({ db, sso, codes, messages, brand });
  const closeAccount = createCloseAccount({ db, sso, permissions, messages });
  const associateLine = createAssociateLine({ db, sso, codes, inventory, permissions, beginManaging });
  const associateHome = createAssociateHome({
    db,
    sso,
    accounts,
    inventory,
    beginManaging,
    async spendTry(document, userId) {
      await limits.spend('homeAsker', userId);
      await limits.spend('homeDocument', document, 'DOCUMENT_TRIES_SPENT');
    },
    giveTryBack: (document) => limits.giveBack('homeDocument', document),
  });
  const dissociate = createDissociate({ db, sso, permissions });
  const tell = createTellOfWifi(messages);
  const changeWifiKey = createChangeWifiKey({ db, wifi, inventory, sso, tell, clock });
  const decideRepair = createDecideRepairCost({ db, tickets, sso, messages, clock });
  const habits = operatorHabits({
    db,
    usage,
    balances,
    wifi,
    inventory,
    tickets,
    tell,
    tickMs,
    applyPlanChanges,
  });
  const operatorClock = createOperatorClock({ clock, habits, log });
  const listAccounts = createListAccounts({ accounts, inventory, billing, balances });
  const getInvoice = createGetInvoice({ accounts, billing, documents, issuer: demoIssuer });

  registerRequestLog(server);
  registerHeaders(server, {
    portalOrigin: config.portalOrigin,
    payOrigin: new URL(config.cards.baseUrl).origin,
    botCheck: config.botCheck.service,
    ...config.site,
  });
  registerBodies(server);
  registerProblems(server);
  registerAccess(server, sso);
  registerMetrics(server);
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.brand.name}: API`, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });

  const { isCaller } = sso;
  accessRoutes(server, {
    sso,
    codes,
    limits,
    sendCode,
    sendLineCode,
    sendPlanCode,
    register,
    changePassword,
    closeAccount,
  });
  permissionRoutes(server, { associateLine, dissociate, isCaller });
  questionRoutes(server, { associateHome, isCaller });
  botChallengeRoutes(server, { botCheck });
  homeCacheRoutes(server, { isCaller });
  clientIpRoutes(server);
  ssoRoutes(server, { sso, limits });
  listAccountsRoutes(server, { listAccounts, isCaller });
  inventoryRoutes(server, { inventory, isCaller });
  usageRoutes(server, { usage });
  serviceRecordRoutes(server, { serviceRecord });
  balanceRoutes(server, { balances });
  wifiRoutes(server, { wifi, changeWifiKey, limits });
  const { approvalCharacteristic } = config;
  ticketRoutes(server, { tickets, limits, approvalCharacteristic });
  repairRoutes(server, { decide: decideRepair, isCaller, approvalCharacteristic });
  billingRoutes(server, { billing });
  documentRoutes(server, { getInvoice, limits });
  catalogueRoutes(server, { catalogue });
  orderingRoutes(server, { ordering, isCaller });
  orderRoutes(server, { changePlan });
  contentRoutes(server, { content });
  analyticsRoutes(server, { analytics });
  outboxRoutes(server, { messages });
  paymentRoutes(server, { payments, purchase, settlement, gateway, limits });
  paymentFrameRoutes(server, { paymentFrame, limits, settings: frameSettings(config) });

  registerHealth(server, () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );
  await registerPortalPages(server, portalFolder, {
    ...config.site,
    deviceBalance: config.brand.deviceBalance,
    approvalCharacteristic,
    brand: config.brand.name,
    helpPhone: config.brand.helpPhone,
    payOrigin: new URL(config.cards.baseUrl).origin,
    cardProvider: config.cards.provider,
    cardMerchantId: config.cards.publicMerchantId,
    balancePayment: config.paysPackagesWithBalance ? 'on' : 'off',
    botCheck: config.botCheck.service,
    botCheckSiteKey: config.botCheck.service === 'altcha' ? '' : config.botCheck.siteKey,
  });
  registerApiDescription(server);

  server.addHook('onClose', async () => {
    await Promise.all([jobs.stop(), messages.close()]);
    await documents.close();
    await analytics.close();
  });
  async function keepHouse(): Promise<void> {
    await ensureUsagePartitions(pool, new Date(), { monthsBack: 0, monthsAhead: 2 });
    await codes.sweep();
    await sso.sweep();
    await messages.sweep();
    await frames.sweep();
  }
  async function startJobs(): Promise<void> {
    messages.start();
    const operator = config.operatorClock.isOn ? { ...operatorClock, tickMs } : null;
    await jobs.start({ settlement, billing, messages, keepHouse, operator });
  }
  return { server, startJobs, tick: operatorClock.tick };
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

function frameSettings({ paymentFrame, portalOrigin, brand, cards }: Config) {
  const sandboxOrigin = cards.provider === 'sandbox' ? new URL(cards.baseUrl).origin : null;
  const origin = paymentFrame.origin ?? sandboxOrigin;
  return origin === null ? null : { origin, secret: paymentFrame.secret, portalOrigin, brand: brand.name };
}
