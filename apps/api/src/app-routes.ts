// Every route of the API, by name, with what it stands on.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flows } from './app-flows.ts';
import type { Modules } from './app-modules.ts';
import { placeOf } from './caller.ts';
import { type Config, frameOriginOf } from './config.ts';
import { botChallengeRoutes, clientIpRoutes, homeCacheRoutes } from './http/portal-support.routes.ts';
import { visitorOf } from './http/visitor.ts';
import { accessRoutes, recoverFactorRoutes } from './modules/access/access.routes.ts';
import { listAccountsRoutes } from './modules/accounts/list-accounts.routes.ts';
import { agreementRoutes } from './modules/agreements/agreements.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { assistantRoutes } from './modules/assistant/assistant.routes.ts';
import { automaticPaymentRoutes } from './modules/automatic-payments/automatic-payments.routes.ts';
import { balanceRoutes } from './modules/balance/balance.routes.ts';
import { billingRoutes, billRoutes } from './modules/billing/billing.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { certificateRoutes } from './modules/certificates/certificates.routes.ts';
import { claimAnswerRoutes, claimRoutes } from './modules/claims/claims.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { dataAccessRoutes } from './modules/data-accesses/data-accesses.routes.ts';
import { dataRequestRoutes } from './modules/data-requests/data-requests.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { exitRoutes } from './modules/exits/exits.routes.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { outboxRoutes } from './modules/messages/outbox.routes.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { orderingRoutes, orderRoutes, planAdviceRoutes } from './modules/ordering/ordering.routes.ts';
import { paymentFrameRoutes } from './modules/payment-frame/payment-frame.routes.ts';
import { paymentLinkRoutes } from './modules/payment-links/payment-link.routes.ts';
import { savedCardRoutes } from './modules/payment-methods/saved-cards.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { lineUserRoutes } from './modules/permissions/line-users/line-users.routes.ts';
import { permissionRoutes, questionRoutes } from './modules/permissions/permissions.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { problemRoutes } from './modules/service-problems/problems.routes.ts';
import { simRoutes } from './modules/sims/sims.routes.ts';
import { passkeyRoutes, secondFactorRoutes } from './modules/sso/second-factor.routes.ts';
import { personalTokenRoutes, recoveryRoutes, sessionRoutes, ssoRoutes } from './modules/sso/sso.routes.ts';
import { talkRoutes } from './modules/talks/talks.routes.ts';
import { talksOnWire } from './modules/talks/talks.wire.ts';
import { theftRoutes } from './modules/thefts/thefts.routes.ts';
import { repairRoutes, ticketRoutes } from './modules/tickets/tickets.routes.ts';
import { serviceRecordRoutes } from './modules/usage/service-record.routes.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { visitRoutes } from './modules/visits/visits.routes.ts';
import { wifiRoutes } from './modules/wifi/wifi.routes.ts';

export function registerRoutes(
  server: FastifyInstance,
  config: Config,
  modules: Modules,
  flows: Flows,
): void {
  const { gateway, push, sso } = modules;
  const { approvalCharacteristic } = config;
  const { hasRealEmail, isCaller } = sso;
  const { placeHeaders } = config.sessions;
  const placeFrom = (request: FastifyRequest) =>
    placeOf(visitorOf(request, placeHeaders, config.portalOrigin));
  const written = { ...talksOnWire(modules.talks), placeFrom };
  const given = { ...modules, ...flows, ...written, isCaller, hasRealEmail, approvalCharacteristic };

  accessRoutes(server, given);
  permissionRoutes(server, given);
  questionRoutes(server, given);
  lineUserRoutes(server, given);
  botChallengeRoutes(server, given);
  homeCacheRoutes(server, given);
  clientIpRoutes(server);
  const onSignedOut = push.endSession;
  const { portalOrigin } = config;
  ssoRoutes(server, { ...given, portalOrigin, placeHeaders, onSignedOut });
  sessionRoutes(server, { ...given, onSignedOut });
  secondFactorRoutes(server, given);
  passkeyRoutes(server, given);
  personalTokenRoutes(server, given);
  recoveryRoutes(server, given);
  recoverFactorRoutes(server, given);
  pushRoutes(server, given);
  listAccountsRoutes(server, given);
  inventoryRoutes(server, given);
  usageRoutes(server, given);
  serviceRecordRoutes(server, given);
  balanceRoutes(server, given);
  wifiRoutes(server, given);
  problemRoutes(server, given);
  visitRoutes(server, given);
  ticketRoutes(server, given);
  repairRoutes(server, given);
  claimRoutes(server, given);
  claimAnswerRoutes(server, given);
  talkRoutes(server, given);
  billingRoutes(server, given);
  billRoutes(server, given);
  documentRoutes(server, given);
  catalogueRoutes(server, given);
  planAdviceRoutes(server, given);
  orderingRoutes(server, given);
  orderRoutes(server, given);
  exitRoutes(server, given);
  const { savePreferences } = flows.privacyChoices;
  notificationRoutes(server, { ...given, savePreferences });
  agreementRoutes(server, given);
  dataRequestRoutes(server, { ...given, brand: config.brand.name });
  dataAccessRoutes(server, given);
  contentRoutes(server, given);
  analyticsRoutes(server, given);
  outboxRoutes(server, given);
  assistantRoutes(server, { ...given, settings: assistantSettings(config) });
  paymentRoutes(server, { ...given, gateway });
  paymentLinkRoutes(server, given);
  savedCardRoutes(server, given);
  simRoutes(server, given);
  theftRoutes(server, given);
  certificateRoutes(server, given);
  automaticPaymentRoutes(server, given);
  paymentFrameRoutes(server, { ...given, settings: frameSettings(config) });
}

function frameSettings(config: Config) {
  const { paymentFrame, portalOrigin, brand } = config;
  const origin = frameOriginOf(config);
  return origin === null ? null : { origin, secret: paymentFrame.secret, portalOrigin, brand: brand.name };
}

function assistantSettings({ assistant, portalOrigin }: Config) {
  const { origin, liveChatUrl, secret, identityKey } = assistant;
  return { url: origin && `${origin}/`, liveChatUrl, secret, identityKey, portalOrigin };
}
