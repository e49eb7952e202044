// What the server writes into the page, before anything reads it: the assistant is another origin's, and stays away.
const meta = document.createElement('meta');
meta.name = 'portal-settings';
meta.content = JSON.stringify({ assistant: 'off' });
document.head.append(meta);
document.documentElement.lang = 'es-EC';
