// The server put together: the gateway, then modules, flows and routes as their tables of contents name them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@portal/database/connection';
import { sweep } from '@portal/database/sweep';
import { arrivingWithin } from '@portal/http-server/server';
import { keepDoing } from '@portal/keep-doing/keep-doing';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { createFlows } from './app-flows.ts';
import { createModules } from './app-modules.ts';
import type { Operator } from './app-operator.ts';
import { registerRoutes } from './app-routes.ts';
import { brandStyle } from './brand/brand-colours.ts';
import { type Config, frameOriginOf } from './config.ts';
import { portalRetention } from './db/tables.ts';
import { personalTokenGate, registerAccess, registerStepUp } from './http/access.ts';
import { bodyLimitBytes, registerBodies, registerLargeBodies } from './http/bodies.ts';
import { registerDataAccesses } from './http/data-accesses.ts';
import { describeApi } from './http/description/api-description.ts';
import {
  registerApiDescription,
  registerDocs,
  registerHealth,
  registerMetrics,
  type Team,
} from './http/description/operations.ts';
import { newRequestId, registerHeaders, registerWhatIsTold } from './http/headers.ts';
import { registerCallLimits } from './http/limits.ts';
import { pictureAddresses, registerBrandPictures } from './http/pages/brand-pictures.ts';
import { createInnerCalls } from './http/pages/drawn-pages.ts';
import { registerPortalPages } from './http/pages/portal-pages.ts';
import { registerProblems, sendProblem } from './http/problems.ts';
import { registerRequestLog, registerTrace } from './http/request-log.ts';
import { callsServedBy } from './http/route.ts';
import type { DueJobs } from './jobs/jobs.ts';
import { createBacklogStore } from './metrics/backlog-gauges.store.ts';
import { createBacklogGauges } from './metrics/backlog-gauges.ts';
import { createMachineGauges } from './metrics/counts.ts';
import type { AnchorAgreements } from './modules/agreements/anchor-agreements.ts';
import type { DataRequestKey } from './modules/data-requests/data-requests.ts';
import type { SettlePayment } from './modules/payments/settle-payment.ts';
import { notingWhatIsTold } from './upstream/kept-answers.ts';
import { listenerRoutes } from './upstream/listener.routes.ts';

export interface AppNeeds {
  config: Config;
  database: Database;
  operator: Operator;
  log: Logger;
  /** What `vite build` wrote. */
  portalFolder: string;
  /** Within which a request must have arrived, body and all. */
  arrivalMs?: number;
  /** What a try costs who shows that they are no program. */
  proofCost?: number;
  /** The processes that it serves with; alone when not given. */
  team?: Team | null;
}

export interface App {
  server: FastifyInstance;
  /** Does before the first request what would hold up one. */
  prepare(): void;
  /** Jobs can be sent: it is part of `startJobs`. */
  openJobs(): Promise<void>;
  /** Begins the work that runs without a request. */
  startJobs(): Promise<void>;
  /** Before it closes: no longer ready, every request still served, no connection kept. */
  leave(): void;
  /** Tells of the events that wait, now; answers how many. */
  settleEvents(): Promise<number>;
  /** One turn of what is paid by itself, to its end; answers how many accounts and lines were due. */
  runAutomatic(): Promise<number>;
  /** What each hour does: what is kept no longer goes, and what was forgotten is done. */
  runRetention(signal: AbortSignal): Promise<void>;
  /** Of who has closed their account; answers whether nothing is left to do. */
  eraseAccount(userId: string): Promise<boolean>;
  /** One pass for what is left of somebody who has gone; answers whether nothing is. */
  finishErasure(pseudonym: string): Promise<boolean>;
  /** What each night does. */
  anchorAgreements: AnchorAgreements;
  /** What the job does that looks after a payment. */
  lookAfterPayment: SettlePayment['reconcile'];
}

