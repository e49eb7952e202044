// What people are told of the number by which they are written to on WhatsApp.
import { numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { NoticeOf, NoticesOf } from './notice.ts';

const link = z.object({
  whatsapp: z.object({ state: z.enum(['linked', 'unlinked', 'taken']), number: z.string() }),
});

const linkMoved: NoticeOf = ({ userId, event }, phone) => {
  const { data } = link.safeParse(event);
  if (!data) return null;
  const { state, number } = data.whatsapp;
  const common = { audience: { userId }, about: {} };
  const doubt = `Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`;
  if (state === 'linked')
    return {
      ...common,
      kind: 'whatsappLinked',
      subject: 'Vinculaste WhatsApp a tu cuenta',
      content: `Desde ahora te escribimos por WhatsApp al ${numberWords(number)}, y ahí ves tus saldos y tus facturas. ${doubt}`,
      brief: `Ya te escribimos por WhatsApp al ${numberWords(number)}. ${doubt}`,
    };
  return {
    ...common,
    kind: 'whatsappUnlinked',
    subject: 'Tu cuenta ya no tiene WhatsApp',
    content:
      state === 'taken'
        ? `Otra persona comprobó que el WhatsApp del ${numberWords(number)} es suyo: ya no te escribimos ahí. Si sigue siendo tuyo, llámanos al ${phone}.`
        : `Ya no te escribimos por WhatsApp al ${numberWords(number)}. ${doubt}`,
    brief:
      state === 'taken'
        ? `Otra persona tiene ahora el WhatsApp del ${numberWords(number)}: ya no te escribimos ahí. Si es tuyo, llámanos al ${phone}.`
        : `Ya no te escribimos por WhatsApp al ${numberWords(number)}. ${doubt}`,
    // Whoever has it now is not told of somebody else's account.
    ...(state === 'taken' ? { notOn: number } : {}),
  };
};

export const whatsappNotices: NoticesOf = { WhatsappLinkEvent: linkMoved };
