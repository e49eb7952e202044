// One question and its answer for every call, as docs/upstream.md shows them to an operator.
import type { Visit } from '@portal/operator-ports/appointments';
import type { Bill } from '@portal/operator-ports/billing';
import type { Claim, NewClaim } from '@portal/operator-ports/claims';
import type { LineRef } from '@portal/operator-ports/common';
import type { Exit, NewExit } from '@portal/operator-ports/exits';
import type { Line } from '@portal/operator-ports/inventory';
import type { WifiChange } from '@portal/operator-ports/network';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { PlanOrder } from '@portal/operator-ports/ordering';
import type { ServiceProblem } from '@portal/operator-ports/service-problems';
import type { Sim } from '@portal/operator-ports/sims';
import type { Talk } from '@portal/operator-ports/talks';
import type { NewTheft, Theft } from '@portal/operator-ports/thefts';
import type { ThirdPartyService } from '@portal/operator-ports/third-party';
import type { Ticket } from '@portal/operator-ports/tickets';
import type { CapStanding, UsageAlert } from '@portal/operator-ports/usage';
import type { FamilyName } from './families.ts';

export interface Example {
  args: readonly unknown[];
  result: unknown;
}

type Examples<Port> = {
  [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]?: Port[Name] extends (...args: infer Args) => Promise<infer Result>
    ? { args: Args; result: Result }
    : never;
};

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 4, day, hour + 5));

