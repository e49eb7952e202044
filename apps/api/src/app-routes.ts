// Every route of the API, room by room, with what it stands on.
import type { Papers } from '@portal/operator-ports/documents';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flows } from './app-flows.ts';
import type { Modules } from './app-modules.ts';
import { placeOf } from './caller.ts';
import { type Config, frameOriginOf } from './config.ts';
import { portalSupportRoutes } from './http/portal-support.routes.ts';
import { visitorOf } from './http/visitor.ts';
import { accessRoutes } from './modules/access/access.routes.ts';
import { listAccountsRoutes } from './modules/accounts/list-accounts.routes.ts';
import { agreementRoutes } from './modules/agreements/agreements.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { arrangementRoutes } from './modules/arrangements/arrangements.routes.ts';
import { assistantRoutes } from './modules/assistant/assistant.routes.ts';
import { automaticPaymentRoutes } from './modules/automatic-payments/automatic-payments.routes.ts';
import { advanceRoutes, balanceRoutes, transferRoutes } from './modules/balance/balance.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { certificateRoutes } from './modules/certificates/certificates.routes.ts';
import { claimRoutes } from './modules/claims/claims.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { dataAccessRoutes } from './modules/data-accesses/data-accesses.routes.ts';
import { dataRequestRoutes } from './modules/data-requests/data-requests.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { exitRoutes } from './modules/exits/exits.routes.ts';
import { homeNetworkRoutes } from './modules/home-network/home-network.routes.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { outboxRoutes } from './modules/messages/outbox.routes.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { officeAppointmentRoutes } from './modules/office-appointments/office-appointments.routes.ts';
import { orderingRoutes } from './modules/ordering/ordering.routes.ts';
import { pauseRoutes } from './modules/pauses/pauses.routes.ts';
import { payOtherRoutes } from './modules/pay-other/pay-other.routes.ts';
import { paymentFrameRoutes } from './modules/payment-frame/payment-frame.routes.ts';
import { paymentLinkRoutes } from './modules/payment-links/payment-link.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { permissionRoutes } from './modules/permissions/permissions.routes.ts';
import { placesRoutes } from './modules/places/places.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { savedCardRoutes } from './modules/saved-cards/saved-cards.routes.ts';
import { problemRoutes } from './modules/service-problems/problems.routes.ts';
import { simRoutes } from './modules/sims/sims.routes.ts';
import { ssoRoutes } from './modules/sso/sso.routes.ts';
import { talkRoutes } from './modules/talks/talks.routes.ts';
import { theftRoutes } from './modules/thefts/thefts.routes.ts';
import { ticketRoutes } from './modules/tickets/tickets.routes.ts';
import { createListClaims, talksOnWire } from './modules/tickets/tickets.wire.ts';
import { serviceRecordRoutes } from './modules/usage/service-record.routes.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { visitRoutes } from './modules/visits/visits.routes.ts';
import { whatsappRoutes } from './modules/whatsapp/whatsapp.routes.ts';
import { wifiRoutes } from './modules/wifi/wifi.routes.ts';

export interface RouteNeeds {
  config: Config;
  modules: Modules;
  flows: Flows;
  operator: OperatorPorts & { papers: Papers };
}

