// Refusals of every path: `{code, message}`, as the portal's API has them.
import type { FastifyReply } from 'fastify';

const messages: Record<number, string> = {
  403: 'Origen no permitido',
  404: 'Recurso no encontrado',
  413: 'Mensaje demasiado largo',
  504: 'El portal no responde',
};

export const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ code: String(status), message: messages[status] ?? 'Petición inválida' });
