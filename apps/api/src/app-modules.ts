// Every provider and module of the server, by name: what stands on its own, or on what the operator answers.
import type { BotPurpose } from '@portal/contract/help/portal-support';
import type { Database } from '@portal/database/connection';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createChainKeys } from './db/chain-keys.ts';
import { createLazySealing } from './db/shared-secrets.ts';
import { createLimits } from './http/limits.ts';
import { pictureAddresses } from './http/pages/brand-pictures.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createCounts } from './metrics/counts.ts';
import {
  instrumentedEmail,
  instrumentedGateway,
  instrumentedPush,
  instrumentedSms,
  instrumentedWhatsapp,
} from './metrics/instrumented-providers.ts';
import { createAgreements } from './modules/agreements/agreements.ts';
import { createAnalytics } from './modules/analytics/analytics.ts';
import { createAssistant } from './modules/assistant/assistant.ts';
import { createAutomaticPayments } from './modules/automatic-payments/automatic-payments.store.ts';
import { createCertificates } from './modules/certificates/certificates.ts';
import { createCodes } from './modules/codes/codes.ts';
import { createContent } from './modules/content/content.ts';
import { createDataAccesses } from './modules/data-accesses/data-accesses.ts';
import { createDataRequests } from './modules/data-requests/data-requests.ts';
import { createErasure } from './modules/erasure/erasure.ts';
import { createMessages } from './modules/messages/messages.ts';
import { createNotifications } from './modules/notifications/notifications.ts';
import { createOfficeAppointments } from './modules/office-appointments/office-appointments.ts';
import { createOperatorCommands } from './modules/operator-commands/operator-commands.store.ts';
import { createOrderRequests } from './modules/ordering/order-requests.ts';
import { createPayees } from './modules/pay-other/payees.store.ts';
import { createPaymentFrames } from './modules/payment-frame/payment-frames.ts';
import { createPaymentLinks } from './modules/payment-links/payment-links.store.ts';
import { createPaymentsStore } from './modules/payments/payments.store.ts';
import { createPermissions } from './modules/permissions/permissions.ts';
import { createPush } from './modules/push/push.ts';
import { createSavedCards } from './modules/saved-cards/saved-cards.ts';
import { createSso } from './modules/sso/sso.ts';
import { createTalks } from './modules/talks/talks.ts';
import { createThefts } from './modules/thefts/thefts.ts';
import { createRepairs } from './modules/tickets/tickets.ts';
import { createTopicModel } from './providers/assistant/topic-model.ts';
import { type AltchaNeeds, createAltcha, createWork } from './providers/bot-check/altcha.ts';
import type { BotCheck } from './providers/bot-check/port.ts';
import { createSiteverify } from './providers/bot-check/siteverify.ts';
import { createKushkiGateway } from './providers/card-payments/kushki.ts';
import { createSmtpSender, type Letterhead } from './providers/email/smtp.ts';
import { createKushkiLater } from './providers/pay-later/kushki-later.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { createHttpSmsSender } from './providers/sms/http-gateway.ts';
import type { SmsSender } from './providers/sms/port.ts';
import { createSmppSender } from './providers/sms/smpp.ts';
import { createCloudApi } from './providers/whatsapp/cloud-api.ts';

export interface ModuleNeeds {
  config: Config;
  database: Database;
  log: Logger;
  operator: OperatorPorts;
  /** Of the bot check's tries. */
  proofCost?: number | undefined;
}

export type Modules = ReturnType<typeof createModules>;