export function registerRoutes(server: FastifyInstance, needs: RouteNeeds): void {
  const { config, modules, flows, operator } = needs;
  const { balance, billing, catalogue, customers, documents, inventory } = operator;
  const { network, ordering, papers, tickets, usage } = operator;
  const { agreements, analytics, automatic, botCheck, certificates, codes, commands, content, dataAccesses } =
    modules;
  const { dataRequests, gateway, limits, messages, notifications, savedCards, payments, permissions } =
    modules;
  const { links, officeAppointments, payees, push, repairs, sso, talks, thefts } = modules;
  const { access, closeAccount, managing, noDebt, ownAgreements, planChange, theftReports } = flows;
  const { approvalCharacteristic, portalOrigin } = config;
  const { hasRealEmail, isCaller } = sso;
  const { count } = limits;
  const { placeHeaders } = config.sessions;
  const { listTalks, writeInTalk } = talksOnWire(talks);
  const placeFrom = (request: FastifyRequest) => placeOf(visitorOf(request, placeHeaders, portalOrigin));

  portalSupportRoutes(server, { isCaller, botCheck });
  accessRoutes(server, {
    sso,
    codes,
    closeAccount,
    countAsking: limits.countAsking,
    changePassword: access.changePassword,
    confirmByLine: access.confirmByLine,
    recoverFactor: access.recoverFactor,
    register: access.register,
    sendCode: access.sendCode,
    sendLineCode: managing.sendLineCode,
    sendPlanCode: planChange.sendPlanCode,
  });
  ssoRoutes(server, {
    sso,
    limits,
    portalOrigin,
    placeHeaders,
    onSignedOut: push.endSession,
    onOthersSignedOut: push.endOtherSessions,
  });
  permissionRoutes(server, { managing, permissions, agreements, isCaller });
  pushRoutes(server, { push });

  const { dueFirst, offeredMethods, purchase, sendCode, settlement } = flows.buying;
  listAccountsRoutes(server, { customers, inventory, billing, balance, offeredMethods, isCaller });
  inventoryRoutes(server, { inventory, isCaller, looks: permissions });
  simRoutes(server, { changeSim: flows.changeSim, inventory, ordering });
  usageRoutes(server, { usage, setCaps: flows.setCaps });
  serviceRecordRoutes(server, { usage });
  balanceRoutes(server, { balance });
  advanceRoutes(server, { agreements, balance });
  const countTransfer = (userId: string) => count('transfer', userId);
  transferRoutes(server, { agreements, balance, inventory, countTransfer });
  homeNetworkRoutes(server, { network, limits });
  wifiRoutes(server, { network, commands, sso, limits });
  problemRoutes(server, { billing, inventory, network, notifications });
  visitRoutes(server, { tickets });
  officeAppointmentRoutes(server, { officeAppointments });
  const { listThefts, proveForTheft, reportTheft, undoTheft } = theftReports;
  ticketRoutes(server, {
    repairs,
    listClaims: createListClaims(tickets),
    listThefts,
    listTalks,
    limits,
    dataAccesses,
    placeFrom,
    approvalCharacteristic,
    decideRepair: flows.decideRepair,
    isCaller,
  });
  theftRoutes(server, { certificates, thefts, proveForTheft, reportTheft, undoTheft });
  certificateRoutes(server, { certificates, dataAccesses, placeFrom });

  const { agreementsOf, findEvidence, privacyChoices } = ownAgreements;
  billingRoutes(server, { billing, explainBill: flows.explainBill, payments });
  arrangementRoutes(server, { agreements, billing, payments, settlement });
  documentRoutes(server, { billing, documents, noDebt, payments, usage });
  claimRoutes(server, {
    billing,
    claimDays: config.claimDays,
    findEvidence,
    inventory,
    payments,
    settlement,
    limits,
    reportTheft,
    sso,
    talks,
    tickets,
    documents,
    writeInTalk,
  });
  catalogueRoutes(server, { catalogue });
  const { advisePlan, cancelService, changeSim, pauseLine } = flows;
  orderingRoutes(server, {
    ordering,
    advisePlan,
    cancelService,
    changePlan: planChange.changePlan,
    changeSim,
    isCaller,
    pauseLine,
  });
  pauseRoutes(server, { ordering });
  exitRoutes(server, { documents, noDebt, ordering });

  const { removeCard, saveCard } = flows.cards;
  const { autoPay, autoTopUp } = flows.automatically;
  paymentRoutes(server, { payments, purchase, settlement, sendCode, gateway });
  savedCardRoutes(server, { savedCards, automatic, saveCard, removeCard });
  automaticPaymentRoutes(server, { autoPay, autoTopUp });
  paymentLinkRoutes(server, { paymentLink: flows.paymentLink, dataAccesses, placeFrom });
  payOtherRoutes(server, {
    customers,
    inventory,
    botCheck,
    codes,
    links,
    payees,
    payments,
    purchase,
    dueFirst,
    count,
    dataAccesses,
    placeFrom,
  });
  paymentFrameRoutes(server, { paymentFrame: flows.paymentFrame, limits, settings: frameSettings(config) });

  const { savePreferences } = privacyChoices;
  notificationRoutes(server, { notifications, hasRealEmail, savePreferences });
  agreementRoutes(server, { agreements, agreementsOf, findEvidence, privacyChoices });
  dataRequestRoutes(server, {
    askData: flows.ownData.askData,
    dataRequests,
    papers,
    sso,
    brand: config.brand.name,
  });
  dataAccessRoutes(server, { dataAccesses, sso });

  talkRoutes(server, { talks });
  const { answerQuestion, conversations } = flows;
  assistantRoutes(server, {
    answerQuestion,
    conversations,
    limits,
    talks,
    settings: assistantSettings(config),
  });
  contentRoutes(server, { content });
  placesRoutes(server, { content });
  analyticsRoutes(server, { analytics });
  whatsappRoutes(server, {
    whatsapp: flows.whatsapp,
    provider: modules.whatsappProvider,
    messages,
    businessNumber: config.whatsapp?.businessNumber ?? null,
  });
  outboxRoutes(server, { messages });
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
