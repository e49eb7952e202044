// What the server writes into the page, before anything reads it: the assistant is another origin's, and stays away.
import { ecuador } from '@portal/market/ecuador/ecuador';

for (const [name, content] of Object.entries({ market: ecuador, 'portal-settings': { assistant: 'off' } })) {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = JSON.stringify(content);
  document.head.append(meta);
}
document.documentElement.lang = ecuador.locale;
