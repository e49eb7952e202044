// TMF681 Communication Management v4: what the portal has told a user, and by which ways they want to be told.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { type NotificationKind, noticeKinds, noticeSubjects } from './notice-kinds.ts';

const base = `/CommunicationManagement/api/${country}/communicationManagement` as const;
const messages = `${base}/communicationMessage`;

export const notificationKindSchema = z
  .enum(Object.keys(noticeKinds) as [NotificationKind, ...NotificationKind[]])
  .meta({ id: 'NotificationKind' });
export type { NotificationKind };

export const communicationMessageSchema = z
  .object({
    '@type': z.literal('CommunicationMessage'),
    id: z.string(),
    href: z.string(),
    messageType: notificationKindSchema,
    subject: z.string(),
    content: z.string(),
    sendTime: dateTimeSchema.describe('When it happened.'),
    state: z.literal('completed').describe('TMF681: it has arrived.'),
    isRead: z.boolean(),
    preference: z
      .enum(['charges', 'bills'])
      .nullable()
      .describe('Which of the preferences such messages obey; null where none speaks of them alone.'),
    characteristic: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe(
        `What it is about: \`${noticeSubjects.join('`, `')}\` of records (\`data\`, \`voice\`, \`sms\`).`,
      ),
  })
  .meta({ id: 'CommunicationMessage' });
export type CommunicationMessage = z.infer<typeof communicationMessageSchema>;

const page = z.array(communicationMessageSchema);
const oneMessage = z.object({ id: z.string().min(1).max(100) });

export const listMessages = {
  id: 'listMessages',
  tmf: 'TMF681',
  summary:
    'What the portal has told the user, newest first. With `isRead=false` only what is unread: `X-Total-Count` is then the number in the header of the page.',
  method: 'GET',
  path: messages,
  query: queryOf(communicationMessageSchema, { isRead: z.enum(['true', 'false']).optional() }),
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'avisos' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const readMessage = {
  id: 'readMessage',
  tmf: 'TMF681',
  summary: 'One message is read, or unread again.',
  method: 'PATCH',
  path: `${messages}/:id`,
  params: oneMessage,
  body: z.strictObject({ isRead: z.boolean() }),
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: communicationMessageSchema },
} as const satisfies Call;

export const readAllMessages = {
  id: 'readAllMessages',
  tmf: 'TMF681',
  summary: 'All messages of the user are read.',
  method: 'PATCH',
  path: messages,
  body: z.strictObject({ isRead: z.literal(true) }),
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const deleteMessage = {
  id: 'deleteMessage',
  tmf: 'TMF681',
  summary: 'One message is gone for good.',
  method: 'DELETE',
  path: `${messages}/:id`,
  params: oneMessage,
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const messagePreferencesSchema = z
  .strictObject({
    email: z.boolean().describe('E-mail notifications.'),
    charges: z.boolean().describe('Notification on charge.'),
    promotions: z.boolean().describe('Promotions by e-mail.'),
    bills: z.boolean().describe('Notification when an invoice is ready.'),
    sms: z.boolean().describe('SMS notifications.'),
  })
  .meta({ id: 'MessagePreferences', description: 'The five boxes of «Configurar notificaciones».' });
export type MessagePreferences = z.infer<typeof messagePreferencesSchema>;

export const getPreferences = {
  id: 'getPreferences',
  tmf: 'TMF681',
  summary: 'By which ways, and of what, the user wants to be written.',
  method: 'GET',
  path: `${base}/preferences`,
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'preferencias' }] },
  answers: { 200: messagePreferencesSchema },
} as const satisfies Call;

export const savePreferences = {
  id: 'savePreferences',
  tmf: 'TMF681',
  summary: 'The same, changed: all five.',
  method: 'PUT',
  path: `${base}/preferences`,
  body: messagePreferencesSchema,
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: messagePreferencesSchema },
} as const satisfies Call;

export const getMessage = itemOf(listMessages, {
  id: 'getMessage',
  summary: 'One message to the user.',
  item: communicationMessageSchema,
});

const subscriptions = `${base}/pushSubscription`;

/** A browser that is told on its own screen; its address at the push service is shown to nobody. */
export const pushSubscriptionSchema = z.object({
  '@type': z.literal('PushSubscription'),
  id: z.string(),
  creationDate: dateTimeSchema,
  /** Made, or last confirmed, by the session that asks. */
  isCurrent: z.boolean(),
});
export type PushSubscriptionAnswer = z.infer<typeof pushSubscriptionSchema>;

export const getPushKey = {
  id: 'getPushKey',
  tmf: 'TMF681',
  summary: 'The public key with which a browser subscribes to Web Push (VAPID).',
  method: 'GET',
  path: `${base}/pushKey`,
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal' },
  answers: { 200: z.object({ publicKey: z.string() }) },
} as const satisfies Call;

export const listPushSubscriptions = {
  id: 'listPushSubscriptions',
  tmf: 'TMF681',
  summary: "The user's browsers that are told by Web Push, newest first.",
  method: 'GET',
  path: subscriptions,
  question: 'notifications',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'navegadores-con-avisos' }],
  },
  answers: { 200: z.array(pushSubscriptionSchema) },
} as const satisfies Call;

export const addPushSubscription = {
  id: 'addPushSubscription',
  tmf: 'TMF681',
  summary:
    'This browser is told, too, until the session ends by signing out. The same address again is the same subscription.',
  method: 'POST',
  path: subscriptions,
  body: z.strictObject({
    endpoint: z.url().max(1_000),
    /** As the browser gives them. */
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
  }),
  question: 'notifications',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: 'changes',
    limit: 'pushSubscription',
  },
  answers: { 201: pushSubscriptionSchema },
} as const satisfies Call;

export const removePushSubscription = {
  id: 'removePushSubscription',
  tmf: 'TMF681',
  summary: 'One browser is no longer told.',
  method: 'DELETE',
  path: `${subscriptions}/:id`,
  params: oneMessage,
  question: 'notifications',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;
