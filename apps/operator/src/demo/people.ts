// The written-down customers and users of the demo operator, apart from Ana.
import { addressIn, demo, demoFixed, demoMobile } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import { emitAna } from './ana.ts';
import { lateInterest, longDistance } from './charges.ts';
import {
  type DemoPostpaid,
  type DemoPrepaid,
  emitDemoHome,
  emitDemoPostpaid,
  emitDemoPrepaid,
  whatsapp,
} from './demo-services.ts';
import type { HomeService, Line } from './lines.ts';
import { emitHomeWifi, emitSilentModem } from './network.ts';
import { emitRepairOfPablo } from './repairs.ts';
import { emitHoroscope, horoscopeCharge } from './third-parties.ts';
import type { Consumption } from './usage.ts';
import { emitSpells } from './usage.ts';
import { type Customer, emitCustomer, type World } from './world.ts';

export function emitDemoPeople(world: World): void {
  emitAna(world);
  emitLuis(world);
  emitComercialAndina(world);
  emitRosa(world);
  emitMia(world);
  emitPablo(world);
  emitNobodysLines(world);
  emitMaria(world);
  world.writeDays();
}

const person = (
  name: string,
  documentNumber: string,
  documentIssuedOn: string,
  bornOn: string,
  address: string,
  email: string | null = null,
): Customer => ({
  kind: 'person',
  name,
  documentType: documentOf('person').type,
  documentNumber: demo.writtenDocument(documentNumber),
  documentIssuedOn,
  bornOn,
  email,
  address,
});

const company = (name: string, documentNumber: string, address: string, email: string | null): Customer => ({
  kind: 'company',
  name,
  documentType: documentOf('company').type,
  documentNumber: demo.writtenDocument(documentNumber),
  documentIssuedOn: null,
  bornOn: null,
  email,
  address,
});

const used = (internet: number, voz: number, sms: number): Consumption => ({
  internet: { total: internet, count: 20 },
  voz: { total: voz, count: 15 },
  sms: { total: sms, count: 6 },
});

const prepaid = (number: string, accountId: string, balanceCents: number): DemoPrepaid => ({
  number,
  accountId,
  activatedOn: '2023-02-14',
  balanceCents,
  bonuses: [{ name: 'Bono 1 GB', usageType: 'internet', included: 1_024, total: 410, count: 12 }],
});

const postpaid = (number: string, accountId: string, plan: string): DemoPostpaid => ({
  number,
  accountId,
  plan,
  activatedOn: '2022-01-10',
  issuedDaysAgo: 18,
  dueInDays: 7,
  isNewestPaid: true,
  used: used(4_300, 96, 18),
});

const internetHome = (accountId: string, serviceNumber: string, address: string, service: HomeService) => ({
  accountId,
  address,
  activatedOn: '2022-10-03',
  issuedDaysAgo: 18,
  dueInDays: 5,
  isNewestPaid: true,
  services: [{ service, serviceNumber, monthlyFeeCents: 2_499 }],
});

/** Their portal knows them by this e-mail; null: by the number of their line. */
function subscribe(
  world: World,
  email: string | null,
  [givenName, familyName]: readonly [string, string],
  lines: readonly Line[],
): void {
  const phone = email === null ? (lines[0]?.serviceNumber ?? null) : null;
  world.subscribe({ givenName, familyName, email, phone, lines });
}

function emitLuis(world: World): void {
  const number = demoMobile('92000001');
  const home = addressIn(1, 'Calle Los Jazmines 318 y Av. El Mirador');
  const luis = person('Luis Andrade Molina', '1714500020', '2016-02-08', '1991-04-17', home);
  const customerId = emitCustomer(world, luis);
  const line = emitDemoPrepaid(world, customerId, prepaid(number, '8.100020', 720));
  emitSpells(world, line);
  subscribe(world, null, ['Luis', 'Andrade'], [line]);
}

function emitComercialAndina(world: World): void {
  const email = 'compras@empresa.example';
  const office = addressIn(1, 'Av. La Floresta 2210 y Calle El Molino');
  const customerId = emitCustomer(world, company('Comercial Andina S.A.', '1799999982001', office, email));
  const corporate = { isCorporate: true, isNewestPaid: false, dueInDays: 11 };
  const lines = [
    {
      ...postpaid(demoMobile('94000001'), '8.100030', 'Max 30 GB'),
      ...corporate,
      used: used(17_450, 268, 9),
      social: [whatsapp(2_310)],
    },
    {
      ...postpaid(demoMobile('94000002'), '8.100031', 'Max 60 GB'),
      ...corporate,
      used: used(21_700, 310, 12),
      social: [whatsapp(3_890)],
    },
  ];
  subscribe(
    world,
    email,
    ['Comercial', 'Andina'],
    lines.map((line) => emitDemoPostpaid(world, customerId, line)),
  );
}

