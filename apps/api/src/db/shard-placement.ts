// Where the portal's tables are on a PostgreSQL of several machines: docs/distributed.md.
import { placementOf } from '@portal/database/distribution/shard-placement';
import * as schema from './schema.ts';

const byUser = { by: 'user_id', group: 'users' };
const byOwn = (by: string) => ({ by, group: by });

export const portalPlacement = placementOf(schema, {
  users: byUser,
  credentials: byUser,
  sessions: byUser,
  knownDevices: byUser,
  secondFactors: byUser,
  backupCodes: byUser,
  passkeys: byUser,
  personalTokens: byUser,
  factorRecoveries: byUser,
  signInAttempts: byUser,
  associations: byUser,
  roleInvitations: byUser,
  lineConsents: byUser,
  payments: byUser,
  paymentKeys: byUser,
  paymentMethods: byUser,
  autoPays: byUser,
  autoPayBills: byUser,
  autoTopUps: byUser,
  paymentFrames: byUser,
  paymentFrameTokens: byUser,
  paymentLinks: byUser,
  linkReceipts: byUser,
  payees: byUser,
  assistantPasses: byUser,
  agreements: byUser,
  agreementMarks: byUser,
  dataRequests: byUser,
  dataArchives: byUser,
  notifications: byUser,
  watchedProblems: byUser,
  pushSubscriptions: byUser,
  notificationCounts: byUser,
  notificationPreferences: byUser,
  whatsappLinks: byUser,

  // Found by something else than their user.
  loginNames: byOwn('login_name'),
  lineManagers: byOwn('service_number'),
  lineUsers: byOwn('service_number'),
  billPurchases: byOwn('customer_id'),
  thefts: byOwn('service_number'),
  certificates: byOwn('code'),
  customerPeople: byOwn('customer_id'),
  dataAccesses: byOwn('customer_id'),
  dataAccessPeople: byOwn('person_key'),
  agreementTexts: byOwn('text_hash'),
  erasures: byOwn('pseudonym'),
  whatsappNumbers: byOwn('number'),

  // Written with a user's rows, and found by their own ids.
  events: 'metadata',
  messages: 'metadata',
  whatsappQuestions: 'metadata',
  codes: 'metadata',
  grants: 'metadata',
  givenTokens: 'metadata',
  paymentOwners: 'metadata',
  operatorCommands: 'metadata',
  // One that is due a line, across users: no column of a user's could be part of that key.
  orderKeys: 'metadata',

  // Counters and the like, which are written alone; an upsert that reads the clock is theirs only.
  loginAttempts: 'plain',
  rateLimits: 'plain',
  botPasses: 'plain',
  spentChallenges: 'plain',
  pageViews: 'plain',
  sharedSecrets: 'plain',
});
