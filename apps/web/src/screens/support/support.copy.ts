// Sentences of Soporte: ways to reach people, guides, the search. The questions and answers: packages/help.

import type { QuestionId } from '@portal/help/questions';

interface Guide {
  title: string;
  questions: readonly (readonly [QuestionId, string])[];
}

export const supportCopy = {
  title: 'Soporte',
  lead: '¿En qué podemos ayudarte?',
  print: 'Imprimir',
  contact: {
    title: 'Habla con nosotros',
    assistant: 'Asistente',
    assistantDetail: 'Responde al instante',
    messages: 'Escríbenos',
    messagesDetail: 'Te responde una persona',
    answerBy: (moment: string) => `Te responden a más tardar ${moment}`,
    stolen: 'Me robaron el teléfono',
    stolenDetail: 'Suspende la línea y bloquea el equipo en segundos',
    stores: 'Visita un centro de atención',
    storesDetail: 'Direcciones y horarios',
    repair: 'Equipos en reparación',
    repairDetail: 'Mira en qué etapa está tu equipo',
    orders: 'Órdenes de servicio',
    ordersDetail: 'Todas tus reparaciones, con su estado',
    claims: 'Reclamos',
    claimsDetail: 'Cómo van y qué te respondimos',
    complaints: 'Presenta un reclamo',
    complaintsDetail: 'En el portal de reclamos',
  },
  guides: {
    title: 'Guías por tema',
    topics: {
      bills: {
        title: 'Factura y pagos',
        questions: [
          ['billChange', 'Por qué cambió mi factura'],
          ['paymentCode', 'Pagar con efectivo o QR'],
          ['disputedCharge', 'Reclamar un cobro'],
        ],
      },
      atHome: {
        title: 'Internet en casa',
        questions: [
          ['noService', 'No tengo servicio'],
          ['slowInternet', 'Mi internet está lento'],
          ['wifi', 'Nombre y clave del WiFi'],
          ['visitAsk', 'Pedir un técnico'],
        ],
      },
      chip: {
        title: 'Chip y equipo',
        questions: [
          ['puk', 'Código PUK'],
          ['newSim', 'Cambiar de chip'],
          ['warranty', 'Garantía y reparación'],
        ],
      },
      consumption: {
        title: 'Saldo y consumo',
        questions: [
          ['recharge', 'Recargar saldo'],
          ['buyPackage', 'Comprar un paquete'],
          ['dataGone', 'Se acabaron mis datos'],
        ],
      },
      trips: {
        title: 'Viajes',
        questions: [
          ['roaming', 'Usar mi línea en otro país'],
          ['internationalCalls', 'Llamar a otro país'],
        ],
      },
      ownSecurity: {
        title: 'Mi cuenta y seguridad',
        questions: [
          ['password', 'Recuperar o cambiar mi contraseña'],
          ['secondStep', 'Verificación en dos pasos'],
          ['people', 'Dar acceso a otra persona'],
        ],
      },
    } satisfies Record<string, Guide>,
    /** Pages of the operator's site of help. */
    outside: {
      invoice: 'Factura electrónica',
      payment: 'Pago de facturas',
      debt: 'Negociación de deudas',
      selfService: 'Autogestión',
    },
  },
  faq: {
    title: 'Preguntas frecuentes',
    search: 'Busca una respuesta',
    found: 'Lo que encontramos',
    waiting: 'Cargando las preguntas',
    asked: 'Lo que más se busca',
    often: ['No tengo internet', 'Mi factura subió', 'Código PUK'],
    count: (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
    none: {
      title: 'No encontramos esa pregunta',
      text: (phones: string) => `Prueba con otras palabras o llámanos al ${phones}.`,
      all: 'Ver todas las preguntas',
    },
  },
} as const;

export const invoiceDrawing = {
  label: 'Una factura de ejemplo con siete campos numerados',
  total: 'TOTAL',
} as const;

export const visitsLinkCopy = {
  title: 'Visita técnica',
  text: 'Cuando algo no funciona en tu casa.',
} as const;