const customerId = 'C-1001';
const place = { customerId, lineId: 'L-1' };
const line: LineRef = { ...place, accountId: '8.100001', serviceNumber: '593991000001', kind: 'Postpaid' };
const product: Line = {
  ...line,
  serviceType: 1,
  status: 'A',
  isCorporate: false,
  activatedOn: '2021-03-15',
  planCode: 'AX1',
  planName: 'Conexión 15',
  planDescription: '15 GB y minutos a todo destino',
  hasFreeVideo: false,
  monthlyFeeCents: 1_680,
  address: null,
  downloadMbps: null,
  uploadMbps: null,
  channelCount: null,
  audioCount: null,
};
const home: Line = {
  ...product,
  lineId: 'L-7',
  accountId: '8.100002',
  serviceNumber: 'IN-100001',
  kind: 'Fixed',
  serviceType: 5,
  planCode: 'HF200',
  planName: 'Internet Hogar 200',
  planDescription: 'Fibra óptica',
  monthlyFeeCents: 2_990,
  address: 'Av. Amazonas N34-12 y Checa, Quito',
  downloadMbps: 200,
  uploadMbps: 100,
};
const bill: Bill = {
  ...place,
  accountId: line.accountId,
  billNo: '001-002-000000123',
  serviceNumber: line.serviceNumber,
  serviceType: 1,
  planCode: product.planCode,
  planName: product.planName,
  issuedOn: '2026-05-02',
  periodStart: '2026-04-01',
  periodEnd: '2026-04-30',
  dueOn: '2026-05-17',
  taxableCents: 1_599,
  exemptCents: 0,
  taxCents: 240,
  totalCents: 1_839,
  claimedCents: 0,
  withheldCents: 0,
  state: 'sent',
  accessKey: '0205202601179001167400110010020000001231234567812',
  documentReadyAt: at(3, 6),
  isDocumentReady: true,
  paymentId: null,
  paidAt: null,
};
const key = { customerId, billNo: bill.billNo };
const paymentId = '0197a1b2-0000-7000-8000-000000000001';
const spending = { customerId, serviceNumber: line.serviceNumber, paymentId };
const chargeKey = { customerId, accountId: line.accountId, chargeId: paymentId };
const planOrder: PlanOrder = {
  ...place,
  orderId: '0197a1b2-0000-7000-8000-000000000002',
  serviceNumber: line.serviceNumber,
  fromPlanCode: 'AX1',
  fromPlanName: 'Conexión 15',
  toPlanCode: 'AX2',
  toPlanName: 'Conexión 20',
  priceCents: 2_016,
  status: 'pending',
  orderedAt: at(12, 10),
  effectiveAt: at(31, 24),
  endedAt: null,
};
const change: WifiChange = {
  customerId,
  lineId: home.lineId,
  changeId: '0197a1b2-0000-7000-8000-000000000003',
  serviceNumber: home.serviceNumber,
  status: 'pending',
  requestedAt: at(12, 10),
};
const sim: Sim = {
  ...place,
  iccid: '8959301123456789014',
  puk: '40718263',
  imei: '356938000264417',
  lockOffAt: null,
};
const newTheft: NewTheft = {
  ...place,
  theftId: 'ROB-260513-7K3M9Q',
  cause: 'theft',
  reportedAt: at(13, 10),
};
const theft: Theft = {
  ...newTheft,
  serviceNumber: line.serviceNumber,
  imei: '356938000264417',
  suspendedAt: at(13, 10),
  equipmentBlockedAt: at(13, 10),
  undoneAt: null,
};
const newExit: NewExit = {
  customerId,
  lineId: home.lineId,
  orderId: '0197a1b2-0000-7000-8000-000000000009',
  endsOn: '2026-05-15',
  costCents: 0,
};
const exit: Exit = {
  ...newExit,
  accountId: home.accountId,
  serviceNumber: home.serviceNumber,
  status: 'pending',
  equipment: [{ id: 'EQ-1', name: 'Módem y cable de poder' }],
  orderedAt: at(13, 10),
  endedAt: null,
  equipmentReturnedAt: null,
};
const theftKey = { customerId, theftId: theft.theftId };
const homePlace = { customerId, lineId: home.lineId };
const problem: ServiceProblem = {
  ...homePlace,
  problemId: 'RED-260513-4H8KQ2',
  serviceNumber: home.serviceNumber,
  category: 'outage',
  reason: 'Se cortó una fibra en tu sector.',
  status: 'inProgress',
  startedAt: at(13, 9),
  expectedEndAt: at(13, 18),
  nextUpdateAt: at(13, 12),
  resolvedAt: null,
  credit: {
    amountCents: 239,
    state: 'estimated',
    terms: 'Desde el minuto 60 te devolvemos el 1 % de tu mensualidad por cada hora sin servicio.',
    billNo: null,
  },
};
const ticket: Ticket = {
  customerId,
  ticketId: 'TRK-1001',
  lineId: 'L-1',
  documentType: 'CED',
  documentNumber: '1710034065',
  status: 'INF_TECNICO',
  description: 'Equipo IMEI 356938035643809, pantalla rota.',
  brand: 'Samsung',
  model: 'A54',
  imei: '356938035643809',
  deviceDetail: 'Negro, con estuche',
  channelId: 'CAC1',
  channelName: 'CAC Quito',
  prices: [{ name: 'Pantalla', amountCents: 3_500 }],
  decision: null,
  createdAt: at(4, 9),
  updatedAt: at(9, 16),
  expectedAt: at(20, 9),
  steps: [
    {
      position: 1,
      status: 'INF_TECNICO',
      name: 'Informe técnico',
      description: 'La pantalla debe cambiarse',
      reason: '',
      needsApproval: true,
      changedAt: at(9, 16),
    },
  ],
};
const thursday = { slotId: '2026-05-14T13:00:00.000Z', from: at(14, 8), until: at(14, 12) };
const friday = { slotId: '2026-05-15T13:00:00.000Z', from: at(15, 8), until: at(15, 12) };
const visit: Visit = {
  ...homePlace,
  visitId: 'VIS-260513-9M2XKP',
  serviceNumber: home.serviceNumber,
  status: 'pending',
  slot: thursday,
  wantedSlot: null,
  description: 'El módem no enciende.',
  place: 'Av. Amazonas N34-12 y Checa, Quito',
  queuePosition: null,
  outcome: null,
  credit: null,
  requestedAt: at(13, 10),
};
const visitKey = { customerId, visitId: visit.visitId };
const alerts: UsageAlert[] = [{ usageType: 'internet', percents: [70, 100] }];
const reachedCap: CapStanding = { amountCents: 500, action: 'stop', spentCents: 500, reachedAt: at(12, 14) };
const noRoaming: CapStanding = { amountCents: 0, action: 'stop', spentCents: 0, reachedAt: null };
const horoscope: ThirdPartyService = {
  ...place,
  productId: 'T-77',
  code: 'TP-HOROS',
  name: 'Horóscopo diario',
  provider: 'Astros Móvil',
  priceCents: 299,
  startedAt: at(2, 21),
  endedAt: null,
  consent: { channel: 'sms', proof: 'SMS ALTA al 7788, 2 de mayo, 21:00' },
};
const claimed = { kind: 'billLine', id: '2', billNo: '001-002-000000123' } as const;
const file = { name: 'mensaje.jpg', mimeType: 'image/jpeg', size: 3 };
const filedAs = {
  ...place,
  accountId: line.accountId,
  serviceNumber: line.serviceNumber,
  authorId: 'U-5',
  charge: claimed,
  chargeName: horoscope.name,
  amountCents: 299,
  reason: 'notOrdered',
  description: 'Nunca pedí este servicio.',
  expectedAt: at(28, 10),
} as const;
const newClaim: NewClaim = {
  ...filedAs,
  key: '0196c7d2-6a11-7d1f-8c2b-1c9f6a7d3e52',
  files: [{ ...file, content: new Uint8Array([255, 216, 255]) }],
};
const claim: Claim = {
  ...filedAs,
  claimId: 'RCL-260513-7K3M9Q',
  billLine: { billNo: claimed.billNo, position: 2 },
  isWithheld: true,
  status: 'acknowledged',
  resolution: null,
  creditCents: 0,
  creditBillNo: null,
  createdAt: at(13, 10),
  updatedAt: at(13, 10),
  steps: [{ status: 'acknowledged', changedAt: at(13, 10) }],
  notes: [],
  files: [{ fileId: '1', ...file }],
};
const asked = { author: 'customer', text: '¿Por qué subió mi factura?', writtenAt: at(13, 10) } as const;
const talkKey = { authorId: 'U-5', talkId: 'CHT-260513-7K3M9Q' };
const talk: Talk = {
  ...talkKey,
  customerId,
  status: 'waiting',
  createdAt: at(13, 10),
  updatedAt: at(13, 10),
  expectedAt: at(13, 14),
  messages: [{ messageId: '1', ...asked }],
};
const window = { offset: 0, limit: 10 };
const days = { from: '2026-04-13', to: '2026-05-12' };