export async function buildApp({
  config,
  database,
  operator,
  log,
  portalFolder,
  ...needs
}: AppNeeds): Promise<App> {
  const { pool } = database;
  const { arrivalMs = 20_000, proofCost, team = null } = needs;

  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    // The log itself knows on behalf of which request something is said.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustProxyHops > 0 ? (_address, hop) => hop < config.trustProxyHops : false,
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...arrivingWithin(arrivalMs),
    routerOptions: { maxParamLength: 200 },
    // What the router itself refuses, such as an address that is no text.
    frameworkErrors: (_error, _request, reply) => sendProblem(reply as FastifyReply, 'INVALID'),
  }) as unknown as FastifyInstance;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);

  const modules = createModules({ config, database, log, operator, proofCost });
  const calls = callsServedBy(server);
  const flows = createFlows({ calls, config, database, log, modules, operator });
  const { analytics, assistant, dataAccesses, jobs, messages, notifications, push, sso, talks } = modules;
  const { anchorAgreements } = flows.ownAgreements;
  const { upstream } = operator;
  operator.events.listen(flows.keepOperatorEvents);
  /** What the operator tells first: it is news like any other then. */
  const settleEvents = async () => (await operator.events.deliver()) + (await flows.settleEvents());
  /** What is done without a request, in every process: the table of events is its queue. */
  const keptUp: (() => Promise<void>)[] = [];

  registerTrace(server);
  registerWhatIsTold(server, notingWhatIsTold);
  const inner = createInnerCalls();
  registerRequestLog(server, inner.isLent);
  const told = {
    ...config.site,
    payOrigin: new URL(config.cards.baseUrl).origin,
    cardProvider: config.cards.provider,
    botCheck: config.botCheck.service,
  };
  registerHeaders(server, {
    ...told,
    portalOrigin: config.portalOrigin,
    frameOrigin: frameOriginOf(config),
    assistantOrigin: config.assistant.origin,
  });
  registerBodies(server);
  registerProblems(server);
  registerAccess(server, {
    isCaller: sso.isCaller,
    findCaller: async (token) => inner.callerOf(token) ?? sso.findCaller(token),
    mayCall: personalTokenGate(({ tokenHash }) =>
      modules.limits.count('personalToken', tokenHash.toString('base64url')),
    ),
    openRecords: modules.permissions.openRecords,
  });
  registerLargeBodies(server);
  registerStepUp(server, sso);
  registerCallLimits(server, modules.limits);
  registerDataAccesses(server, flows.auditAccess);
  if (config.metrics.isOn) {
    const backlog = createBacklogGauges({
      store: createBacklogStore(database.db),
      operatorEvents: operator.events.waiting,
      pools: { portal: pool, operator: operator.pool },
      log,
    });
    registerMetrics(server, {
      token: config.metrics.token,
      others: [
        modules.counts.registry,
        backlog.registry,
        upstream.metrics,
        createMachineGauges({ dataDir: config.dataDir }),
      ],
      prepare: backlog.ask,
      team,
    });
  }
  await describeApi(server, calls, { brand: config.brand.name, portalOrigin: config.portalOrigin });

  registerRoutes(server, { config, modules, flows, operator });
  if (upstream.events)
    listenerRoutes(server, {
      secret: upstream.events.secret,
      async listener(events) {
        await flows.keepOperatorEvents(events);
        await upstream.forget(events);
      },
    });

  const isReady = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const { leave } = registerHealth(server, isReady, team);
  const settings = {
    ...told,
    deviceBalance: config.brand.deviceBalance,
    approvalCharacteristic: config.approvalCharacteristic,
    claimDays: String(config.claimDays),
    sessionIdleMinutes: String(config.sessions.idleMinutes),
    sessionMaxHours: String(config.sessions.maxHours),
    brand: config.brand.name,
    ...pictureAddresses(config.brand),
    brandStyle: config.brand.colours ? brandStyle(config.brand.colours) : '',
    helpPhone: config.brand.helpPhone,
    cardMerchantId: config.cards.publicMerchantId,
    payLater: config.laterMethods.join(),
    paymentFrame: frameOriginOf(config) === null ? 'off' : 'on',
    assistant: config.assistant.origin === null ? 'off' : 'on',
    assistantOrigin: config.assistant.origin ?? '',
    whatsapp: config.whatsapp === null ? 'off' : 'on',
    assistantModel: config.assistant.model === null ? 'off' : 'on',
    liveChatUrl: config.assistant.liveChatUrl ?? '',
    botCheckSiteKey: config.botCheck.service === 'altcha' ? '' : config.botCheck.siteKey,
  };
  const { findCallerOfPage } = sso;
  registerBrandPictures(server, config.brand);
  await registerPortalPages(server, portalFolder, settings, {
    inner,
    findCallerOfPage,
    portalOrigin: config.portalOrigin,
  });
  if (config.showsDocs) registerDocs(server);
  registerApiDescription(server);

  server.addHook('onClose', async () => {
    await Promise.all(keptUp.map((stop) => stop()));
    await flows.automatically.runAutomatic.ended();
    await Promise.all([jobs.stop(), messages.close()]);
    await operator.close();
    await Promise.all([analytics.close(), dataAccesses.close()]);
  });
  /** @throws at its end: what cannot be done now keeps nothing after it waiting */
  async function runRetention(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    const tried = (work: Promise<unknown>) =>
      work.catch((err: unknown) => {
        failures.push(err);
        log.error({ err }, 'left to the next hour');
      });
    await tried(operator.runRetention(signal));
    const onFailure = (err: unknown, table: string) => log.error({ err, table }, 'not swept');
    const gone = await sweep(database.db, portalRetention(config.retention), { signal, onFailure });
    if (gone.size > 0) log.info({ swept: Object.fromEntries(gone) }, 'portal swept');
    for (const subject of await modules.sso.leftBehind()) await tried(flows.closeAccount.erase(subject));
    for (const subject of await modules.erasure.forgotten()) await tried(flows.closeAccount.finish(subject));
    // A copy takes its time.
    for (const key of await modules.dataRequests.forgotten()) await tried(lookAfterDataRequest(key));
    if (failures.length > 0) throw failures[0];
  }
  /** What somebody reads of themselves they read as themselves: by the portal's own calls. */
  const lookAfterDataRequest = (key: DataRequestKey) =>
    flows.ownData.lookAfterRequest(key, (caller, work) =>
      inner.as(server, caller, (ask) => work((address) => ask(address, {}))),
    );
  const due: DueJobs = {
    reconcile: ({ userId, paymentId }) => flows.buying.settlement.reconcile(userId, paymentId),
    lookAfterCard: flows.cards.saveCard.lookAfter,
    lookAfterOrder: ({ userId, requestId }) => flows.planChange.changePlan.lookAfter(userId, requestId),
    lookAfterTheft: flows.theftReports.reportTheft.lookAfter,
    lookAfterRecovery: sso.recovery.lookAfter,
    async forgetAuthor(author) {
      await modules.officeAppointments.forget(author);
      return talks.forget(author);
    },
    lookAfterDataRequest,
    eraseAccount: flows.closeAccount.erase,
    finishErasure: flows.closeAccount.finish,
    async push(turn) {
      const told = await notifications.find(turn.userId, turn.notificationId);
      // Read or deleted meanwhile: it is no news any more.
      if (told && told.readAt === null)
        await push.deliver(turn, { notificationId: told.notificationId, title: told.subject });
      return true;
    },
    answerWhatsapp: flows.answerWhatsapp,
  };
  function prepare(): void {
    if (config.assistant.kind === 'builtin' && !assistant.prepare())
      log.warn('the assistant has not learnt yet: until then it says that it does not know');
  }
  /** Of what is paid by itself. While there is more, the next one begins in the next second, which has room for it. */
  async function oneTurn(): Promise<boolean> {
    const nextSecond = sleep(1_000, undefined, { ref: false });
    const isMore = (await flows.automatically.runAutomatic.begin()) >= config.automaticChargesPerSecond;
    if (isMore) await nextSecond;
    return isMore;
  }
  async function startJobs(): Promise<void> {
    await modules.agreements.keepTexts();
    messages.start();
    const tickMs = config.operatorClock.seconds * 1_000;
    const ticking = config.operatorClock.isOn ? { tick: operator.tick, tickMs } : null;
    await jobs.start({ due, messages, anchorAgreements, runRetention, operator: ticking });
    keptUp.push(
      keepDoing(async () => (await settleEvents()) > 0, {
        everyMs: 1_000,
        afterFailureMs: 5_000,
        onFailure: (err) => log.warn({ err }, 'events could not be settled now'),
      }).stop,
    );
    keptUp.push(
      keepDoing(oneTurn, {
        everyMs: 1_000,
        afterFailureMs: 5_000,
        onFailure: (err) => log.warn({ err }, 'what is paid by itself could not be looked at now'),
      }).stop,
    );
    if (upstream.events) keptUp.push(upstream.events.subscribe());
  }
  async function runAutomatic(): Promise<number> {
    const due = await flows.automatically.runAutomatic.begin();
    await flows.automatically.runAutomatic.ended();
    return due;
  }
  const eraseAccount = (userId: string) => flows.closeAccount.erase({ userId });
  const finishErasure = (pseudonym: string) => flows.closeAccount.finish({ pseudonym });
  return {
    server,
    prepare,
    openJobs: jobs.open,
    startJobs,
    leave,
    settleEvents,
    runAutomatic,
    anchorAgreements,
    lookAfterPayment: flows.buying.settlement.reconcile,
    runRetention,
    eraseAccount,
    finishErasure,
  };
}
