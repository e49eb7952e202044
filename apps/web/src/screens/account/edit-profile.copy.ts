// Sentences of 'Editar perfil'.

export const editProfileCopy = {
  title: 'Editar perfil',
  lead: 'Ingresa los datos que deseas modificar',
  name: 'Nombres',
  lastName: 'Apellidos',
  nickName: 'Apodo (opcional)',
  email: 'Correo electrónico',
  phone: 'Número móvil',
  unproved:
    'Sin confirmar: todavía no entras con este número. Para confirmarlo, agrega su línea a tus servicios.',
  readOnly: 'Este dato no se puede cambiar aquí.',
  submit: 'Guardar cambios',
  waiting: 'Cargando tus datos',
  failed: 'No pudimos cargar tus datos',
  failedText: 'Intenta de nuevo en un momento.',
  retry: 'Reintentar',
  retrying: 'Cargando…',
} as const;

export const saveCopy = {
  ask: '¿Estas seguro que deseas guardar estos cambios?',
  yes: 'Si, continuar',
  saving: 'Guardando…',
  savedTitle: 'Cambios guardados',
  saved: 'Tus cambios han sido guardados',
  goOn: 'Continuar >',
  failedTitle: 'Error al invocar servicio',
  failed: 'Ocurrió un error en la petición',
} as const;

export const nickNameErrors = {
  tooLong: 'Usa 80 letras como máximo',
} as const;