/** What the portal does for as long as the family does not answer. */
export const unanswered: Record<FamilyName, string> = {
  customers:
    'Accounts are shown with the cycle that was told last, or without; nobody can prove to be a customer by their document; bills are made out to nobody, so none is downloaded.',
  inventory:
    'Lines are shown as they were told last, with the hour; where nothing was, home says that the services could not be had and offers to ask again; bills, records and repairs can be had by their own calls. No line can be associated, and nothing is sold.',
  usage:
    'What is left is shown as it was told last, with the hour, or is unknown; the service record, alerts and caps are unknown; everything else works.',
  balance:
    'The balance is unknown; recharges and purchases with the balance are refused before anything is charged.',
  billing:
    'Bills and what is owed are unknown. No payment of a bill begins; one that was charged is confirmed as soon as the family answers, or refunded when the bill is no longer payable.',
  documents: 'No invoice can be downloaded.',
  catalogue:
    'Packages and plans are shown as they were told last, with the hour, or not at all; none is sold.',
  ordering:
    'Orders are unknown and none is taken. A package that was paid is delivered as soon as the family answers.',
  network:
    'The Wi-Fi is unknown, and its key cannot be changed. Problems are unknown: pages go on without them, and a home cannot be tested.',
  tickets:
    'Repairs are unknown, and their cost cannot be decided on. Claims are unknown, and none can be filed; bills are shown without them. What was written to people cannot be read, and nothing is sent to them. Visits are unknown, and none is booked, moved or cancelled.',
};

