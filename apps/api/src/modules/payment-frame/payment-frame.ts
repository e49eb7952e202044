// The payment frame: an attempt is opened by the portal, redeemed by the frame's page, and paid at most once.
import { InvalidField, Problem } from '@portal/contract/errors';
import { type FrameType, openPaymentFrame } from '@portal/contract/paying/payment-frame';
import { managing } from '@portal/contract/policy';
import { centsOf } from '@portal/market/money';
import { canonicalServiceNumber } from '@portal/market/service-number';
import { type Balance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Logger } from 'pino';
import type { ManagedLine } from '../../caller.ts';
import type { OfferedMethods } from '../payments/methods/offered-methods.ts';
import type { PaymentRow, Payments } from '../payments/payments.ts';
import type { Purchase } from '../payments/purchase.ts';
import type { Buyer, Kind, Order } from '../payments/purchase-kinds.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { SaveCard } from '../saved-cards/save-card.ts';
import type { SessionKey, Sso } from '../sso/sso.ts';
import { type Choice, type ChoiceNeeds, createFindChoices, frameRules } from './frame-choices.ts';
import type { Frame, PaymentFrames } from './payment-frames.ts';

export interface PaymentFrameNeeds extends ChoiceNeeds {
  frames: PaymentFrames;
  payments: Payments;
  permissions: Pick<Permissions, 'linesOf'>;
  inventory: Inventory;
  balance: Pick<Balance, 'list'>;
  purchase: Purchase;
  offeredMethods: Pick<OfferedMethods, 'isOffered'>;
  saveCard: Pick<SaveCard, 'save'>;
  sso: Pick<Sso, 'hasProved'>;
  log: Logger;
}

export interface Attempt {
  sid: string;
  frame: Frame;
  /** The last one made in it. */
  payment: PaymentRow | null;
}

export interface PaymentFrame {
  /** @throws Problem NOT_FOR_THIS_LINE, CORPORATE_LINE, NOT_FOUND, BILL_NOT_PAYABLE */
  open(
    session: SessionKey,
    line: ManagedLine,
    wish: { type: FrameType; itemId: string | null },
  ): Promise<Attempt>;
  /** @throws Problem NOT_FOUND, also for the attempt of somebody else */
  read(userId: string, sid: string): Promise<Attempt>;
  /** Whose attempt it is. @throws Problem NOT_FOUND */
  ownerOf(sid: string): Promise<string>;
  /** Credentials for the page. @throws Problem NOT_FOUND, FRAME_CLOSED */
  authenticate(userId: string, line: ManagedLine, sid: string | null): Promise<string>;
  /** For the page. @throws Problem NOT_FOUND, FRAME_CLOSED, UNAUTHENTICATED, and those of `open` */
  redeem(sid: string, credentials: Credentials): Promise<Redeemed>;
  /** For the page; the same for whoever asks again. @throws Problem as `redeem`, and those of a purchase */
  confirm(sid: string, visit: string, wish: ConfirmedWish): Promise<PaymentRow>;
}

/** What the portal's window gave to the page. */
export interface Credentials {
  token: string | null;
  service: string | null;
}

export interface Redeemed {
  frame: Frame;
  line: ManagedLine;
  choices: Choice[];
  /** What there is to pay from; null where something else pays, or nobody tells it. */
  balanceCents: number | null;
  visit: string;
}

export interface ConfirmedWish {
  kind: Kind;
  itemId: string;
  totalCents: number;
  cardToken: string | null;
  /** The same card, to be saved once it has paid. */
  savingToken: string | null;
}

interface Confirmed {
  buyer: Buyer;
  order: Order;
  wish: ConfirmedWish;
  line: ManagedLine;
}

