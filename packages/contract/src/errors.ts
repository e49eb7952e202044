// TMF630 error bodies: every refusal of the API, its status and its wire message, declared once.
import { claimFiles, erasureDays, payeesKept, resetWaitHours } from '@portal/help/promises';
import { z } from 'zod';
import { paymentMoneySchema } from './money.ts';

const familyUnavailable = {
  status: 503,
  reason: 'Part unavailable',
  message: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
} as const;

const blocked = { code: 'BLOCKED', status: 412, reason: 'Blocked' } as const;
/** The documents show what stands before the colon. */
const blockedFor = (wait: string) =>
  `Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ${wait}: o pide un código para elegir otra contraseña`;

/**
 * What the API may refuse, and in which words. `message` is part of the contract: clients decide by
 * substrings of it (ALL-2), so numbers and identifiers never appear in one.
 */
export const problems = {
  INVALID: { status: 400, reason: 'Invalid request', message: 'BAD REQUEST: Datos no válidos' },
  /** Reversed, in the future, or further back than six months. */
  DATE_RANGE: {
    status: 400,
    reason: 'Invalid date range',
    message: 'BAD REQUEST: El rango de fechas no es válido',
  },
  BAD_CREDENTIALS: {
    code: '114E',
    status: 400,
    reason: 'Bad credentials',
    message: '114E: Usuario y/o contraseña incorrecta',
  },
  LOCKED_15_MINUTES: { code: 'LOCKED', status: 400, reason: 'Locked', message: 'user blocked 15 minutos' },
  LOCKED_1_HOUR: { code: 'LOCKED', status: 400, reason: 'Locked', message: 'user blocked 1 hora' },
  LOCKED_12_HOURS: { code: 'LOCKED', status: 400, reason: 'Locked', message: 'user blocked 12 horas' },
  CARD_DATA_REFUSED: {
    status: 400,
    reason: 'Card data refused',
    message: 'BAD REQUEST: No envíes datos de tarjeta',
  },
  UNAUTHENTICATED: { status: 401, reason: 'Unauthorized', message: 'Tu sesión no es válida o ha expirado' },
  /** The password was right: the attempt in `x-login-attempt` is sent again with one of `methods`. */
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    reason: 'Second factor required',
    message: 'Escribe tu código de verificación',
  },
  /** Used, or older than ten minutes, or the password has changed since. */
  LOGIN_ATTEMPT_ENDED: {
    status: 401,
    reason: 'Attempt ended',
    message: 'Pasó mucho tiempo. Ingresa otra vez tu contraseña',
  },
  /** Not known here, signed for something else, signed before, or too late: it is not said which. */
  PASSKEY_REFUSED: {
    status: 400,
    reason: 'Passkey refused',
    message: 'No pudimos reconocer tu llave de acceso',
  },
  /** Of a personal token: it was not made for this. */
  TOKEN_SCOPE: {
    status: 403,
    reason: 'Not in scope',
    message: 'Este token no sirve para esta llamada',
  },
  TOO_MANY_TOKENS: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Ya tienes el máximo de tokens personales',
  },
  TOO_MANY_PASSKEYS: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Ya tienes el máximo de llaves de acceso',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    reason: 'Conflict',
    message: 'La verificación en dos pasos ya está activa',
  },
  /** Nothing to turn off, to confirm, or to renew. */
  SECOND_FACTOR_OFF: {
    status: 409,
    reason: 'Conflict',
    message: 'La verificación en dos pasos no está activa',
  },
  DENIED: { status: 402, reason: 'Payment denied', message: 'El pago fue rechazado' },
  FORBIDDEN: { status: 403, reason: 'Forbidden', message: 'La identidad no corresponde a la sesión' },
  /** The session is older than fifteen minutes: whoever has it says again who they are, by one of `methods`. */
  STEP_UP_REQUIRED: {
    status: 403,
    reason: 'Step-up required',
    message: 'Confirma que eres tú para continuar',
  },
  /** The password was reset by the mailbox or the number alone: whoever has no more than that says by one of `methods` who they are. */
  RESET_WAIT: {
    code: 'STEP_UP_REQUIRED',
    status: 403,
    reason: 'Wait after a reset',
    message: `Restableciste tu contraseña. Por tu seguridad, esto espera ${resetWaitHours} horas, o hazlo ahora con un código a una línea tuya`,
  },
  NOT_FOUND: { status: 404, reason: 'Not found', message: 'No encontrado' },
  METHOD_NOT_ALLOWED: { status: 405, reason: 'Method not allowed', message: 'Método no permitido' },
  BILL_NOT_PAYABLE: { status: 409, reason: 'Conflict', message: 'La factura ya no tiene valores por pagar' },
  PAYMENT_IN_PROCESS: {
    status: 409,
    reason: 'Conflict',
    message: 'Ya hay un pago en proceso para esta factura',
  },
  /** Its operator says that it is to be paid, and a payment of this portal says that it was. */
  BILL_PAID_HERE: {
    status: 409,
    reason: 'Conflict',
    message: 'Esta factura ya se pagó aquí y todavía figura por pagar',
  },
  AMOUNT_CHANGED: {
    status: 409,
    reason: 'Conflict',
    message: 'El valor a pagar cambió. Revisa el nuevo valor antes de continuar',
  },
  BODY_TOO_LARGE: {
    status: 413,
    reason: 'Payload too large',
    message: 'BAD REQUEST: Solicitud demasiado grande',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    reason: 'Unsupported media type',
    message: 'BAD REQUEST: Tipo de contenido no admitido',
  },
  OFFSET_BEYOND_END: {
    status: 416,
    reason: 'Range not satisfiable',
    message: 'BAD REQUEST: Página fuera de rango',
  },
  KEY_REUSED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'El identificador de la solicitud ya se usó con otros datos',
  },
  NOT_REGISTERED: {
    status: 404,
    reason: 'Not registered',
    message: 'El correo/teléfono no se encuentra registrado en nuestro sistema',
  },
  PROCEED_CODE: { status: 400, reason: 'Not registered', message: 'Solicita un código para continuar' },
  /** By wrong passwords. A code is sent all the same. */
  BLOCKED_15_MINUTES: { ...blocked, message: blockedFor('15 minutos') },
  BLOCKED_1_HOUR: { ...blocked, message: blockedFor('1 hora') },
  BLOCKED_12_HOURS: { ...blocked, message: blockedFor('12 horas') },
  ALREADY_REGISTERED: {
    status: 409,
    reason: 'Conflict',
    message: 'El identificador pertenece a otro usuario',
  },
  /** It signs in to the account of who had it before, when it was another customer's. */
  NUMBER_MOVED: {
    status: 409,
    reason: 'Conflict',
    message:
      'Este número ahora es de otro cliente y todavía abre la cuenta de quien lo tenía antes. Si la cuenta es tuya, llámanos; si no, regístrate con tu correo y asocia tu línea',
  },
  /** Said to who has proved that the identifier is theirs. */
  ACCOUNT_LEAVING: {
    status: 409,
    reason: 'Conflict',
    message: `Pediste eliminar tu cuenta hace menos de ${erasureDays} días: recupérala con el enlace del mensaje que te enviamos`,
  },
  OTHER_COMPANY: { status: 404, reason: 'Not a subscriber', message: 'SUBSCRIPTOR NO EXISTE' },
  BUSINESS_LINE: { status: 404, reason: 'Not a subscriber', message: 'SUBSCRIPTOR NO EXISTE' },
  OTP_INVALID: {
    status: 400,
    reason: 'Invalid code',
    message: 'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  },
  /** Its tries are used up: only another code helps. */
  OTP_SPENT: {
    status: 400,
    reason: 'Code spent',
    message: 'Se agotaron los intentos de este código. Pide uno nuevo para continuar.',
  },
  OTP_USED: {
    status: 400,
    reason: 'Code used',
    message: 'Ese código ya se usó. Pide uno nuevo para continuar.',
  },
  OTP_EXPIRED: {
    status: 400,
    reason: 'Code expired',
    message: 'Tu código venció. Pide uno nuevo para continuar.',
  },
  /** Its asker was sent another one for the same since. */
  OTP_REPLACED: {
    status: 400,
    reason: 'Code replaced',
    message: 'Te enviamos un código más nuevo: escribe el último que te llegó o pide otro.',
  },
  /** Right, but of a second step that may be an intruder's. */
  CODE_DOUBTFUL: {
    status: 403,
    reason: 'Code not trusted',
    message:
      'Tu código es correcto, pero restableciste tu contraseña hace poco y por tu seguridad no basta aquí: usa tu documento',
  },
  GRANT_REQUIRED: {
    status: 403,
    reason: 'Grant required',
    message: 'Confirma primero el código que te enviamos',
  },
  BOT_CHECK_FAILED: {
    status: 403,
    reason: 'Bot check failed',
    message: 'No pudimos verificar que eres una persona',
  },
  /** Many have guessed about this document or account, or from this network: `challenge` is solved first, and it is sent again. */
  WORK_REQUIRED: {
    status: 403,
    reason: 'Work required',
    message: 'Estamos comprobando que eres una persona',
  },
  WRONG_CURRENT_PASSWORD: { status: 403, reason: 'Forbidden', message: 'La contraseña actual es incorrecta' },
  PASSWORD_RULES: {
    status: 422,
    reason: 'Unprocessable',
    message: 'La Contraseña no cumple los requerimientos',
  },
  /** Keeps the rules, and half the world has it. */
  PASSWORD_COMMON: {
    status: 422,
    reason: 'Unprocessable',
    message: 'La Contraseña no cumple los requerimientos',
  },
  SAME_PASSWORD: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Tu nueva contraseña debe ser diferente a la anterior',
  },
  REAL_EMAIL_REQUIRED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Para asociar un servicio móvil u Hogar es necesario que te registres por correo',
  },
  ALREADY_ASSOCIATED: {
    status: 409,
    reason: 'Conflict',
    message: 'Este servicio ya está asociado a tu cuenta',
  },
  /** An unknown document and a wrong date are the same refusal. */
  DOCUMENT_NOT_MATCHED: {
    status: 400,
    reason: 'Answers do not match',
    message: 'BAD REQUEST: Los datos no corresponden a un cliente',
  },
  DOCUMENT_TRIES_SPENT: {
    status: 429,
    reason: 'Too many requests',
    message: 'Se agotaron los intentos de hoy para este documento. Vuelve a intentarlo mañana',
  },
  DISSOCIATION_NOT_OFFERED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Para desasociar un servicio es necesario que te registres por correo',
  },
  WIFI_KEY_RULES: {
    status: 422,
    reason: 'Unprocessable',
    message: 'La clave no cumple los requerimientos',
  },
  WIFI_NETWORK_CHANGED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'La clave actual o el nombre de la red no corresponden',
  },
  WIFI_CHANGE_PENDING: {
    status: 409,
    reason: 'Conflict',
    message: 'Ya hay un cambio de clave en proceso',
  },
  RESTART_PENDING: { status: 409, reason: 'Conflict', message: 'Tu módem ya se está reiniciando' },
  /** It is being started anew, its line is not in service, or a problem of the network keeps it away. */
  ROUTER_UNREACHABLE: {
    status: 409,
    reason: 'Conflict',
    message: 'Tu módem no responde ahora. Inténtalo en unos minutos',
  },
  /** A manager of some lines asks what the customer alone may: their document, or a decision. */
  HOLDER_REQUIRED: {
    status: 403,
    reason: 'Holder required',
    message: 'Confirma que eres el titular para continuar',
  },
  /** The line is theirs, and their role in it is not one that may ask this. */
  ROLE_NOT_ENOUGH: {
    status: 403,
    reason: 'Role not enough',
    message: 'Tu acceso a esta línea no incluye esto. Pídeselo a su titular',
  },
  /** Another adult uses the line: what they did with it is theirs to show. */
  USER_CONSENT_REQUIRED: {
    status: 403,
    reason: 'User consent required',
    message: 'Esta línea la usa otra persona. Pídele permiso para ver sus registros',
  },
  CONSENT_NOT_NEEDED: {
    status: 409,
    reason: 'Conflict',
    message: 'Ya puedes ver los registros de esta línea',
  },
  CONSENT_ASKED_OFTEN: {
    status: 429,
    reason: 'Too many requests',
    message: 'Ya se lo pediste hace poco. Podrás volver a pedírselo más adelante',
  },
  /** Answered, taken back, or too old. */
  CONSENT_ENDED: {
    status: 404,
    reason: 'Consent ended',
    message: 'Este enlace ya no es válido',
  },
  /** Accepted, withdrawn, too old, or never made. */
  INVITATION_ENDED: {
    status: 404,
    reason: 'Invitation ended',
    message: 'Esta invitación ya no es válida. Pide otra a quien te invitó',
  },
  TOO_MANY_PEOPLE: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Ya hay demasiadas invitaciones sin aceptar. Retira alguna para enviar otra',
  },
  /** The step that was decided on is over, or never asked for a decision. */
  NOT_AWAITING_DECISION: {
    status: 409,
    reason: 'Conflict',
    message: 'Esta reparación ya no espera tu decisión',
  },
  /** One claim a charge, whatever becomes of it. */
  SLOT_TAKEN: { status: 409, reason: 'Conflict', message: 'Ese horario ya no está libre' },
  VISIT_OPEN: { status: 409, reason: 'Conflict', message: 'Ya tienes una visita para este servicio' },
  NO_VISITS: { status: 409, reason: 'Conflict', message: 'A este servicio no van técnicos' },
  VISIT_TOO_LATE: { status: 409, reason: 'Conflict', message: 'La visita ya no se puede cambiar' },
  APPOINTMENT_OPEN: { status: 409, reason: 'Conflict', message: 'Ya tienes un turno' },
  NO_APPOINTMENTS: { status: 409, reason: 'Conflict', message: 'En este lugar no se reservan turnos' },
  APPOINTMENT_TOO_LATE: { status: 409, reason: 'Conflict', message: 'El turno ya no se puede cambiar' },
  ALREADY_CLAIMED: {
    status: 409,
    reason: 'Conflict',
    message: 'Este cobro ya se reclamó',
  },
  NOTHING_TO_CLAIM: {
    status: 409,
    reason: 'Conflict',
    message: 'Este cobro no se puede reclamar',
  },
  EXIT_PENDING: {
    status: 409,
    reason: 'Conflict',
    message: 'Este servicio ya tiene una baja programada',
  },
  /** It would end on another day, or cost something else, than the customer was shown. */
  EXIT_CHANGED: {
    status: 409,
    reason: 'Conflict',
    message: 'La fecha o el costo de la baja cambió. Revísalo antes de continuar',
  },
  EXIT_OVER: { status: 409, reason: 'Conflict', message: 'Esta baja ya no se puede cancelar' },
  /** It is no prepaid line in service, whatever else it is. */
  TRANSFER_RECEIVER: {
    status: 422,
    reason: 'Unprocessable',
    message: 'No podemos pasar saldo a ese número: tiene que ser una línea prepago activa',
  },
  TRANSFER_BALANCE: { status: 409, reason: 'Conflict', message: 'Esta línea no tiene saldo suficiente' },
  TRANSFER_LIMIT: {
    status: 409,
    reason: 'Conflict',
    message: 'Es menos de lo que se puede pasar, o más de lo que queda por hoy',
  },
  ADVANCE_OPEN: { status: 409, reason: 'Conflict', message: 'Esta línea ya tiene un adelanto por pagar' },
  /** It has enough of its own. */
  ADVANCE_NOT_NOW: {
    status: 409,
    reason: 'Conflict',
    message: 'Esta línea todavía tiene saldo: el adelanto es para cuando se acaba',
  },
  ARRANGEMENT_OPEN: { status: 409, reason: 'Conflict', message: 'Ya tienes un acuerdo de pago en curso' },
  ARRANGEMENT_LIMIT: {
    status: 409,
    reason: 'Conflict',
    message: 'Ya usaste los acuerdos de pago de este año',
  },
  /** It is due no earlier than an arrangement could end. */
  ARRANGEMENT_NOT_YET: {
    status: 409,
    reason: 'Conflict',
    message: 'Todavía tienes tiempo para pagar esta factura: haz el acuerdo cuando se acerque su vencimiento',
  },
  /** None of the rule: too late, too many, too near each other, or too little first. */
  ARRANGEMENT_PARTS: {
    status: 422,
    reason: 'Parts not possible',
    message: 'El acuerdo de pago no se puede hacer con esas fechas o esos valores',
  },
  /** Something of it was paid, is being paid, or it has ended. */
  ARRANGEMENT_OVER: {
    status: 409,
    reason: 'Conflict',
    message: 'Este acuerdo de pago ya no se puede cancelar',
  },
  BILL_IN_CLAIM: {
    status: 409,
    reason: 'Conflict',
    message: 'Reclamaste algo de esta factura: espera la respuesta para hacer un acuerdo de pago',
  },
  PAUSE_PENDING: { status: 409, reason: 'Conflict', message: 'Esta línea ya tiene una pausa' },
  /** It would begin too late, or last too long. */
  PAUSE_DAYS: {
    status: 422,
    reason: 'Days not possible',
    message: 'La pausa no se puede hacer en esos días',
  },
  /** Its own customer has paused it: it buys nothing until it goes on. */
  LINE_PAUSED: {
    status: 422,
    reason: 'Line paused',
    message: 'Esta línea está en pausa: reactívala para comprar o recargar',
  },
  SIM_LOCKED: {
    status: 409,
    reason: 'Chip locked',
    message: 'El chip de esta línea tiene candado: quítalo primero',
  },
  SIM_ORDER_PENDING: {
    status: 409,
    reason: 'Conflict',
    message: 'Esta línea ya tiene un cambio de chip en curso',
  },
  /** None that a card of this country has, or the one that the line has now. */
  SIM_NUMBER: { status: 422, reason: 'Unprocessable', message: 'Revisa el número del chip nuevo' },
  SIM_CODE_SHOWN: {
    status: 409,
    reason: 'Code shown',
    message: 'El código de esta eSIM ya se mostró. Cancela el cambio y pide otro',
  },
  SIM_NOT_READY: {
    status: 409,
    reason: 'Conflict',
    message: 'El código de esta eSIM todavía no se puede ver',
  },
  SIM_CHANGED: { status: 409, reason: 'Conflict', message: 'La línea ya está en el chip nuevo' },
  /** Suspended, paused, or reported as stolen. */
  LINE_NOT_ACTIVE: {
    status: 422,
    reason: 'Line not active',
    message: 'Esta línea está suspendida o en pausa: no se puede cambiar su chip',
  },
  /** Something is owed, in claim or on its way, or a service goes on. */
  NOT_SETTLED: {
    status: 409,
    reason: 'Conflict',
    message: 'Todavía hay algo pendiente en esta cuenta',
  },
  /** A line whose phone was stolen, or that is suspended for another reason, buys nothing. */
  LINE_SUSPENDED: {
    status: 422,
    reason: 'Line suspended',
    message: 'Esta línea está suspendida: no puede comprar ni recargar',
  },
  /** The network has not said yet that line and equipment are stopped. */
  THEFT_NOT_CONFIRMED: {
    status: 409,
    reason: 'Conflict',
    message: 'Todavía estamos suspendiendo la línea. Inténtalo en unos minutos',
  },
  TOO_MANY_FILES: {
    status: 422,
    reason: 'Unprocessable',
    message: `Puedes adjuntar hasta ${claimFiles.most} archivos`,
  },
  FILE_TOO_LARGE: {
    status: 413,
    reason: 'Payload too large',
    message: `Cada archivo puede pesar hasta ${claimFiles.megabytes} MB`,
  },
  FILE_TYPE_REFUSED: {
    status: 415,
    reason: 'Unsupported media type',
    message: 'Adjunta fotos en JPEG, PNG o WebP, o un PDF',
  },
  CONTENT_UNAVAILABLE: {
    status: 503,
    reason: 'Content unavailable',
    message: 'Error... vuelva a intentarlo',
  },
  /** The balance must be greater than the price (PAY-8). */
  INSUFFICIENT_BALANCE: { status: 422, reason: 'Unprocessable', message: 'Fondos Insuficientes' },
  TOO_MANY_PAYEES: {
    status: 422,
    reason: 'Unprocessable',
    message: `Ya guardaste ${payeesKept.named} números. Quita uno para guardar otro`,
  },
  /** Of a number that is somebody else's: why is not said. */
  NUMBER_NOT_SOLD: { status: 422, reason: 'Unprocessable', message: 'No podemos recargar ese número' },
  RECHARGE_AMOUNT: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Selecciona uno de los valores de recarga',
  },
  /** The line is of a kind that this is not sold to, or it is not active. */
  NOT_FOR_THIS_LINE: { status: 422, reason: 'Unprocessable', message: 'Selecciona un número válido' },
  /** Of the payment frame: closed, expired, or used by another visit. */
  FRAME_CLOSED: {
    status: 409,
    reason: 'Conflict',
    message: 'Esta ventana de pago ya no es válida. Ciérrala y vuelve a intentarlo',
  },
  /** Of a payment link: expired, or its bill is no longer for who made it. */
  LINK_ENDED: {
    status: 404,
    reason: 'Link ended',
    message: 'Este enlace de pago ya no es válido. Pide otro a quien te lo envió',
  },
  TOO_MANY_CARDS: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Ya tienes el máximo de tarjetas guardadas',
  },
  /** Expired, or not one of the person's. */
  CARD_NOT_USABLE: { status: 422, reason: 'Unprocessable', message: 'Elige una tarjeta vigente' },
  /** The provider has not said yet whether it was saved. */
  CARD_NOT_CERTAIN: {
    status: 503,
    reason: 'Not known yet',
    message: 'Todavía no sabemos si la tarjeta se guardó. Revisa la lista en un momento',
  },
  NUMBER_NOT_CONFIRMED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Primero confirma tu número de celular',
  },
  METHOD_NOT_OFFERED: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Favor de seleccionar una forma de pago válida',
  },
  CORPORATE_LINE: {
    status: 422,
    reason: 'Unprocessable',
    message: 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
  },
  PLAN_NOT_OFFERED: { status: 422, reason: 'Unprocessable', message: 'Debe seleccionar un plan' },
  SAME_PLAN: { status: 422, reason: 'Unprocessable', message: 'Tu línea ya tiene este plan' },
  PLAN_CHANGE_PENDING: {
    status: 409,
    reason: 'Conflict',
    message: 'Ya hay un cambio de plan en proceso para esta línea',
  },
  PLAN_CHANGE_BEGUN: {
    status: 409,
    reason: 'Conflict',
    message: 'Este cambio de plan ya no se puede cancelar',
  },
  /** Four digits are few: a line gets so many codes a day and no more. */
  PLAN_CODES_SPENT: {
    status: 429,
    reason: 'Too many requests',
    message: 'Se agotaron los códigos de hoy para esta línea. Vuelve a intentarlo mañana',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    reason: 'Too many requests',
    message: 'Demasiados intentos, espera unos minutos y vuelve a intentarlo',
  },
  INTERNAL: {
    status: 500,
    reason: 'Internal error',
    message: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
  },
  /** A queue of expensive work is full: come back in a moment. */
  BUSY: {
    status: 503,
    reason: 'Busy',
    message: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
  },
  UNAVAILABLE: {
    status: 503,
    reason: 'Service unavailable',
    message: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
  },
  /** An operator's system does not answer: this part is unknown, everything else goes on. */
  CUSTOMERS_UNAVAILABLE: familyUnavailable,
  INVENTORY_UNAVAILABLE: familyUnavailable,
  USAGE_UNAVAILABLE: familyUnavailable,
  BALANCE_UNAVAILABLE: familyUnavailable,
  BILLING_UNAVAILABLE: familyUnavailable,
  DOCUMENTS_UNAVAILABLE: familyUnavailable,
  CATALOGUE_UNAVAILABLE: familyUnavailable,
  ORDERING_UNAVAILABLE: familyUnavailable,
  NETWORK_UNAVAILABLE: familyUnavailable,
  TICKETS_UNAVAILABLE: familyUnavailable,
} as const satisfies Record<string, { code?: string; status: number; reason: string; message: string }>;

