/** Without accents and capitals: «Contraseña» is found by «contrasena». */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
