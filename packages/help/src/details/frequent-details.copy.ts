// What is said to whoever asks one thing in particular of what Soporte always answers.

import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { passwordSpan } from '@portal/market/passwords';
import type { Details, Facts } from '../question-words.ts';

const { words } = market;
const { taxAuthority: authority, receiptKey: key } = words;

const paperCopy = words.billOnPaper && ` (${words.billOnPaper})`;

const person = documentOf('person').inSentence;

export const portalPassword =
  'Es la del portal: la que creaste al registrarte. No es la de tu banco, la de tu correo ni la de tu chip.';

export const frequentDetails = {
  pastInvoices: ({ phones }) => ({
    part: `Elige el servicio en Pagos y Facturas y pulsa «Ver las … anteriores». Si ese mes ya no está, «Todas las de …» trae en un ZIP las de su año; si ese año no sale, pídela en el ${phones}.`,
    where:
      'En Pagos y Facturas, en cada servicio, pulsa «Ver las … anteriores»: cada una se baja en PDF. Si ya no está en la lista, búscala en «Todas las de …», que trae las del año en un ZIP.',
    limit: `La lista llega a los últimos 6 periodos; «Todas las de …» trae en un ZIP las del año completo. Las más antiguas pídelas en el ${phones} o en un centro de atención.`,
    until:
      'Las de los últimos 6 periodos están en la lista; las de antes, en «Todas las de …», un ZIP con las de cada año.',
  }),
  deviceBalance: ({ deviceBalance, phones }) => ({
    until: `Marca ${deviceBalance} y verás cuánto te falta. Divídelo por la cuota del equipo, que está en tu factura, y sabrás cuántos meses son.`,
    otherwise: `Sigues debiendo lo que falta, que ves al marcar ${deviceBalance}: el portal no dice que las cuotas terminen porque el equipo falle, te lo roben, cierres la línea o te vayas a otra operadora. Antes de dejar de pagar, pregunta cómo queda en el ${phones}. Si falla, llévalo a garantía.`,
    price: `Si pagando todo de una vez rebajan algo no lo dice el portal: pregúntalo en el ${phones}. Cuánto te falta lo ves al marcar ${deviceBalance}.`,
  }),
  withoutPassword: () => ({
    who: 'No con solo su documento. Con tu propia cuenta sí, si te invita en Quién tiene acceso a tus líneas. Sin cuenta puedes pagarla en «Pagar o recargar sin cuenta»: ves cuánto es y cuándo vence, no el detalle.',
    where: `La factura no se ve sin cuenta. En la página de inicio de sesión, «Pagar o recargar sin cuenta» muestra cuánto se debe y hasta cuándo, con el número de la línea o el de su ${person}.`,
    needs: `Sin contraseña no se ve el detalle. Para saber cuánto se debe y pagarlo basta el número de la línea, del servicio o de su ${person}, en «Pagar o recargar sin cuenta».`,
    why: 'Para proteger tus datos: quien supiera tu número de documento podría ver tu dirección, tus llamadas y tu consumo. Crear tu cuenta es gratis y toma un minuto.',
    seen: 'Solo lo que falta para pagarla: el valor, hasta cuándo y las iniciales de su titular. El detalle, las llamadas y el consumo no salen, y la consulta queda en «Quién vio tus datos».',
  }),
  electronicInvoice: ({ price }) => ({
    meaning: `El PDF o el papel${paperCopy} es solo una versión para leer; la factura válida es el archivo electrónico firmado. Se comprueba con su ${key.name}.`,
    why: 'Porque la factura electrónica reemplaza a la de papel: tiene el mismo valor, y la descargas cuando quieras en Pagos y Facturas. Por eso ya no lleva sellos.',
    where:
      'La tienes en Pagos y Facturas, con su PDF. También te avisamos cuando está lista, si no lo desactivaste en Notificaciones.',
    needs: `Vale igual que una en papel, sin sello ni firma a mano, también impresa: lo que la hace válida es su ${key.name}, que cualquiera comprueba en la página ${authority.of}.`,
    otherwise: `Si alguien no la acepta, que compruebe su ${key.name} en la página ${authority.of}: ahí sale si está autorizada. Una recién emitida puede tardar en aparecer.`,
    price: `El PDF es gratis, en Pagos y Facturas. ${price('billCopy')}`,
    part: `En papel no se pide en el portal. ${price('billCopy')} El PDF de Pagos y Facturas se imprime y vale igual.`,
  }),
  lastMonth: ({ phones }) => ({
    howLong:
      'Hasta 5 días laborales después de tu fecha de corte. Esa fecha está en el detalle de tu línea, en «Periodo de facturación»; te avisamos cuando esté lista.',
    why: `Porque todavía no pasan los 5 días laborales que siguen a tu fecha de corte. Si ya pasaron y no está en Pagos y Facturas, llama al ${phones}.`,
    otherwise: `Si ya pasaron 5 días laborales desde tu fecha de corte, llama al ${phones}. Que no llegue por correo no cambia su fecha de pago: mírala en Pagos y Facturas.`,
    fails:
      'La tienes siempre en Pagos y Facturas, con su PDF. El aviso va al correo con el que entras: mira en correo no deseado y que en Notificaciones, en el engranaje, esté marcado «Notificación cuando tu factura esté lista». El correo del contrato se corrige en «Corregir mis datos».',
  }),
  password: () => ({
    where:
      'En Mi cuenta, «Contraseña», o en Mi perfil, «Cambiar contraseña». Si la olvidaste, en la página de inicio de sesión: «¿Olvidaste contraseña?».',
    fails: `Al cambiarla se necesitan de ${passwordSpan} caracteres con mayúscula, minúscula, número y signo, distinta de la anterior; al recuperarla, solo letras y números. Una muy común, como «Password1», no se acepta.`,
    needs: `De ${passwordSpan} caracteres: al cambiarla, con mayúscula, minúscula, número y un signo, sin espacios; al recuperarla, letras y al menos un número. El correo viejo no hace falta si tu cuenta tiene tu número móvil: escríbelo en «¿Olvidaste contraseña?».`,
    otherwise:
      'Se cierra la sesión en los demás equipos, también donde la contraseña quedó guardada: ahí piden la nueva. Si la cambias desde Mi cuenta, sigues dentro en el que usas.',
    limit: `De ${passwordSpan} caracteres. No tienes que cambiarla cada cierto tiempo: cámbiala si alguien puede conocerla.`,
    meaning: portalPassword,
    howLong:
      'La nueva sirve al momento. Si la olvidaste, el código llega casi siempre en segundos: si en un minuto no está, pulsa «Reenviar aquí» y mira en correo no deseado.',
  }),
  usePortal: () => ({
    meaning:
      'Son cuatro secciones, arriba o, en el celular, abajo: Mis Servicios, tus líneas; Pagos y Facturas; Activaciones, para paquetes, recargas y planes; y Soporte, para ayuda. Lo demás está en Mi cuenta.',
    where:
      'Las secciones están arriba o, en el celular, abajo. Las preguntas frecuentes y su buscador, en Soporte; la campana abre Notificaciones, y tu perfil lleva a Mi cuenta.',
    price: 'Nada: el portal es gratis. Con datos del celular gasta pocos, como cualquier página.',
  }),
  invoiceFields: () => ({
    meaning: `En «Qué te cobramos»: «Parte del mes», o prorrateo, son solo los días que tuviste algo; «Consumo fuera del plan», lo que usaste aparte; «Otros cobros», los adicionales, con su nombre; «Valores a tu favor», como una nota de crédito, se te restan. Si uno no te cuadra, pulsa «Reclamar».${words.endedTax && ` ${words.endedTax}`}`,
    where:
      'Número, periodo, fecha de corte y vencimiento están juntos en «Datos de la factura», al abrirla en Pagos y Facturas. Lo que usaste está arriba, en «Qué te cobramos».',
    why: `Porque el ${market.tax.name} lo fija la ley, y no nosotros: cuando cambia, cambia en todas las facturas. Ahora es del ${market.tax.percent} %; cuánto es en la tuya está al abrirla, en «Impuestos».`,
    part: 'Los servicios adicionales, u «Otros cobros», son los que van aparte de tu plan, cada uno con su nombre en «Qué te cobramos». Si es de otra empresa, lo cancelas en tu línea, en Gestionar, Servicios de terceros. Si no lo pediste, pulsa «Reclamar» junto a él.',
    price:
      'Es normal en la primera factura, o si cambiaste algo: «Parte del mes», o prorrateo, son solo los días que lo tuviste, y aparte va el mes que sigue. No es un cobro doble; si los mismos días salen dos veces, pulsa «Reclamar» junto a ese cobro.',
  }),
  receiptKey: ({ phones }) => ({
    fails: `Copia completos sus ${key.length}, sin espacios, desde el PDF. Una factura recién emitida puede tardar en aparecer ahí: prueba más tarde. Si no aparece, llama al ${phones} con su número.`,
    why: `Casi siempre falta o sobra un número: son ${key.length}, sin espacios. Cópialos del PDF de tu factura.`,
    meaning: `Son los ${key.length} que identifican tu factura ante ${authority.the}. Con ellos cualquiera comprueba que es válida.`,
    where: `Se comprueba en la página ${authority.of}, en ${words.receiptCheck}: pega ahí sus ${key.length}. Están en el PDF de tu factura, arriba, junto al código de barras.`,
    needs: `Con su ${key.name}, que está en el PDF de la factura.`,
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