export type ProblemCode = keyof typeof problems;

export const stepUpMethodSchema = z
  .enum(['password', 'code', 'assertion', 'lineGrant'])
  .meta({ id: 'StepUpMethod', description: 'By the field in which it is sent.' });
export type StepUpMethod = z.infer<typeof stepUpMethodSchema>;

export const errorSchema = z
  .object({
    code: z.string(),
    reason: z.string(),
    message: z.string(),
    status: z.string(),
    referenceError: z.null(),
    '@type': z.literal('Error'),
    field: z
      .string()
      .optional()
      .describe(
        'Of INVALID: the header, query word or field of the body that is not as it should be, by its dotted path.',
      ),
    methods: z
      .array(stepUpMethodSchema)
      .optional()
      .describe(
        'Of STEP_UP_REQUIRED, RESET_WAIT and SECOND_FACTOR_REQUIRED alone: by which ways the person can say who they are.',
      ),
    challenge: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Of WORK_REQUIRED alone: its solution is sent in `x-proof-of-work` with the same request.'),
    authorizationCode: z
      .string()
      .optional()
      .describe('Of BILL_PAID_HERE alone: of the payment that has paid it.'),
    totalAmount: paymentMoneySchema
      .optional()
      .describe('Of AMOUNT_CHANGED alone: what it costs now, so that the customer can be asked again.'),
  })
  .meta({
    id: 'Error',
    description:
      'The body of every refusal; `code` is what a program reads, `message` what the documents quote.',
  });
