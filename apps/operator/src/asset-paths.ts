// Where files lie that the operator reads, whether it runs from `src` or bundled: then it lies in `dist` of the app
// that it is bundled into.
const isBundled = !import.meta.url.endsWith('.ts');
const inSource = (path: string) =>
  new URL(isBundled ? `../../operator/src/${path}` : `./${path}`, import.meta.url);

export const migrationsFolder = inSource('db/migrations');
export const invoiceFonts = inSource('documents/fonts/');
export const invoiceWorkerFile = new URL(
  isBundled ? './invoice-worker.mjs' : './documents/invoice-worker.ts',
  import.meta.url,
);