export const examples: { [Name in FamilyName]: Examples<OperatorPorts[Name]> } = {
  customers: {
    accounts: {
      args: [[{ customerId, accountId: line.accountId }]],
      result: [
        {
          customerId,
          accountId: line.accountId,
          kind: 'Postpaid',
          cycle: { startsOn: '2026-05-01', endsOn: '2026-05-31' },
        },
      ],
    },
    customer: {
      args: [customerId],
      result: {
        customerId,
        kind: 'person',
        name: 'Ana Paredes',
        documentType: 'CED',
        documentNumber: '1710034065',
        documentIssuedOn: '2019-08-20',
        bornOn: '1988-02-11',
        email: 'ana.paredes@correo.example',
        address: 'Av. Amazonas N34-12, Quito',
      },
    },
    keepAnchors: {
      args: [[{ chainId: '9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e', position: 12, hash: '7d'.repeat(32) }]],
      result: [
        {
          chainId: '9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e',
          position: 12,
          hash: '7d'.repeat(32),
          anchoredAt: at(2, 15),
        },
      ],
    },
    anchors: {
      args: [['9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e']],
      result: [
        {
          chainId: '9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e',
          position: 12,
          hash: '7d'.repeat(32),
          anchoredAt: at(2, 15),
        },
      ],
    },
    contracts: {
      args: [[place]],
      result: [
        {
          ...place,
          contractId: 'CT-88012',
          subject: 'Contrato del servicio Conexión 15',
          amountCents: 1_680,
          acceptedAt: at(2, 15),
          channel: 'store',
          proof: 'Firma en la tienda, con su documento de identidad a la vista',
          text: 'Contrato el plan Conexión 15. Pago una cuota mensual con mi factura.',
        },
      ],
    },
    askCorrection: {
      args: [
        {
          customerId,
          correctionId: '0195a3c2-7b1e-7c41-9d2f-3a5b6c7d8e9f',
          field: 'address',
          wanted: 'Av. Amazonas N34-12, Quito',
        },
      ],
      result: {
        customerId,
        correctionId: '0195a3c2-7b1e-7c41-9d2f-3a5b6c7d8e9f',
        field: 'address',
        wanted: 'Av. Amazonas N34-12, Quito',
        status: 'inProgress',
        answer: null,
        askedAt: at(2, 15),
        decidedAt: null,
      },
    },
    customerByDocument: { args: ['CED', '1710034065'], result: null },
    withDocument: {
      args: [[customerId, 'C-1002'], { type: 'CED', number: '1710034065' }],
      result: [customerId],
    },
  },
  inventory: {
    list: { args: [[place]], result: [product] },
    findByNumber: { args: [line.serviceNumber], result: product },
    listHome: { args: [customerId], result: [home] },
    linesOf: { args: [[customerId]], result: [{ ...line, isCorporate: false }] },
    sim: { args: [place], result: sim },
    lockSim: { args: [place, at(13, 9)], result: { ...sim, lockOffAt: at(13, 9) } },
    thirdPartyServices: { args: [[place]], result: [horoscope] },
    endThirdParty: {
      args: [place, horoscope.productId],
      result: { ...horoscope, endedAt: at(13, 8) },
    },
    thirdPartyBlock: { args: [place], result: { blockedAt: null } },
    blockThirdParty: { args: [place, true], result: { blockedAt: at(13, 8) } },
  },
  usage: {
    buckets: {
      args: [[line]],
      result: [
        {
          ...place,
          bucketId: 'B-1',
          name: 'Datos del plan',
          usageType: 'internet',
          unit: 'MB',
          source: 'plan',
          isUnlimited: false,
          included: 15_360,
          consumed: 5_120,
          validFrom: at(1, 0),
          validUntil: at(31, 24),
          updatedAt: at(12, 10),
        },
      ],
    },
    records: {
      args: [[place], { range: days, types: ['voz', 'sms'], oldestFirst: false, ...window }],
      result: {
        records: [
          {
            recordId: 'R-1',
            serviceNumber: line.serviceNumber,
            usageType: 'voz',
            startedAt: at(11, 19),
            destination: '0987654321',
            quantity: 4,
            amountCents: 36,
          },
        ],
        total: 1,
        quantity: 4,
        amountCents: 36,
      },
    },
    record: {
      args: [[place], 'R-1', '2025-11-12'],
      result: {
        recordId: 'R-1',
        serviceNumber: line.serviceNumber,
        usageType: 'internet',
        startedAt: at(11, 19),
        destination: 'video.example',
        quantity: 120,
        amountCents: 0,
      },
    },
    dailyUse: {
      args: [place, 'internet', days],
      result: [
        { day: '2026-05-11', records: 3, quantity: 410 },
        { day: '2026-05-12', records: 1, quantity: 120 },
      ],
    },
    usedBetween: { args: [customerId, ['L-1'], days], result: { voz: 64, internet: 5_120, sms: 3 } },
    spendingControl: {
      args: [place],
      result: { ...place, alerts, caps: { plan: reachedCap, roaming: noRoaming } },
    },
    controlSpending: {
      args: [
        place,
        {
          alerts,
          caps: {
            plan: { amountCents: 800, action: 'slow' },
            roaming: { amountCents: 0, action: 'stop' },
          },
        },
      ],
      result: {
        ...place,
        alerts,
        caps: {
          plan: { ...reachedCap, amountCents: 800, action: 'slow', reachedAt: null },
          roaming: noRoaming,
        },
      },
    },
  },
  balance: {
    list: {
      args: [[line]],
      result: [
        { ...place, name: 'Dólares Recargas', amountCents: 450, validUntil: null, updatedAt: at(12, 10) },
      ],
    },
    topups: {
      args: [[line], { ...window, paymentIds: [paymentId] }],
      result: {
        topups: [
          {
            ...place,
            paymentId,
            amountCents: 300,
            balanceCents: 450,
            method: 'card',
            channel: 'portal',
            creditedAt: at(12, 10),
          },
        ],
        total: 1,
      },
    },
    topUp: {
      args: [{ ...spending, amountCents: 300, method: 'card', channel: 'portal', creditedAt: at(12, 10) }],
      result: true,
    },
    spend: { args: [spending, 300], result: true },
    hasSpent: { args: [spending], result: true },
    refund: { args: [spending], result: undefined },
  },
  billing: {
    amountsDue: {
      args: [[line]],
      result: [{ accountId: line.accountId, totalCents: 1_839, dueOn: '2026-05-17' }],
    },
    list: {
      args: [[line], { states: ['sent'], issuedFrom: '2025-12-01' }, { order: 'dueFirst', ...window }],
      result: { bills: [bill], total: 1 },
    },
    items: {
      args: [key],
      result: [
        {
          ...key,
          position: 1,
          kind: 'plan',
          code: 'AX1',
          description: 'Conexión 15',
          quantity: 1,
          unitPriceCents: 1_338,
          amountCents: 1_338,
          taxRatePercent: 15,
          serviceNumber: line.serviceNumber,
          chargedOn: null,
          chargeId: null,
        },
        {
          ...key,
          position: 2,
          kind: 'package',
          code: 'P1GB',
          description: 'Paquete 1 GB',
          quantity: 1,
          unitPriceCents: 261,
          amountCents: 261,
          taxRatePercent: 15,
          serviceNumber: line.serviceNumber,
          chargedOn: '2026-04-09',
          chargeId: null,
        },
      ],
    },
    services: {
      args: [bill],
      result: [{ lineId: 'L-1', serviceNumber: line.serviceNumber, serviceType: 1, planName: 'Conexión 15' }],
    },
    foresee: {
      args: [place, ['AX1', 'AX2']],
      result: {
        ...place,
        running: { issuedOn: '2026-05-01', totalCents: 1_980 },
        planned: {
          issuedOn: '2026-06-01',
          totals: [
            { planCode: 'AX1', totalCents: 1_680 },
            { planCode: 'AX2', totalCents: 2_016 },
          ],
        },
      },
    },
    hold: { args: [key, { paymentId, amountCents: 1_839 }], result: true },
    confirmPaid: { args: [key, paymentId, at(12, 10)], result: true },
    release: { args: [key, paymentId], result: undefined },
    chargeInvoice: {
      args: [
        {
          ...chargeKey,
          serviceNumber: line.serviceNumber,
          code: 'P1GB',
          description: 'Paquete 1 GB',
          amountCents: 261,
          taxCents: 39,
        },
      ],
      result: true,
    },
    hasCharge: { args: [chargeKey], result: true },
    withdrawCharge: { args: [chargeKey], result: true },
    invoiceCharges: {
      args: [[line], { isBilled: false }, window],
      result: {
        charges: [
          {
            ...chargeKey,
            lineId: 'L-1',
            serviceNumber: line.serviceNumber,
            code: 'P1GB',
            description: 'Paquete 1 GB',
            amountCents: 261,
            taxCents: 39,
            taxRatePercent: 15,
            chargedAt: at(12, 10),
            billNo: null,
          },
        ],
        total: 1,
      },
    },
  },
  documents: {
    invoice: { args: [{ ...key, lineIds: ['L-1'], showsBuyer: true }], result: new Uint8Array() },
    electronicInvoice: { args: [key], result: new Uint8Array() },
    claimReceipt: { args: [{ customerId, claimId: claim.claimId }], result: new Uint8Array() },
    exitReceipt: { args: [{ customerId, orderId: exit.orderId }], result: new Uint8Array() },
    noDebtCertificate: {
      args: [
        { customerId, accountId: home.accountId },
        { code: '7K3M-9QXW-2BDF-PT5H', url: 'https://portal.example/ec/verificar?code=7K3M-9QXW-2BDF-PT5H' },
      ],
      result: new Uint8Array(),
    },
    theftCertificate: {
      args: [
        theftKey,
        { code: '7K3M-9QXW-2BDF-PT5H', url: 'https://portal.example/ec/verificar?code=7K3M-9QXW-2BDF-PT5H' },
      ],
      result: new Uint8Array(),
    },
  },
  catalogue: {
    packages: { args: [], result: [] },
    findPackage: {
      args: ['P1GB'],
      result: {
        offeringId: 'P1GB',
        type: 'INTERNET',
        name: '1 GB',
        description: '1 GB por 7 días',
        validityDays: 7,
        allowances: [{ name: 'Datos', usageType: 'internet', unit: 'MB', included: 1_024 }],
        priceCents: 300,
        characteristics: [{ name: 'Navegación', value: '1', unit: 'GB' }],
        terms: [{ name: 'Condiciones', description: 'No se acumula' }],
        lineKinds: ['Postpaid', 'Prepaid'],
        updatedAt: at(1, 0),
      },
    },
    plans: {
      args: [['AX1', 'AX2']],
      result: [
        {
          planCode: 'AX1',
          kind: 'Postpaid',
          name: 'Conexión 15',
          description: '15 GB y minutos a todo destino',
          huaweiCode: 'H77',
          priceCents: 1_680,
          features: [{ nombre: 'Gigas', valor: '15', clave: 'GIGAS', principal: 3, formato: 'gigas' }],
        },
      ],
    },
    offeredPlans: { args: [], result: [] },
  },
  ordering: {
    list: {
      args: [{ lines: [place], statuses: ['pending'] }, window],
      result: { orders: [planOrder], total: 1 },
    },
    get: { args: [[place], planOrder.orderId], result: planOrder },
    orderPlan: {
      args: [{ ...place, orderId: planOrder.orderId, planCode: 'AX2', priceCents: 2_016 }],
      result: planOrder,
    },
    cancelPlan: {
      args: [place, planOrder.orderId],
      result: { ...planOrder, status: 'cancelled', endedAt: at(13, 9) },
    },
    exitQuote: {
      args: [homePlace],
      result: { ...homePlace, endsOn: exit.endsOn, costCents: 0, equipment: exit.equipment },
    },
    orderExit: { args: [newExit], result: exit },
    exits: { args: [[homePlace]], result: [exit] },
    cancelExit: {
      args: [homePlace, exit.orderId],
      result: { ...exit, status: 'cancelled', endedAt: at(13, 12) },
    },
    openMatters: { args: [{ customerId, accountId: home.accountId }], result: ['owed', 'equipment'] },
    activatePackage: {
      args: [
        {
          ...spending,
          offeringId: 'P1GB',
          name: '1 GB',
          activatedAt: at(12, 10),
          content: {
            description: '1 GB por 7 días',
            validityDays: 7,
            allowances: [{ name: 'Datos', usageType: 'internet', unit: 'MB', included: 1_024 }],
          },
        },
      ],
      result: true,
    },
  },
  network: {
    wifi: {
      args: [homePlace],
      result: { ssid: 'CASA', encryption: 'WPA2', key: 'Clave1234', pending: null },
    },
    change: { args: [[homePlace], change.changeId], result: change },
    changeKey: {
      args: [
        homePlace,
        {
          changeId: change.changeId,
          serviceNumber: home.serviceNumber,
          ssid: 'CASA',
          currentKey: 'Clave1234',
          newKey: 'Nueva5678',
        },
      ],
      result: change,
    },
    problems: { args: [[homePlace]], result: [problem] },
    testService: { args: [homePlace], result: { ...homePlace, answers: false, testedAt: at(13, 10) } },
  },
  tickets: {
    list: {
      args: [
        { customerIds: [customerId], lines: [place] },
        { statuses: ['INF_TECNICO'] },
        { order: 'newest', ...window },
      ],
      result: { tickets: [ticket], total: 1 },
    },
    find: { args: ['TRK-1001'], result: ticket },
    decide: {
      args: [
        { customerId, ticketId: 'TRK-1001' },
        { key: paymentId, acceptedCents: 3_500, stepId: '1' },
      ],
      result: { refused: 'amountChanged', quotedCents: 4_000 },
    },
    visitSlots: { args: [homePlace], result: [thursday, friday] },
    visits: { args: [[homePlace]], result: [visit] },
    bookVisit: {
      args: [
        {
          ...homePlace,
          key: '0196c7d2-6a11-7d1f-8c2b-1c9f6a7d3e53',
          slotId: thursday.slotId,
          description: visit.description,
        },
      ],
      result: visit,
    },
    moveVisit: {
      args: [visitKey, friday.slotId],
      result: { ...visit, status: 'confirmed', wantedSlot: friday },
    },
    cancelVisit: { args: [visitKey], result: { ...visit, status: 'cancelled' } },
    fileClaim: { args: [newClaim], result: { filed: claim } },
    claims: {
      args: [[{ customerId, accountId: line.accountId }], { billNos: [claimed.billNo] }, window],
      result: { claims: [claim], total: 1 },
    },
    noteClaim: {
      args: [
        { customerId, claimId: claim.claimId },
        { noteId: '0196c7d2-7a53-7c3f-9d9e-6d0a1f3b2c4e', text: 'Adjunto el mensaje que recibí.' },
      ],
      result: claim,
    },
    openTalk: {
      args: [
        {
          key: '0196c7d2-6a11-7d1f-8c2b-1c9f6a7d3e54',
          authorId: talk.authorId,
          customerId,
          messages: [asked],
        },
      ],
      result: talk,
    },
    talks: { args: [{ authorId: talk.authorId }], result: [talk] },
    writeInTalk: {
      args: [talkKey, { messageId: '0196c7d2-7a53-7c3f-9d9e-6d0a1f3b2c4f', text: 'Es la de mayo.' }],
      result: talk,
    },
    readTalk: { args: [talkKey], result: { ...talk, status: 'read', expectedAt: null } },
    forgetTalks: { args: [{ authorId: talk.authorId }], result: undefined },
    reportTheft: { args: [newTheft], result: theft },
    undoTheft: { args: [theftKey], result: { ...theft, undoneAt: at(13, 15) } },
    claimFile: {
      args: [{ customerId, claimId: claim.claimId }, '1'],
      result: { fileId: '1', ...file, content: new Uint8Array([255, 216, 255]) },
    },
  },
};
