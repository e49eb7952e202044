// Table of contents: every provider, module, flow and route of the server, by name.
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Database, ensureUsagePartitions } from './db/database.ts';
import { demoIssuer } from './db/demo/issuer.ts';
import { accessRoutes } from './flows/access.routes.ts';
import { createAssociateLine } from './flows/associate-line.ts';
import { createChangePassword } from './flows/change-password.ts';
import { createCloseAccount } from './flows/close-account.ts';
import { documentRoutes } from './flows/documents.routes.ts';
import { createGetInvoice } from './flows/get-invoice.ts';
import { listAccountsRoutes } from './flows/list-accounts.routes.ts';
import { createListAccounts } from './flows/list-accounts.ts';
import { createPayBill } from './flows/pay-bill.ts';
import { paymentRoutes } from './flows/payments.routes.ts';
import { permissionRoutes } from './flows/permissions.routes.ts';
import { createRegister } from './flows/register.ts';
import { createSendCode } from './flows/send-code.ts';
import { createSettlePayment } from './flows/settle-payment.ts';
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
import { createAccounts } from './modules/accounts/accounts.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { createAnalytics } from './modules/analytics/analytics.ts';
import { balanceRoutes } from './modules/balance/balance.routes.ts';
import { createBalances } from './modules/balance/balance.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { createBilling } from './modules/billing/billing.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import { createCodes } from './modules/codes/codes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { createContent } from './modules/content/content.ts';
import { createDocuments } from './modules/documents/documents.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { createInventory } from './modules/inventory/inventory.ts';
import { createMessages } from './modules/messages/messages.ts';
import { outboxRoutes } from './modules/messages/outbox.routes.ts';
import { createPayments } from './modules/payments/payments.ts';
import { createPermissions } from './modules/permissions/permissions.ts';
import { ssoRoutes } from './modules/sso/sso.routes.ts';
import { createSso } from './modules/sso/sso.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { createUsage } from './modules/usage/usage.ts';
import { createAltcha } from './providers/bot-check/altcha.ts';
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
}

export interface App {
  server: FastifyInstance;
  /** Begins the work that runs without a request. */
  startJobs(): Promise<void>;
}

export async function buildApp({ config, database, log, portalFolder }: AppNeeds): Promise<App> {
  const { db, pool } = database;

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
  const balances = createBalances(db);
  const billing = createBilling(db);
  const catalogue = createCatalogue(db);
  const payments = createPayments(db);
  const content = createContent({ ...config.content, log });
  const analytics = createAnalytics(db, log);
  const documents = createDocuments();
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
  const settlement = createSettlePayment({ db, payments, billing, gateway, schedule, log });
  const payBill = createPayBill({
    db,
    payments,
    billing,
    gateway,
    schedule,
    settlement,
    chargeTimeoutMs: config.cards.timeoutMs,
  });
  const { spendChallenge: spend, challengeSecret: secret } = codes;
  const botCheck = createAltcha({ secret, spend });
  const brand = config.brand.name;
  const spendSend = (destination: string, address: string) => limits.spendCodeSend(destination, address);
  const sendCode = createSendCode({ db, sso, codes, inventory, messages, botCheck, brand, spendSend });
  const register = createRegister({ db, sso, codes, inventory, permissions });
  const changePassword = createChangePassword({ db, sso, codes, messages, brand });
  const closeAccount = createCloseAccount({ db, sso, permissions, messages });
  const associateLine = createAssociateLine({ db, sso, codes, inventory, permissions });
  const listAccounts = createListAccounts({ accounts, inventory, billing, balances });
  const getInvoice = createGetInvoice({ accounts, billing, documents, issuer: demoIssuer });

  registerRequestLog(server);
  registerHeaders(server, {
    portalOrigin: config.portalOrigin,
    payOrigin: new URL(config.cards.baseUrl).origin,
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
  accessRoutes(server, { sso, codes, limits, sendCode, register, changePassword, closeAccount });
  permissionRoutes(server, { associateLine });
  botChallengeRoutes(server, { botCheck });
  homeCacheRoutes(server, { isCaller });
  clientIpRoutes(server);
  ssoRoutes(server, { sso, limits });
  listAccountsRoutes(server, { listAccounts, isCaller });
  inventoryRoutes(server, { inventory, isCaller });
  usageRoutes(server, { usage });
  balanceRoutes(server, { balances });
  billingRoutes(server, { billing });
  documentRoutes(server, { getInvoice, limits });
  catalogueRoutes(server, { catalogue });
  contentRoutes(server, { content });
  analyticsRoutes(server, { analytics });
  outboxRoutes(server, { messages });
  paymentRoutes(server, { payments, payBill, settlement, gateway, limits });

  registerHealth(server, () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );
  await registerPortalPages(server, portalFolder, {
    ...config.site,
    brand: config.brand.name,
    helpPhone: config.brand.helpPhone,
    payOrigin: new URL(config.cards.baseUrl).origin,
    cardProvider: config.cards.provider,
    cardMerchantId: config.cards.publicMerchantId,
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
  }
  async function startJobs(): Promise<void> {
    messages.start();
    await jobs.start({ settlement, billing, messages, keepHouse });
  }
  return { server, startJobs };
}

function smsSender({ sms }: Config, log: Logger): SmsSender | null {
  if (!sms) return null;
  return sms.kind === 'smpp' ? createSmppSender({ ...sms, log }) : createHttpSmsSender(sms);
}
