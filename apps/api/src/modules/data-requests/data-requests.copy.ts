// What is answered to requests about one's data, and their receipt.

import type { DataRequestKind, DataRequestStatus } from '@portal/contract/privacy/data-requests';
import { market } from '@portal/market/here';
import { currencyCode } from '@portal/market/money';
import { taxName } from '@portal/market/tax';
import { momentWords } from '@portal/market/words';

export const dataRequestCopy = {
  opposed:
    'Desde ahora tus datos se usan solo para darte tus servicios: sin promociones, sin propuestas según tus consumos y sin medición de otras empresas.',
  kinds: {
    access: 'Copia de mis datos',
    rectification: 'Corrección de mis datos',
    erasure: 'Eliminar mi cuenta y mis datos',
    opposition: 'Oposición a otros usos',
  } satisfies Record<DataRequestKind, string>,
  statuses: {
    inProgress: 'En curso',
    done: 'Atendida',
    rejected: 'Rechazada',
    failed: 'No se pudo atender',
    cancelled: 'Cancelada',
  } satisfies Record<DataRequestStatus, string>,
  receipt: {
    title: 'Constancia de una solicitud sobre mis datos',
    fileName: (id: string) => `solicitud-${id}.pdf`,
    lead: (brand: string) => `Constancia de lo que se pidió a ${brand} sobre los datos personales.`,
    number: 'Solicitud',
    who: 'Persona',
    kind: 'Qué se pidió',
    status: 'Estado',
    requestedAt: 'Enviada el',
    dueAt: 'Plazo de respuesta',
    endedAt: 'Respondida el',
    wanted: 'Lo que debe decir',
  },
} as const;