function emitRosa(world: World): void {
  const email = 'fibra@correo.example';
  const home = addressIn(2, 'Calle La Pradera 77 y Av. Los Guayacanes');
  const rosa = person('Rosa Elvira Mena Ortega', '0102345006', '2015-11-30', '1979-01-05', home, email);
  const customerId = emitCustomer(world, rosa);
  subscribe(
    world,
    email,
    ['Rosa', 'Mena'],
    emitDemoHome(world, customerId, internetHome('8.100040', 'GP-100001', home, 'gpon')),
  );
}

function emitMia(world: World): void {
  const home = addressIn(5, 'Av. Las Acacias 540 y Calle Los Laureles');
  const mia = person('Mía Torres Loor', '1312345679', '2020-03-19', '1999-12-02', home);
  const customerId = emitCustomer(world, mia);
  const email = 'social@redes.example';
  const line = {
    ...postpaid(demoMobile('92000002'), '8.100050', 'Esencial 8 GB'),
    issuedDaysAgo: 12,
    isNewestPaid: false,
    dueInDays: 9,
    extras: (age: number) => (age === 0 ? [horoscopeCharge()] : []),
    used: used(2_915, 41, 33),
    social: [whatsapp(1_180)],
  };
  const mobile = emitDemoPostpaid(world, customerId, line);
  emitHoroscope(world, mobile, line.issuedDaysAgo + 9);
  subscribe(world, email, ['Mía', 'Torres'], [mobile]);
}

function emitPablo(world: World): void {
  const email = 'otro@correo.example';
  const home = addressIn(0, 'Calle Las Palmas 915 y Av. del Río');
  const pablo = person('Pablo Cevallos Herrera', '0912345675', '2018-05-14', '1985-07-29', home, email);
  const customerId = emitCustomer(world, pablo);
  const mobile = {
    ...postpaid(demoMobile('95000001'), '8.100060', 'Max 30 GB'),
    issuedDaysAgo: 15,
    isNewestPaid: false,
    dueInDays: 12,
    used: used(11_840, 132, 27),
    social: [whatsapp(905)],
    extras: (age: number) => (age === 1 ? [longDistance(25), lateInterest(43)] : []),
  };
  const internet = { ...internetHome('8.100062', 'IN-200001', home, 'internet'), isNewestPaid: false };
  const lines = [
    emitDemoPostpaid(world, customerId, mobile),
    emitDemoPrepaid(world, customerId, {
      ...prepaid(demoMobile('95000002'), '8.100061', 310),
      bonuses: [{ name: 'Bono 2 GB', usageType: 'internet', included: 2_048, total: 655, count: 14 }],
    }),
    ...emitDemoHome(world, customerId, internet),
  ];
  emitHomeWifi(world, lines);
  emitSilentModem(world, lines.at(-1));
  emitRepairOfPablo(world, customerId, lines[0]?.lineId ?? null);
  subscribe(world, email, ['Pablo', 'Cevallos'], lines);
}

/** Customers without a user: their lines wait to be associated. */
function emitNobodysLines(world: World): void {
  const unpaid = { isNewestPaid: false, dueInDays: 8 };
  const marta = person(
    'Marta Salazar Yánez',
    '0605040302',
    '2018-07-21',
    '1990-10-11',
    addressIn(8, 'Calle Los Arrayanes 44'),
  );
  const martaId = emitCustomer(world, marta);
  emitDemoPrepaid(world, martaId, prepaid(demoMobile('93000001'), '8.100070', 250));
  emitDemoPostpaid(world, martaId, postpaid(demoMobile('93000002'), '8.100071', 'Esencial 8 GB'));

  const kevin = person(
    'Kevin Macías Loor',
    '1305566778',
    '2019-09-02',
    '2000-02-27',
    addressIn(5, 'Av. Las Orquídeas 610'),
  );
  const kevinId = emitCustomer(world, kevin);
  emitDemoPrepaid(world, kevinId, prepaid(demoMobile('93000003'), '8.100072', 90));
  emitDemoPostpaid(world, kevinId, {
    ...postpaid(demoMobile('93000004'), '8.100073', 'Plus 15 GB'),
    ...unpaid,
  });

  const office = addressIn(1, 'Av. Los Sauces 1800 y Calle Los Ceibos');
  const distributor = company('Distribuidora Sierra Norte S.A.', '1799999974001', office, null);
  const corporate = { ...postpaid(demoMobile('93000009'), '8.100074', 'Max 60 GB'), isCorporate: true };
  emitDemoPostpaid(world, emitCustomer(world, distributor), corporate);

  const home = addressIn(2, 'Calle El Molino 12 y Av. La Floresta');
  const jorge = person('Jorge Luis Cordero Vélez', '0102030400', '2015-03-09', '1972-08-15', home);
  const internet = { ...internetHome('8.100075', 'IN-300001', home, 'internet'), ...unpaid };
  const lines = emitDemoHome(world, emitCustomer(world, jorge), internet);
  emitHomeWifi(world, lines);
  emitElena(world);
  emitClaire(world);
}

