// What is asked of the lines and services in an account.
import { codeMinutes } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

export const serviceQuestions = {
  wifi: () => ({
    question: '¿Cómo veo o cambio la clave de mi Wi-Fi?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y «Administra tu Red WiFi»: ahí ves la clave actual y pones otra. Al cambiarla, quien la usaba queda fuera y tus equipos la piden otra vez. El nombre de la red no se cambia aquí: se pide por teléfono o al técnico.',
    ],
    ways: ['wifi', 'services'],
    also: 'wi-fi contraseña red router módem internet casa',
  }),
  associate: () => ({
    question: '¿Cómo agrego una línea a mi cuenta?',
    paragraphs: [
      `En Mis Servicios elige «Asociar un servicio». A una línea móvil le llega por SMS un código, que dura ${codeMinutes} minutos: si no llega, pide otro ahí mismo. De un servicio de hogar, también un teléfono fijo, te pediremos los datos del titular, sin código ni otro permiso.`,
    ],
    ways: ['associate'],
    also: 'asociar añadir vincular número hogar registrar falta',
  }),
  dissociate: () => ({
    question: '¿Cómo quito una línea de mi cuenta?',
    paragraphs: [
      'Abre la línea, Gestionar, y elige «Quitar de mi cuenta». La línea sigue funcionando y se sigue cobrando.',
    ],
    ways: ['services'],
    also: 'desasociar eliminar borrar desvincular número',
  }),
  serviceRecord: () => ({
    question: '¿Dónde veo mis llamadas y mi consumo?',
    paragraphs: [
      'Historial muestra llamadas e internet de hasta 6 meses.',
      'Consumo por día muestra cuánto usas cada día, también en SMS, y hasta cuándo te alcanza.',
      'Si una línea la usa otra persona adulta, sus llamadas, mensajes y sitios son suyos: ahí mismo le pides permiso, y decide con un SMS.',
    ],
    ways: ['dailyUsage', 'serviceRecord'],
    also: 'historial detalle registro llamé datos ritmo alcanza día',
  }),
  lineUser: () => ({
    question: '¿Quién puede ver las llamadas de mi línea?',
    paragraphs: [
      'Las llamadas, los SMS y los sitios de una línea son de la persona adulta que la usa. Los de una persona menor de edad a tu cargo los ves tú. Quién la usa lo dice su titular en la línea, en Gestionar, «Quién la usa»; para reconocer cada una, ponle un nombre en «Nombre y color».',
      'Para ver los de otra persona le pides permiso con un toque en Historial: le llega un SMS y decide. Lo da por 12 meses y lo retira cuando quiera, en Quién usa cada línea o con el enlace del SMS.',
    ],
    ways: ['serviceRecord', 'people'],
    also: 'permiso consentimiento privacidad registros llamadas otra persona adulta hijo esposa esposo usa la línea retirar',
  }),
  spendingControl: () => ({
    question: '¿Cómo pongo un tope o una alerta a mi consumo?',
    paragraphs: [
      'Abre tu línea, Gestionar, Alertas y topes. Eliges con qué porcentaje de tus datos, minutos o SMS te avisamos, y cuánto dinero se puede gastar fuera del plan y en roaming, porque un tope en gigas no hay: al llegar, se detiene o va más lento, como prefieras.',
      'Si no eliges nada, te avisamos con el 80 y el 100 %, y cada línea postpago tiene un tope puesto, que ves ahí. Si algo se detuvo, ahí ves a qué hora y con cuánto, y puedes subir el tope.',
      'En una línea prepago el tope es tu saldo.',
    ],
    ways: ['spendingControl', 'dailyUsage'],
    also: 'límite limitar máximo exceso excedente apagar bloquear consumo extra control gasto aviso porcentaje detuvo cortó',
  }),
  notifications: () => ({
    question: '¿Cómo elijo qué avisos recibo?',
    paragraphs: [
      'En Notificaciones las ves todas. En su engranaje eliges cuáles quieres por correo y si también por SMS: las de tu factura, las de cobros y las promociones van aparte.',
      'Las de la pantalla de tu celular se activan o desactivan ahí, en Notificaciones en este equipo. Si en su engranaje ves WhatsApp, vincula tu número y elige qué te escribimos ahí en lugar de por SMS; para detenerlo, responde SALIR. Los códigos y las de seguridad llegan siempre. No se eligen horas: de noche, silencia tu celular.',
    ],
    ways: ['notifications'],
    also: 'alertas mensajes publicidad promociones correo desactivar whatsapp vincular',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
