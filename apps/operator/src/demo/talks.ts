// What somebody has asked a person, and was answered.
import { addDays, instantAt } from '@portal/market/civil-dates';
import { talks } from '../db/schema.ts';
import type { World } from './world.ts';

const said = [
  ['customer', '¿Pueden cambiar la dirección a la que llega la factura impresa?', 0],
  ['assistant', 'No sé responder eso. Prueba con otras palabras, o elige una de estas preguntas.', 0],
  [
    'operator',
    'Hola, soy Gabriela, de Atención al cliente. Leí tu conversación. Desde el próximo corte tu factura llega solo a tu correo, así que no hace falta una dirección. ¿Te ayudo con algo más?',
    2,
  ],
  ['customer', 'Perfecto, así está bien. Gracias.', 3],
  ['operator', 'Con gusto, Ana. Quedo pendiente si necesitas algo más.', 4],
] as const;

/** @param authorId as the portal knows who wrote */
export function emitTalk(world: World, ofCustomerId: string, authorId: string): void {
  const day = addDays(world.today, -9);
  const at = (hours: number) => instantAt(day, 10.3 + hours);
  world.emit(talks, {
    customerId: authorId,
    talkId: `CHT-${day.slice(2).replaceAll('-', '')}-2F7CTM`,
    authorId,
    ofCustomerId,
    requestKey: 'demo',
    status: 'read',
    nextMoveAt: null,
    messages: said.map(([author, text, hours], place) => ({
      messageId: String(place + 1),
      author,
      text,
      writtenAt: at(hours).toISOString(),
    })),
    createdAt: at(0),
    updatedAt: at(4),
  });
}
