// Sentences of «Verificar un documento».
import * as titles from '@portal/help/page-titles.copy';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const verifyCopy = {
  title: titles.verify,
  lead: 'Comprueba si un certificado es nuestro y está como lo emitimos.',
  code: 'Código del certificado',
  codeHint: '16 letras y números, como 7K3M-9QXW-2BDF-PT5H',
  codeMissing: 'Escribe el código',
  check: 'Verificar',
  checking: 'Verificando…',
  file: 'O arrastra aquí el archivo PDF',
  choose: 'Elegir archivo',
  insecure: 'Esta dirección no es segura (https): aquí solo puedes verificar el código.',
  fileHint: 'Lo comparamos en tu equipo: no se envía.',
  failed: 'No pudimos verificarlo. Inténtalo de nuevo.',
  tooMany: failedCopy.tooMany,
  valid: 'El código es válido',
  validText:
    'Compara estos datos con los del documento. Con el archivo comprobamos también que nadie lo cambió.',
  validFile: 'El documento es auténtico',
  validFileText: 'El archivo es el que emitimos, sin cambios.',
  notValid: 'El código no es válido',
  notValidText: 'Revisa que esté completo. Si lo está, el documento no es nuestro.',
  changedFile: 'El documento no es válido',
  changedFileText: 'Este archivo no es un certificado nuestro, o alguien lo cambió.',
  over: 'El certificado es nuestro, pero ya no está vigente',
  overText: (moment: string) => `El equipo apareció y el reporte terminó el ${moment}.`,
  kind: 'Documento',
  kinds: { theft: 'Certificado de robo o pérdida', noDebt: 'Certificado de no adeudar' } as Readonly<
    Record<string, string>
  >,
  issued: 'Emitido',
  holder: 'Titular',
} as const;