export function createPaymentFrame(needs: PaymentFrameNeeds): PaymentFrame {
  const { frames, payments, permissions, inventory, balance, purchase, saveCard, offeredMethods, sso } =
    needs;
  const findChoices = createFindChoices(needs);

  async function known(sid: string): Promise<Frame> {
    const frame = await frames.find(sid);
    if (!frame) throw new Problem('NOT_FOUND');
    return frame;
  }

  async function choicesOf(line: ManagedLine, type: FrameType, itemId: string | null): Promise<Choice[]> {
    const state = await inventory.state(line);
    if (state?.isCorporate) throw new Problem('CORPORATE_LINE');
    const rules = frameRules[type];
    const place = { lineKind: line.kind, role: line.role, channel: 'frame' as const };
    const sells = rules.sells.filter((kind) => offeredMethods.isOffered(rules.method, { ...place, kind }));
    if (sells.length === 0 && !managing.includes(line.role)) throw new Problem('ROLE_NOT_ENOUGH');
    return findChoices(line, sells.length > 0 ? { ...rules, sells } : rules, itemId);
  }

  async function mustBeOffered(frame: Frame, line: ManagedLine, wish: ConfirmedWish): Promise<void> {
    const choices = await choicesOf(line, frame.type, frame.itemId);
    if (!choices.some(({ kind, id }) => kind === wish.kind && id === wish.itemId))
      throw new Problem('NOT_FOUND');
  }

  /** Of the attempt's user, now: a line that was given up meanwhile can no longer be paid for. */
  async function lineOf(frame: Frame): Promise<{ lines: ManagedLine[]; line: ManagedLine }> {
    const lines = await permissions.linesOf(frame.userId, openPaymentFrame);
    const line = lines.find(({ serviceNumber }) => serviceNumber === frame.serviceNumber);
    if (!line) throw new Problem('NOT_FOUND');
    return { lines, line };
  }

  /** Spends the token, where the type needs one; not for a service that is another one. */
  async function areGood(frame: Frame, { token, service }: Credentials): Promise<boolean> {
    if (service !== null && canonicalServiceNumber(service) !== frame.serviceNumber) return false;
    if (!frameRules[frame.type].needsCredentials) return true;
    return token !== null && frames.spendToken(frame, token);
  }

  const paymentUnder = async (frame: Frame, refusals: number) =>
    (await payments.findByKey(frame.userId, keyOf(frame, refusals)))?.payment ?? null;

  /** Null when another card was refused under this key: then the next key is this one's. */
  async function payUnder(frame: Frame, { buyer, order, wish, line }: Confirmed): Promise<PaymentRow | null> {
    try {
      if (!(await paymentUnder(frame, frame.refusals))) await mustBeOffered(frame, line, wish);
      return await purchase({ buyer, order, correlatorId: keyOf(frame, frame.refusals) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const other = await paymentUnder(frame, frame.refusals);
      // Another click was quicker.
      if (other && !isRefused(other)) return other;
      if (other && error.code === 'KEY_REUSED') return null;
      throw error;
    }
  }

  /** Nobody who has paid waits for it: what is interrupted is looked after, and the person is told. */
  function keepCard(userId: string, token: string): void {
    saveCard
      .save({ userId, entered: null }, token)
      .catch((err: unknown) => needs.log.info({ err }, 'the card was not saved'));
  }

  return {
    async open({ userId, tokenHash }, line, { type, itemId }) {
      await choicesOf(line, type, itemId);
      const { serviceNumber } = line;
      // The frame knows no session: what it may do besides paying is decided here.
      const savesCard = await sso.hasProved({ userId, tokenHash });
      const { sid, frame } = await frames.open({ userId, type, serviceNumber, itemId, savesCard });
      return { sid, frame, payment: null };
    },

    async read(userId, sid) {
      const frame = await known(sid);
      if (frame.userId !== userId) throw new Problem('NOT_FOUND');
      const { refusals } = frame;
      const current = await paymentUnder(frame, refusals);
      const refused = refusals > 0 && !current ? await paymentUnder(frame, refusals - 1) : null;
      return { sid, frame, payment: current ?? refused };
    },

    ownerOf: async (sid) => (await known(sid)).userId,

    async authenticate(userId, { serviceNumber }, sid) {
      if (sid === null) return frames.issueToken(userId, serviceNumber, null);
      const frame = await known(sid);
      if (frame.userId !== userId || frame.serviceNumber !== serviceNumber) throw new Problem('NOT_FOUND');
      if (frames.isOver(frame) || !frameRules[frame.type].needsCredentials) throw new Problem('FRAME_CLOSED');
      return frames.issueToken(userId, serviceNumber, frame);
    },

    async redeem(sid, credentials) {
      const frame = await known(sid);
      const earlier = await paymentUnder(frame, frame.refusals);
      // It pays once: a page that is loaded again must not take something else for paid.
      if (frames.isOver(frame) || (earlier && !isRefused(earlier))) throw new Problem('FRAME_CLOSED');
      const { line } = await lineOf(frame);
      const choices = await choicesOf(line, frame.type, frame.itemId);
      if (!(await areGood(frame, credentials)))
        throw new Problem('UNAUTHENTICATED', 'credentials of the frame');
      const isFromBalance = frameRules[frame.type].method === 'balance';
      const held = isFromBalance ? rechargeBalanceOf(await balance.list([line])) : undefined;
      return {
        frame,
        line,
        choices,
        balanceCents: held?.amountCents ?? null,
        visit: await frames.beginVisit(frame),
      };
    },

    async confirm(sid, visit, wish) {
      const frame = await known(sid);
      if (!frames.isVisit(frame, visit)) throw new Problem('FRAME_CLOSED');
      const earlier = await paymentUnder(frame, frame.refusals);
      if (!earlier && frames.isOver(frame)) throw new Problem('FRAME_CLOSED');
      const { lines, line } = await lineOf(frame);
      const order = orderOf(frame, line, wish);
      const buyer = { userId: frame.userId, lines, entered: null };
      for (let { refusals } = frame; ; ) {
        const payment = await payUnder({ ...frame, refusals }, { buyer, order, wish, line });
        if (payment) {
          if (payment.status === 'authorized' && wish.savingToken) keepCard(frame.userId, wish.savingToken);
          return payment;
        }
        refusals = await frames.countRefusal({ ...frame, refusals });
        if (frames.isOver({ ...frame, refusals })) throw new Problem('FRAME_CLOSED');
      }
    },
  };
}

const isRefused = ({ status }: PaymentRow): boolean => status === 'denied' || status === 'failed';

/** The purchase's key: one for each card that is tried. */
const keyOf = ({ frameHash }: Frame, refusals: number): string =>
  `frame-${frameHash.toString('hex').slice(0, 40)}-${refusals}`;

function orderOf(frame: Frame, line: ManagedLine, wish: ConfirmedWish): Order {
  const { kind, itemId, totalCents, cardToken } = wish;
  const { method } = frameRules[frame.type];
  if (wish.savingToken && !frame.savesCard) throw new InvalidField('savingToken');
  if (method === 'card' && !cardToken) throw new InvalidField('authorizationCode');
  // A top-up's item is its dollars here: the line is the attempt's.
  if (kind === 'recharge' && centsOf(Number(itemId)) !== totalCents) throw new InvalidField('totalAmount');
  return {
    kind,
    itemId: kind === 'recharge' ? line.serviceNumber : itemId,
    line,
    method,
    cardToken: method === 'card' ? cardToken : null,
    totalCents,
    channel: 'frame',
  };
}
