// Every flow of the server, by name: what needs several modules.

import type { Database } from '@portal/database/connection';
import type { Logger } from 'pino';
import type { Modules } from './app-modules.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createAnswerQuestion } from './flows/assistant/answer-question.ts';
import { createConversations } from './flows/assistant/conversations.ts';
import { createAssociateHome } from './flows/association/associate-home.ts';
import { createAssociateLine } from './flows/association/associate-line.ts';
import { createBecomeHolder } from './flows/association/become-holder.ts';
import { createBeginManaging } from './flows/association/begin-managing.ts';
import { createDissociate } from './flows/association/dissociate.ts';
import { createProveCustomer } from './flows/association/prove-customer.ts';
import { createSendLineCode } from './flows/association/send-line-code.ts';
import { createChangePassword } from './flows/change-password.ts';
import { createPlanChange } from './flows/change-plan/plan-change.ts';
import { createCloseAccount } from './flows/close-account.ts';
import { createGetInvoice } from './flows/get-invoice.ts';
import { createListAccounts } from './flows/list-accounts.ts';
import { createSettleEvents } from './flows/notifications/settle-events.ts';
import { createPaymentFrame } from './flows/payment-frame/payment-frame.ts';
import { createBuying } from './flows/payments/buying.ts';
import { createRegister } from './flows/register.ts';
import { createDecideRepairCost } from './flows/repairs/decide-repair-cost.ts';
import { createSendCode } from './flows/send-code.ts';
import { createChangeWifiKey } from './flows/wifi/change-wifi-key.ts';
import { createTellOfWifi } from './flows/wifi/tell-of-wifi.ts';
import { createWorkOff } from './flows/work-off.ts';
import { createOperatorClock } from './jobs/operator-clock.ts';
import { operatorHabits } from './jobs/operator-habits.ts';

export interface FlowNeeds {
  config: Config;
  database: Database;
  log: Logger;
  modules: Modules;
  clock: Clock;
  /** Between two ticks of that clock. */
  tickMs: number;
}

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ config, database, log, modules, clock, tickMs }: FlowNeeds) {
  const { db } = database;
  const {
    accounts,
    assistant,
    balances,
    billing,
    botCheck,
    catalogue,
    codes,
    documents,
    frames,
    gateway,
    inventory,
    limits,
    messages,
    notifications,
    ordering,
    payments,
    permissions,
    push,
    requests,
    sso,
    tickets,
    usage,
    wifi,
  } = modules;
  const { schedule } = modules.jobs;
  const brand = config.brand.name;
  const workOff = createWorkOff({ db, log });

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
      notifications,
      gateway,
      schedule,
      log,
    },
    brand: config.brand.name,
    chargeTimeoutMs: config.cards.timeoutMs,
    paysPackagesWithBalance: config.paysPackagesWithBalance,
  });
  const offers = { billing, catalogue, inventory };
  const paymentFrame = createPaymentFrame({ ...offers, frames, payments, permissions, balances, purchase });
  const spendSend = async (destination: string, address: string) => {
    await messages.mustLeaveSoon(destination);
    await limits.spendCodeSend(destination, address);
  };
  const sendCode = createSendCode({ db, sso, codes, inventory, messages, botCheck, brand, spendSend });
  const spendCheck = (userId: string) => limits.spend('lineCheck', userId);
  const sendLineCode = createSendLineCode({ db, sso, codes, inventory, messages, spendCheck, spendSend });
  const { sendPlanCode, changePlan, applyPlanChanges, tellOfPlanEvent } = createPlanChange({
    ...{
      db,
      sso,
      accounts,
      codes,
      inventory,
      catalogue,
      ordering,
      usage,
      messages,
      notifications,
      clock,
      brand,
      spendSend,
      requests,
      schedule,
      workOff,
    },
    spendDay: (line) => limits.spend('planCodeDay', line, 'PLAN_CODES_SPENT'),
  });
  const beginManaging = createBeginManaging({ sso, permissions, messages, brand });
  const register = createRegister({ db, sso, codes, inventory, beginManaging });
  const changePassword = createChangePassword({ db, sso, codes, messages, push, brand });
  const closeAccount = createCloseAccount({ db, sso, permissions, messages, notifications, push });
  const associateLine = createAssociateLine({ db, sso, codes, inventory, permissions, beginManaging });
  const proveCustomer = createProveCustomer({
    accounts,
    spendTry: limits.spendDocumentTry,
    giveTryBack: limits.giveDocumentTryBack,
  });
  const associateHome = createAssociateHome({
    db,
    sso,
    inventory,
    permissions,
    beginManaging,
    proveCustomer,
  });
  const becomeHolder = createBecomeHolder({ db, permissions, proveCustomer });
  const dissociate = createDissociate({ db, sso, permissions });
  const tell = createTellOfWifi(messages);
  const changeWifiKey = createChangeWifiKey({ db, wifi, inventory, sso, tell, clock });
  const decideRepair = createDecideRepairCost({ db, tickets, sso, messages, notifications, clock });
  const habits = operatorHabits({
    accounts,
    billing,
    usage,
    balances,
    wifi,
    inventory,
    tickets,
    tell,
    tickMs,
    applyPlanChanges,
    workOff,
  });
  const operatorClock = createOperatorClock({ clock, habits, log });
  const reactions = new Map([['ProductOrderStateChangeEvent', tellOfPlanEvent]]);
  const told = { push, db, sso, permissions, inventory, messages, notifications, reactions, brand, log };
  const settleEvents = createSettleEvents(told);
  const listAccounts = createListAccounts({ accounts, inventory, billing, balances });
  const getInvoice = createGetInvoice({
    ...{ accounts, billing, documents, usage },
    issuer: config.issuer,
    help: { ...config.site, helpPhone: config.brand.helpPhone, portalOrigin: config.portalOrigin },
  });

  const conversations = createConversations({ assistant, sso });
  const figures = { accounts, balances, billing, inventory, tickets, usage };
  const facts = { ...config.site, ...config.brand, hasLiveChat: config.assistant.liveChatUrl !== null };
  const answerQuestion = createAnswerQuestion({ assistant, ...figures, facts });

  return {
    answerQuestion,
    associateHome,
    associateLine,
    becomeHolder,
    changePassword,
    changePlan,
    changeWifiKey,
    closeAccount,
    conversations,
    decideRepair,
    dissociate,
    getInvoice,
    listAccounts,
    operatorClock,
    paymentFrame,
    purchase,
    register,
    sendCode,
    sendLineCode,
    sendPlanCode,
    settleEvents,
    settlement,
  };
}