export type ErrorBody = z.infer<typeof errorSchema>;

/** A refusal: thrown anywhere below a route, written as a TMF body by `http/problems.ts` alone. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** For the log, never for the wire. */
  readonly detail: string | undefined;

  constructor(code: ProblemCode, detail?: string) {
    super(problems[code].message);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
  }
}

/** Null: the system of the operator's that knows does not answer, which keeps nobody from the rest. */
export const unlessUnavailable = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Problem && problems[error.code] === familyUnavailable) return null;
    throw error;
  });

/** INVALID, with the name of what is not as it should be. */
export class InvalidField extends Problem {
  readonly field: string;

  constructor(field: string) {
    super('INVALID', field);
    this.field = field;
  }
}

/** The session is not fresh enough for what was asked, or no more than what has reset the password was proved in it. */
export class StepUpRequired extends Problem {
  readonly methods: readonly StepUpMethod[];

  constructor(
    methods: readonly StepUpMethod[],
    code: 'STEP_UP_REQUIRED' | 'RESET_WAIT' = 'STEP_UP_REQUIRED',
  ) {
    super(code);
    this.methods = methods;
  }
}

/** A try costs work now: the more, the more wrong ones there were. */
export class WorkRequired extends Problem {
  readonly challenge: Record<string, unknown>;

  constructor(challenge: Record<string, unknown>) {
    super('WORK_REQUIRED');
    this.challenge = challenge;
  }
}

/** The password was right, and is not enough. */
export class SecondFactorRequired extends Problem {
  readonly methods: readonly StepUpMethod[];
  /** What is sent again with the second step. */
  readonly attempt: string;

  constructor(methods: readonly StepUpMethod[], attempt: string) {
    super('SECOND_FACTOR_REQUIRED');
    this.methods = methods;
    this.attempt = attempt;
  }
}

/** It was paid here, and its operator does not know so: a person looks at both numbers. */
export class BillPaidHere extends Problem {
  readonly authorizationCode: string;

  constructor(authorizationCode: string) {
    super('BILL_PAID_HERE');
    this.authorizationCode = authorizationCode;
  }
}

/** What was to be bought costs something else now. */
export class AmountChanged extends Problem {
  readonly totalCents: number;

  constructor(totalCents: number) {
    super('AMOUNT_CHANGED');
    this.totalCents = totalCents;
  }
}
