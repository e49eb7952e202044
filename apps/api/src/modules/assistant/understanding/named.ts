// What a question names: numbers, kinds of lines, services, and whose they are.
import type { LineKind } from '@portal/contract/common';
import { plain } from '@portal/market/text';
import { phoneticKey, wordsOf } from '../learning/words.ts';

export interface Named {
  /** Numbers that were written, in digits: whole ones, and the last four of one. */
  numbers: string[];
  /** «la que termina en 417» */
  ending: string | null;
  /** All of it, as it sounds: somebody may call a line by a name of their own. */
  words: readonly string[];
  /** `TRK-1001` */
  ticket: string | null;
  kinds: LineKind[];
  /** Of services at home: telephony 3, television 4, internet 5. */
  serviceTypes: number[];
  /** «la de mi hijo»: nobody knows which that is. */
  isTheirs: boolean;
  /** It begins like one that goes on with what was said. */
  goesOn: boolean;
  /** It begins with a greeting. */
  greets: boolean;
  /** «lo del celular» */
  isMobile: boolean;
  /** «la otra», «el otro numero»; «las demás» */
  other: 'one' | 'rest' | null;
  /** «todas mis líneas», «los celulares y la casa» */
  isAll: boolean;
  /** No list: the sum alone. */
  isBrief: boolean;
}

const kindWords: Record<LineKind, readonly string[]> = {
  Prepaid: ['prepago', 'prepagos', 'prepagada'],
  Postpaid: ['pospago', 'postpago', 'pospagos'],
  Fixed: [
    'hogar',
    'casa',
    'fijo',
    'fija',
    'television',
    'tele',
    'tv',
    'cable',
    'wifi',
    'fibra',
    'modem',
    'router',
  ],
};
const kindOf = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.map((word) => [phoneticKey(word), kind as LineKind] as const),
  ),
);

/** The number of a repair. */
const order = /\btrk[\s-]?(\d{1,10})\b/;

export const orderIn = (text: string): string | null => order.exec(plain(text))?.[1] ?? null;

/** «termina en 417»; not in how many days, in which year, or with how much. */
const endingIn =
  /\btermin\w* (?:en|con) (?:el )?(?!20\d\d\b)(\d{2,4})\b(?! ?(?:de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)|dias?\b|horas?\b|h\b|min|seg|mes|semanas?\b|quincenas?\b|anos?\b|megas?\b|mb\b|gigas?\b|gb\b|sms\b|dolar|%))/;

const anyOf = (words: string) => {
  const all = new Set(words.split(' ').map(phoneticKey));
  return (said: readonly string[]): boolean => said.some((word) => all.has(word));
};

/** Digits with what people write between them. */
const digitRun = /\d(?:[\s().-]{0,2}\d)*/g;
const day = /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:20)?\d\d\b/g;

const services = [
  { type: 4, isIn: anyOf('television tele tv cable canal canales decodificador') },
  { type: 5, isIn: anyOf('internet wifi fibra modem router guaifai') },
];
const isLandline =
  /\b(?:telefono|linea|fono) (?:fij[oa]|de (?:la |mi )?casa|convencional)|\b(?:el|mi) fijo\b|\btono\b/;
const mobile =
  /\b(?:megas?|gigas?|datos|4g|5g|lte|celulares|senal|cobertura|rayit\w*|barrit\w*)\b|\b(?:del|de mi|la de mi|lo de mi|el de mi) (?:celu|celular|cel|celularcito|movil)\b|\bl[ao] del (?:celu|cel)/;
