// The page of the built-in provider: what a phone or a mailbox would have received, for people who try the portal.
import { nationalNumber } from '@portal/market/service-number';
import { dayAndTime } from '@portal/market/words';
import type { MessageRow } from './messages.store.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const channelNames = { sms: 'SMS', email: 'Correo' };

export function outboxPage(messages: readonly MessageRow[], to: string): string {
  const items = messages.map(
    ({ channel, recipient, subject, body, sentAt, createdAt }) => `<li>
<p class="about"><b>${channelNames[channel]}</b> para <b>${escapeHtml(nationalNumber(recipient))}</b>, <time>${escapeHtml(dayAndTime(sentAt ?? createdAt))}</time></p>
${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}
<p class="text">${escapeHtml(body)}</p>
</li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No hay mensajes.</p>';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mensajes enviados</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/outbox.css"></head>
<body><main>
<h1>Mensajes enviados</h1>
<p>Solo en desarrollo: aquí llegan los SMS y correos que el portal envía, los más recientes primero.</p>
<form action="/dev/outbox"><label for="to">Número o correo</label>
<input id="to" name="to" value="${escapeHtml(to)}" autocomplete="off"><button>Buscar</button></form>
${list}
</main></body></html>`;
}

export const outboxStyle = `body { margin: 0; background: #f4f4f4; color: #1f1f1f; font: 16px/1.5 sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 16px 0 24px; }
input { flex: 1 1 220px; min-height: 44px; padding: 0 12px; border: 1px solid #767676; border-radius: 8px; font: inherit; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #b41f14; color: #fff; font: inherit; }
ol { list-style: none; margin: 0; padding: 0; }
li { margin-bottom: 12px; padding: 16px; border: 1px solid #e0e0e0; border-radius: 12px; background: #fff; }
h2 { margin: 8px 0 0; font-size: 18px; }
.about { margin: 0; color: #4d4d4d; font-size: 14px; }
.text { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