export function createModules({ config, database, log, operator, proofCost }: ModuleNeeds) {
  const { db, pool } = database;
  const { customers, tickets } = operator;

  const counts = createCounts();
  const kushki = createKushkiGateway({
    baseUrl: config.cards.baseUrl,
    privateMerchantId: config.cards.privateMerchantId,
    webhookSecret: config.cards.webhookSecret,
    timeoutMs: config.cards.timeoutMs,
    log,
  });

  const gateway = instrumentedGateway(kushki, counts);
  const later = createKushkiLater({ ...config.cards, cards: gateway, log });

  const content = createContent({ ...config.content, log });
  const codes = createCodes(db, counts);
  const proofs = { spend: codes.spendChallenge, secret: codes.challengeSecret, cost: proofCost };
  const limits = createLimits(pool, counts, {
    work: createWork(proofs),
    automaticChargesPerSecond: config.automaticChargesPerSecond,
  });
  const jobs: Jobs = createJobs(pool, log);
  const { schedule } = jobs;
  const sealing = createLazySealing(db, config.sessions.sealingKey);
  const sso = createSso(db, {
    ...config.sessions,
    sealing,
    phoneDomain: config.phoneDomain,
    portalOrigin: config.portalOrigin,
    issuer: config.brand.name,
    spendChallenge: codes.spendChallenge,
    guess: limits.guess,
    spendLineGrant: (tx, userId, grant) =>
      codes.spend(tx, grant, { operation: 'stepUp', subject: userId, userId }),
    schedule,
    counts,
  });
  const whatsappProvider = config.whatsapp && instrumentedWhatsapp(createCloudApi(config.whatsapp));
  const messages = createMessages({
    db,
    whatsapp: whatsappProvider,
    sms: smsSender(config, log),
    email: config.email ? instrumentedEmail(createSmtpSender(config.email, letterheadOf(config))) : null,
    schedule,
    counts,
    log,
  });
  const push = createPush({
    db,
    sender: instrumentedPush(
      createWebPush({ contact: pushContact(config), allowsLoopback: !config.isProduction, log }),
    ),
    schedule,
  });
  const certificates = createCertificates(db, config.portalOrigin);
  return {
    agreements: createAgreements({
      db,
      keys: createChainKeys(config.chain),
      anchors: (chainIds) => customers.anchors(chainIds),
      brand: config.brand.name,
      helpPhone: config.brand.helpPhone,
    }),
    analytics: createAnalytics(db, log),
    assistant: createAssistant(db, {
      model:
        config.assistant.model &&
        createTopicModel(config.assistant.model, { count: counts.assistantModel, log }),
      counts,
    }),
    automatic: createAutomaticPayments(db),
    botCheck: botCheckOf(config, proofs, log),
    certificates,
    codes,
    commands: createOperatorCommands(db),
    content,
    counts,
    dataRequests: createDataRequests(db, sealing),
    erasure: createErasure(db),
    dataAccesses: createDataAccesses({ db, holdUsers: sso.holdReached, log }),
    frames: createPaymentFrames(db),
    gateway,
    later,
    jobs,
    limits,
    messages,
    notifications: createNotifications(db),
    links: createPaymentLinks(db),
    officeAppointments: createOfficeAppointments({ content, sso, tickets }),
    payees: createPayees(db),
    savedCards: createSavedCards(db),
    payments: createPaymentsStore(db),
    permissions: createPermissions(db),
    push,
    repairs: createRepairs({ tickets, customers }),
    requests: createOrderRequests(db),
    sso,
    talks: createTalks({ tickets, count: limits.count }),
    thefts: createThefts(db, certificates.end),
    whatsappProvider,
  };
}

/** A logo that mail programs show. */
function letterheadOf({ brand, portalOrigin }: Config): Letterhead | null {
  if (brand.logo?.type !== 'image/png') return null;
  return { brand: brand.name, logoUrl: portalOrigin + pictureAddresses(brand).logo };
}

/** Push services want https, or somebody to write to: in production the portal's address is that. */
function pushContact({ portalOrigin, phoneDomain }: Config): string {
  return portalOrigin.startsWith('https:') ? portalOrigin : `mailto:portal@${phoneDomain}`;
}

/** No outside service runs where a card is typed: who pays for others shows ours that they are a person. */
function botCheckOf(config: Config, proofs: AltchaNeeds, log: Logger): BotCheck {
  const own = createAltcha(proofs);
  if (config.botCheck.service === 'altcha') return own;
  const outside = createSiteverify({ ...config.botCheck, log, spend: proofs.spend });
  const of = (purpose: BotPurpose) => (purpose === 'payOther' ? own : outside);
  return {
    challenge: (purpose) => of(purpose).challenge(purpose),
    verify: (solution, context) => of(context.purpose).verify(solution, context),
  };
}

function smsSender(config: Config, log: Logger): SmsSender | null {
  if (!config.sms) return null;
  if (config.sms.kind !== 'smpp') return instrumentedSms(createHttpSmsSender(config.sms));
  return instrumentedSms(createSmppSender({ ...config.sms, log }));
}
