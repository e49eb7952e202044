// Says in the portal's window what only the frame may say. It has no origin, so the portal must not believe it.
const sid = new URLSearchParams(location.hash.slice(1)).get('sid');
// Not known, and of no importance to a liar.
window.top?.postMessage({ v: 1, status: 'EXITO', sid, reference: 'falso' }, '*');

export {};