export const archiveCopy = {
  name: (day: string) => `mis-datos-${day}.zip`,
  readme: 'LEEME.txt',

  /** By name, each as JSON and as CSV. */
  files: {
    perfil: 'Tu cuenta del portal: nombres, correo, teléfono y servicios.',
    sesiones: 'Dónde tienes abierta tu cuenta: equipo, lugar y cuándo se usó.',
    'verificacion-en-dos-pasos':
      'Si entras con un código de tu aplicación, y cuántos códigos de respaldo te quedan.',
    recuperacion: 'Si alguien pidió quitar tu verificación en dos pasos.',
    'llaves-de-acceso': 'Tus llaves de acceso: cómo las llamaste y cuándo se usaron.',
    'llaves-de-programas':
      'Las llaves con las que tus programas leen tus consumos: nombre, permisos y fechas.',
    'equipos-conocidos': 'Cuándo se vieron por última vez los navegadores con los que entraste.',
    personas: 'Quién tiene acceso a tus líneas, a cuáles lo tienes tú, y tus invitaciones.',
    'usuarios-de-lineas': 'Quién usa cada línea, y los permisos para ver sus registros.',
    titular: 'Los datos de la persona titular, como los tenemos registrados.',
    cuentas: 'Tus cuentas de facturación.',
    servicios: 'Tus líneas y servicios Hogar, con su plan.',
    'equipos-conectados': 'Los equipos que usan el Wi-Fi de tu casa.',
    'servicios-de-terceros': 'Servicios de otras empresas que se cobran en tus líneas.',
    'bloqueo-de-terceros': 'Si bloqueaste los servicios de otras empresas.',
    chips: 'El chip de cada línea y su bloqueo. El PUK no está: se ve en el portal.',
    'consumo-actual': 'Lo que tienes y lo que usaste de tus planes y paquetes.',
    'consumo-por-dia': 'Lo que usó cada línea cada día: MB, minutos y mensajes.',
    registros:
      'Llamadas, datos y mensajes de tus líneas. De una que antes usó otra persona, como mucho los de los últimos 6 meses y los tuyos.',
    'alertas-y-topes': 'Tus alertas de consumo y tus topes de gasto.',
    saldos: 'El saldo de tus líneas.',
    recargas: 'Tus recargas.',
    facturas: 'Tus facturas, con cada cobro.',
    'compras-a-factura': 'Compras que se cargaron a tu factura.',
    pagos: 'Lo que pagaste y compraste en el portal.',
    favoritos: 'Los números de otras personas que recargas o pagas, con el nombre que les pusiste.',
    tarjetas: 'Tus tarjetas guardadas: marca y últimos cuatro dígitos. El número nunca estuvo aquí.',
    'pago-automatico': 'El débito automático de cada cuenta.',
    'recarga-automatica': 'La recarga automática de cada línea.',
    pedidos: 'Cambios de plan y compras que pediste.',
    bajas: 'Servicios que diste de baja.',
    'saldo-pasado': 'Saldo que tus líneas pasaron a otras.',
    adelantos: 'Saldo que te adelantamos, y lo que falta por pagar.',
    pausas: 'Pausas de tus servicios.',
    'acuerdos-de-pago': 'Acuerdos de pago de tus facturas.',
    'cambios-de-chip': 'Cambios a otro chip o a eSIM que pediste. Los códigos de eSIM no se guardan.',
    reparaciones: 'Tus equipos en reparación.',
    reclamos: 'Tus reclamos, con sus respuestas.',
    conversaciones: 'Lo que conversaste con una persona de atención.',
    robos: 'Teléfonos que reportaste.',
    visitas: 'Visitas técnicas.',
    turnos: 'Turnos que reservaste en un centro de atención.',
    'problemas-de-red': 'Problemas de la red que afectaron a tus servicios.',
    acuerdos: 'Lo que se aceptó sobre tus servicios, con su texto.',
    'quien-vio-tus-datos': 'Quién, aparte de ti, vio datos de tus líneas, y cuándo.',
    constancias: 'La cadena de lo que tú aceptaste o dejaste de aceptar.',
    'usos-de-datos': 'Para qué permites usar tus datos.',
    solicitudes: 'Lo que pediste sobre tus datos.',
    avisos: 'Tus notificaciones.',
    preferencias: 'Qué mensajes quieres recibir.',
    whatsapp: 'El número por el que te escribimos por WhatsApp, y de qué.',
    'navegadores-con-avisos': 'Navegadores en los que recibes notificaciones.',
    'mensajes-enviados': 'A qué correo o número te escribimos y cuándo. El texto se borra al enviarlo.',
    historial: 'Lo que pasó con tu cuenta, en orden.',
  },

  text: (told: { brand: string; person: string; at: Date; files: string[]; refused: string[] }) =>
    [
      `Tus datos en ${told.brand}`,
      '',
      `Para ${told.person}, ${momentWords(told.at)}.`,
      '',
      'Cada archivo está dos veces: .json lo leen los programas; .csv se abre en una hoja de cálculo.',
      `Los nombres de los campos son los de la interfaz pública del portal. Los valores están en ${currencyCode}, con ${taxName} si no se dice otra cosa. Las horas son de ${market.country}.`,
      '',
      'Archivos',
      '',
      ...told.files,
      '',
      'Lo que no está',
      '',
      'Contraseña, códigos, PUK y clave del Wi-Fi no se copian: son secretos. Los que puedes ver están en el portal.',
      'Las facturas en PDF y XML se descargan por año en Pagos y Facturas.',
      ...(told.refused.length > 0
        ? ['', 'No puedes ver los registros de estas líneas:', ...told.refused]
        : []),
      '',
      'Este archivo tiene datos personales. Guárdalo donde solo tú puedas abrirlo.',
      '',
    ].join('\r\n'),
} as const;

export type ArchiveFile = keyof typeof archiveCopy.files;

/** @param isWhole nothing of it was told that nobody could read */
export function archiveLine(file: ArchiveFile, count: number, isWhole: boolean): string {
  const missing = isWhole ? '' : '; incompleto, hay datos que no se pudieron leer';
  return `${file} (${count}${missing}): ${archiveCopy.files[file]}`;
}
