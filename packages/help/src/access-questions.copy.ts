// What is asked of who comes in, what they see and what was accepted.
import { archiveDays, dataRequestDays, invitationDays } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

export const accessQuestions = {
  secondStep: () => ({
    question: '¿Cómo activo la verificación en dos pasos?',
    paragraphs: [
      'Se activa y se quita en Mi cuenta, en Verificación en dos pasos, con «Activar» o «Desactivar». Al activarla, escanea la imagen con una aplicación de códigos, o escribe en ella la clave que está debajo si no puedes escanearla, y confirma con el código que muestra: desde entonces lo pedimos al entrar, además de tu contraseña.',
      'Guarda los diez códigos de respaldo en papel: cada uno sirve una vez si pierdes el celular. Puedes generar otros en el mismo lugar.',
    ],
    ways: ['security'],
    also: 'segundo paso verificación factores autenticador totp códigos respaldo 2fa authenticator proteger cuenta',
  }),
  passkey: () => ({
    question: '¿Cómo entro con mi huella, sin contraseña?',
    paragraphs: [
      'Con una llave de acceso. En Mi cuenta abre Llaves de acceso y elige Agregar llave: tu equipo te pide tu huella, tu rostro o su PIN. La próxima vez pulsa «Entrar con llave de acceso» en el inicio de sesión.',
      'Puedes tener una en cada equipo, también en una computadora, hasta diez; agrégala desde ese equipo. No lo hagas en uno que usan otras personas. Tu contraseña sigue sirviendo.',
    ],
    ways: ['security'],
    also: 'passkey llave acceso huella rostro cara face touch id biometría pin clave entrar sin contraseña webauthn',
  }),
  lostSecondStep: () => ({
    question: 'Perdí mi celular y no puedo dar el código para entrar',
    paragraphs: [
      'Usa un código de respaldo o una llave de acceso de otro equipo. Si no tienes, al entrar pulsa «¿Perdiste tu celular y tus códigos?» y responde con el documento del titular de tu línea.',
      'Desactivamos tu verificación en dos pasos después de un día. Te avisamos al momento por correo y SMS; si no fuiste tú, ahí mismo puedes cancelarlo.',
    ],
    ways: ['security', 'call'],
    also: 'recuperar segundo paso autenticador perdido códigos respaldo celular robado cambié no tengo aplicación',
  }),
  people: () => ({
    question: '¿Cómo doy acceso a mi línea a otra persona?',
    paragraphs: [
      'En Mi cuenta abre Quién tiene acceso a tus líneas e invita a una persona. Mirar: ve consumo y saldos. Pagar: ve y paga las facturas. Administrar: puede casi todo, pero no cambiar el chip, dar de baja ni invitar. Nadie ve tus llamadas por mirar o pagar.',
      `La invitación llega por correo o SMS, sirve una vez y vence en ${invitationDays} días: quien la recibe la abre y la acepta con su propia cuenta, aunque no sea cliente. Ahí mismo cambias o quitas el acceso cuando quieras; se aplica desde ese momento.`,
    ],
    ways: ['people'],
    also: 'familia invitar invitación compartir permiso acceso administrar mirar pagar rol quitar hijo esposa contador',
  }),
  sessions: () => ({
    question: '¿Dónde está abierta mi cuenta?',
    paragraphs: [
      'En Mi cuenta abre Equipos conectados: ahí ves cada equipo en el que entraste y cuándo se usó por última vez. Puedes cerrar uno, o todos menos el que usas.',
      'Te avisamos cuando alguien entra desde un equipo nuevo. Si no fuiste tú, cierra esa sesión y cambia tu contraseña: al cambiarla se cierran los demás equipos.',
    ],
    ways: ['security', 'changePassword'],
    also: 'sesiones dispositivos equipos conectados cerrar remoto aviso nuevo inicio',
  }),
  contracts: ({ phones }) => ({
    question: '¿Dónde veo lo que acepté?',
    paragraphs: [
      'En Mi cuenta abre Lo que aceptaste. De cada servicio, compra y permiso ves qué se aceptó, cuándo, desde dónde y cómo verificamos tu identidad, con el texto de ese día.',
      `Cada uno se descarga en PDF. Si no lo reconoces, desde ahí mismo abres un reclamo con la constancia adjunta. Si hay una línea con tu documento que no sacaste y no ves ahí, repórtala en el ${phones}.`,
    ],
    ways: ['contracts', 'call'],
    also: 'contrato contratos constancia copia firma firmé acepté aceptado evidencia prueba consentimiento autorización registro',
  }),
  privacyChoices: () => ({
    question: '¿Para qué usan mis datos?',
    paragraphs: [
      'Para darte tus servicios y cobrarlos. Lo demás está desactivado hasta que tú lo actives: promociones, propuestas según tus consumos, y medición con herramientas de otras empresas.',
      'En Mi cuenta abre Lo que aceptaste, y activa o desactiva cada permiso en Uso de tus datos. El cambio se aplica al momento. «Desactivar todo» es tu oposición a cualquier otro uso, y queda con su constancia; yo no la registro por ti.',
    ],
    ways: ['contracts', 'privacy'],
    also: 'privacidad permisos publicidad promociones marketing perfil seguimiento cookies consentimiento datos personales',
  }),
  dataRequests: () => ({
    question: '¿Cómo pido una copia de mis datos o los corrijo?',
    paragraphs: [
      `En Mi cuenta abre Copia de mis datos. La copia de todo lo que sabemos de ti se prepara en minutos: te avisamos, y la descargas en un archivo ZIP durante ${archiveDays} días.`,
      `Lo que está mal en tu contrato o tu factura lo pides en Corregir mis datos; borrarlos, en Eliminar mi cuenta; y te opones a otros usos en Lo que aceptaste. Una copia o una corrección dice ahí cómo va: la respuesta tarda ${dataRequestDays} días como máximo.`,
    ],
    ways: ['privacy'],
    also: 'copia datos personales archivo portabilidad acceso rectificación rectificar corregir derechos oposición información guardan',
  }),
  whoLooked: () => ({
    question: '¿Quién vio mis datos?',
    paragraphs: [
      'En Mi cuenta, «Quién vio tus datos» dice quién, además de ti, miró tus cifras, facturas o registros, qué vio, de qué línea y cuándo, en los últimos 13 meses. Están las personas con quienes compartes una línea y quienes te atienden.',
      'Lo ve el titular de cada línea, después de confirmar que lo es. Si alguien nuestro usó mal tus datos, presenta un reclamo con lo que ahí sale y lo que te escribió.',
    ],
    ways: ['privacy', 'complaints'],
    also: 'accesos registro consultó miró asesor empleado espiar historial privacidad',
  }),
  personalToken: () => ({
    question: '¿Puedo ver mi consumo desde un programa mío?',
    paragraphs: [
      'Sí. En Mi cuenta abre Acceso para programas y elige Crear acceso: le pones un nombre, lo que puede leer (consumos, saldos o facturas) y cuánto dura. Copia la clave en tu programa: se muestra una sola vez.',
      'Solo lee cifras: no puede pagar ni cambiar nada. Lo eliminas cuando quieras en el mismo lugar.',
    ],
    ways: ['privacy'],
    also: 'api token domótica automatización programa aplicación propia casa inteligente home assistant consultar datos',
  }),
  fraud: ({ phones }) => ({
    question: 'Recibí un mensaje o una llamada sospechosa',
    paragraphs: [
      'No compartas nada: nunca te pedimos tu contraseña, un código ni los datos de tu tarjeta por teléfono o por mensaje. Es una estafa; no respondas ni abras sus enlaces o archivos. Tus facturas de verdad están en Pagos y Facturas.',
      `Si ya diste algún dato, o ves algo que no hiciste, cambia tu contraseña y llama al ${phones}. Si fue tu tarjeta o te sacan dinero, llama ya a tu banco; si tu chip dejó de funcionar, repórtalo en «Me robaron el teléfono».`,
      `Si es alguien en tu puerta, mira en Visita técnica si pediste una visita y, antes de abrir, pregunta en el ${phones} si es de los nuestros.`,
    ],
    ways: ['changePassword', 'stolen', 'call'],
    also: 'estafa fraude phishing hackearon clonaron suplantación enlace',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