/** A person in business, who has the document of a company and is known by the day she was born. */
function emitElena(world: World): void {
  const home = addressIn(9, 'Av. Los Nogales 233 y Calle Las Retamas');
  const elena = person('Elena Quishpe Armijos', '1103456784001', '2017-01-16', '1980-05-17', home);
  const customerId = emitCustomer(world, { ...elena, documentType: documentOf('company').type });
  const internet = internetHome('8.100076', 'IN-300002', home, 'internet');
  const lines = emitDemoHome(world, customerId, {
    ...internet,
    services: [
      ...internet.services,
      { service: 'telephony', serviceNumber: demoFixed('7', '2300002'), monthlyFeeCents: 899 },
    ],
  });
  emitHomeWifi(world, lines);
}

function emitClaire(world: World): void {
  const home = addressIn(1, 'Calle Los Capulíes 58 y Av. El Mirador');
  const claire = person('Claire Moreau', 'XK300003', '2019-06-04', '1988-11-02', home);
  const internet = internetHome('8.100077', 'IN-300003', home, 'internet');
  const lines = emitDemoHome(
    world,
    emitCustomer(world, {
      ...claire,
      documentType: documentOf('foreigner').type,
      documentNumber: 'XK300003',
    }),
    internet,
  );
  emitHomeWifi(world, lines);
}

/** Everything is long that may be, and a line in each state that is not «Activo». */
function emitMaria(world: World): void {
  const email = 'maria.villavicencio@correo.example';
  const home = addressIn(
    3,
    'Conjunto Residencial Los Arupos del Valle, Av. El Mirador S12-345 y Calle Las Retamas, bloque C, departamento 402',
  );
  const [givenName, familyName] = ['María de los Ángeles', 'Villavicencio Santillán'];
  const maria = person(`${givenName} ${familyName}`, '1705123451', '2014-10-21', '1969-06-30', home, email);
  const customerId = emitCustomer(world, maria);
  const suspended: DemoPostpaid = {
    ...postpaid(demoMobile('96000001'), '8.100080', 'Plus 15 GB'),
    status: 'S',
    issuedDaysAgo: 25,
    dueInDays: -15,
    isNewestPaid: false,
    used: used(6_120, 73, 14),
    social: [whatsapp(420)],
  };
  const cancelled: DemoPostpaid = {
    ...postpaid(demoMobile('96000002'), '8.100081', 'Esencial 8 GB'),
    status: 'I',
    issuedDaysAgo: 21,
  };
  const unused = { activatedOn: world.today, bonuses: [] };
  const lines = [
    emitDemoPostpaid(world, customerId, suspended),
    emitDemoPostpaid(world, customerId, cancelled),
    emitDemoPrepaid(world, customerId, {
      ...prepaid(demoMobile('96000003'), '8.100082', 0),
      ...unused,
      status: 'P',
    }),
    emitDemoPrepaid(world, customerId, {
      ...prepaid(demoMobile('96000004'), '8.100083', 0),
      ...unused,
      status: 'R',
    }),
    ...emitDemoHome(world, customerId, {
      accountId: '8.100084',
      address: home,
      activatedOn: '2020-02-11',
      issuedDaysAgo: 20,
      dueInDays: 4,
      isNewestPaid: false,
      services: [
        { service: 'internetPlus', serviceNumber: 'IN-300004', monthlyFeeCents: 4_299 },
        { service: 'televisionPlus', serviceNumber: 'TV-300004', monthlyFeeCents: 2_899 },
        { service: 'telephonyPlus', serviceNumber: demoFixed('2', '2300004'), monthlyFeeCents: 1_299 },
      ],
    }),
  ];
  emitHomeWifi(world, lines);
  subscribe(world, email, [givenName, familyName], lines);
}