const theirs = /\b(?:l[ao]s?|el|linea|numero) (?:del?|d) /;
const greeting = /^\W*(?:hola|holi|buen[oa]s|alo|que mas|que tal|saludos)\b/;
const isRelative = anyOf(
  'mami mama papi papa madre padre esposo esposa marido mujer hermano hermana nano nana hijo hija hijos guagua guambra novio novia enamorado enamorada abuelo abuela abuelita suegro suegra primo prima tio tia sobrino sobrina pareja cunado cunada',
);
const other = /\b(?:l[ao]|el|mi|del|de la) otr[oa]\b/;
const rest = /\b(?:l[ao]s|mis) (?:otr[ao]s|demas)\b|\blo demas\b|\bel resto\b/;
const [atHome, onPhones] = [
  '(?:casa|hogar|internet|fijo|tele|tv|wifi)',
  '(?:celular(?:es)?|celus?|lineas?|moviles)',
];
const between = '(?: (?:y|e|mas|con) (?:de )?(?:l[ao]s? |el |del |mis? )?(?:de (?:l[ao]s? |mis? )?)?)';
const all = new RegExp(
  `\\btod[oa]s? (?:(?:mis|l[ao]s?) )?(?:lineas|servicios|numeros|celulares|cuentas|facturas|que debo)\\b|\\bsumando\\b|\\b${onPhones}${between}(?:internet de (?:la |mi )?)?${atHome}\\b|\\b${atHome}${between}${onPhones}\\b`,
);
/** Internet on it is none at home. */
const onPhone = /\b(?:en|del?|al?|por) (?:mi |el )?(?:celu\w*|cel|movil)\b|\bdatos moviles\b/;
const brief =
  /\bsol[oa]mente el total|\bsolo (?:dime |digame )?(?:el |cuanto es el )?total\b|\btotal nada mas/;

/** «eso es de la casa, yo digo del celular»: what was put right names nothing. */
const puttingRight =
  /^.*\b(?:digo|hablo de|hablaba de|me refiero a|me referia a|quise decir|quiero decir)\b/s;

/** «la tele no se ve, el internet sí vale»: it is not asked about. */
const working =
  /\b(?:internet|wifi|tele|television|tv|cable|telefono|celular) (?:si (?:vale|sirve|funciona|anda|hay|coge|tengo|esta)|esta bien)\b/g;

export function namedIn(text: string): Named {
  const right = text.replace(puttingRight, '');
  const named = namesIn(right);
  const isNamed = named.numbers.length + named.kinds.length + named.serviceTypes.length > 0 || named.isMobile;
  return right !== text && isNamed ? { ...named, goesOn: true } : namesIn(text);
}

function namesIn(text: string): Named {
  const said = plain(text).replace(working, ' ');
  const words = wordsOf(said);
  const serviceTypes = services.filter(({ isIn }) => isIn(words)).map(({ type }) => type);
  const kinds = [...new Set(words.flatMap((word) => kindOf.get(word) ?? []))];
  const isPhones = serviceTypes.join() === '5' && !kinds.includes('Fixed') && onPhone.test(said);
  return {
    numbers: numbersIn(said.replace(order, ' ').replace(day, ' ')),
    ending: endingIn.exec(said)?.[1] ?? null,
    words,
    ticket: orderIn(said),
    kinds,
    serviceTypes: isLandline.test(said) ? [3] : isPhones ? [] : serviceTypes,
    isTheirs: theirs.test(said) && isRelative(words),
    goesOn: beginsLikeMore.test(said),
    greets: greeting.test(said),
    isMobile: isPhones || mobile.test(said),
    other: rest.test(said) ? 'rest' : other.test(said) ? 'one' : null,
    isAll: all.test(said),
    isBrief: brief.test(said),
  };
}

function numbersIn(text: string): string[] {
  const runs = text.match(digitRun) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= 4);
}

export const beginsLikeMore = /^\W*(y|e|pero|ya|no|mejor|entonces|ah|eso|ese|esa|ahi|si)\b/;

const fillers = new Set(
  'y e de del la el los las mi mis en con para por no que a o es linea lineas numero servicio termina terminada otra otro otras otros demas resto esa ese esta este solo nada mas tambien digo hay pasa lo espere espera perdon mejor celular celu cel movil telefono'
    .split(' ')
    .map(phoneticKey),
);

/** «y la prepago?» says of which line, and nothing of what is asked. */
export function isLineAlone(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  const { numbers, kinds, other, isMobile, isTheirs } = namedIn(text);
  if (numbers.length + kinds.length === 0 && other === null && !isMobile && !isTheirs) return false;
  return words.every((word) => fillers.has(word) || kindOf.has(word) || isRelative([word]));
}
