// What is asked of the account itself and of those who attend.

import { codeMinutes, erasureDays } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

export const onWhatsapp = (number: string | null) =>
  number === null
    ? 'Si WhatsApp se ofrece, en Notificaciones, en el engranaje, vinculas tu número: ahí sale el nuestro.'
    : `Nuestro WhatsApp es el ${number}: antes vincula el tuyo en Notificaciones, en el engranaje.`;

export const contactQuestions = {
  profile: ({ phones }) => ({
    question: '¿Cómo cambio mis datos?',
    paragraphs: [
      'Tu nombre se cambia en Editar perfil. El correo y el número con los que te registraste no se cambian: si ya no los usas, regístrate con otro correo y asocia ahí tus líneas.',
      `El nombre, el documento, la fecha de nacimiento, la dirección y el correo de tu contrato se corrigen en Corregir mis datos; el celular de contacto, en el ${phones}.`,
    ],
    ways: ['editProfile', 'privacy', 'call'],
    also: 'perfil nombre apellido correo email actualizar',
  }),
  installApp: () => ({
    question: '¿Hay una aplicación para mi celular?',
    paragraphs: [
      'Este portal se instala como una: en el menú de tu navegador elige «Instalar» o «Agregar a la pantalla de inicio». No se descarga de una tienda y casi no ocupa espacio.',
      'Sin internet muestra lo último que viste, con su hora. Los colores son los de tu equipo, o los que elijas en Apariencia. En Notificaciones eliges si te avisa en ese celular.',
    ],
    ways: ['notifications'],
    also: 'app instalar descargar android iphone play store modo oscuro tema noche sin conexión',
  }),
  deleteAccount: () => ({
    question: '¿Cómo elimino mi cuenta?',
    paragraphs: [
      `En Mi cuenta o en Mi perfil elige Eliminar mi cuenta. Durante ${erasureDays} días puedes recuperarla con el enlace que te enviamos; después se elimina. Los pagos quedan sin tu nombre, porque la ley los pide.`,
      'Tus líneas siguen activas. Cada una se da de baja en Gestionar.',
    ],
    ways: ['privacy', 'services'],
    also: 'borrar cerrar usuario baja datos registro',
  }),
  signIn: () => ({
    question: 'No puedo entrar a mi cuenta',
    paragraphs: [
      'Escribe el correo o el número con el que te registraste. Si no recuerdas la contraseña, recupérala.',
      'Después de varios intentos fallidos la cuenta se bloquea 15 minutos, luego 1 hora y luego 12 horas. Espera ese tiempo y prueba otra vez.',
    ],
    ways: ['recoverPassword', 'call'],
    also: 'bloqueada usuario ingresar iniciar sesión acceder error',
  }),
  codeMissing: () => ({
    question: 'No me llega el código o no lo acepta',
    paragraphs: [
      `Un código dura ${codeMinutes} minutos, y solo el último que pediste: si lo rechaza, revisa que sea ese; a los cinco errores hay que pedir otro. Si no llega en un minuto, pulsa «Reenviar aquí»; hay hasta 5 por hora.`,
      'Si va a tu celular, revisa que tenga señal; si va a tu correo, busca también en correo no deseado. Si no tienes contigo ese celular o ese chip, escribe tu correo en lugar del número o entra con una llave de acceso.',
    ],
    ways: ['call'],
    also: 'sms verificación incorrecto vencido reenviar caducó',
  }),

  person: ({ phones, whatsapp }) => ({
    question: '¿Cómo hablo con una persona?',
    paragraphs: [
      `Escríbele: lee lo que ya preguntaste y te responde en Mensajes, también si estás en otro país. Por teléfono te atiende en el ${phones}.`,
      onWhatsapp(whatsapp),
      'No tengo un número para llamar desde otro país.',
    ],
    ways: ['call', 'messages', 'notifications'],
    also: 'asesor agente humano llamar teléfono contacto escribir mensaje chat',
  }),
  myMessages: () => ({
    question: '¿Dónde leo lo que me respondió una persona?',
    paragraphs: [
      'En Soporte, en Escríbenos: ahí están tus mensajes y sus respuestas, y puedes contestar. Te avisamos de cada respuesta.',
    ],
    ways: ['messages'],
    also: 'mensajes respuesta asesor agente conversación chat contestaron escribí persona',
  }),
  stores: ({ phones, hours }) => ({
    question: '¿Dónde y a qué hora atienden?',
    paragraphs: [
      'En Soporte, en Dónde te atienden, escribe tu ciudad o barrio, o pulsa «Cerca de mí»: ves cada centro y punto de pago, su dirección, su horario de toda la semana y qué se hace ahí, como pagos. Puedes elegir cualquiera, no solo los de tu ciudad.',
      ...hours(),
      `Si tiene rampa o parqueadero, pregúntalo en el ${phones}.`,
    ],
    ways: ['offices', 'call'],
    also: 'horario oficina tienda agencia sucursal abren cierran sábado domingo',
  }),
  appointment: () => ({
    question: '¿Cómo saco una cita?',
    paragraphs: [
      'En Soporte, en Dónde te atienden, pulsa «Reservar turno» en el centro al que vas: eliges trámite, día y hora, y te damos un código. Ahí mismo lo cambias o lo cancelas.',
      'Muchos trámites se hacen aquí, sin ir: pagar, recargar, cambiar de plan o ver una reparación.',
    ],
    ways: ['offices', 'call'],
    also: 'turno agendar reservar agencia visita',
  }),
  complaint: () => ({
    question: '¿Cómo presento un reclamo?',
    paragraphs: [
      'Si es por un cobro, pulsa «Reclamar» junto a él en la factura: eliges el motivo, cuentas qué pasó y adjuntas fotos. En Reclamos ves cómo va y escribes a quien lo revisa.',
      'Cualquier otro reclamo lo presentas en el portal de reclamos: di qué línea es, qué pasó y qué pides, y guarda el número que te dan.',
      'También puedes hacerlo por teléfono.',
    ],
    ways: ['complaints', 'call'],
    also: 'reclamos queja denuncia reclamar',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
