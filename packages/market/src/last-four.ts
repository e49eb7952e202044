/** Of a document or a device, for whoever may recognise it but not read it. */
export function lastFour(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}
