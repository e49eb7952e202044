// Sentences of the links between the pages of one's own account.
export const accountLinksCopy = {
  account: 'Tu cuenta',
  edit: 'Editar perfil',
  editDetail: 'Nombres y apodo',
  cards: 'Tarjetas y débito automático',
  cardsDetail: 'Guarda una tarjeta y paga sin hacer nada',
  password: 'Cambiar contraseña',
  people: 'Personas',
  peopleDetail: 'Quién más entra a tus líneas',
  security: 'Seguridad',
  securityDetail: 'Llaves de acceso, segundo paso y sesiones',
  contracts: 'Contratos y permisos',
  contractsDetail: 'Qué aceptaste, cuándo y cómo',
  privacy: 'Mis datos',
  privacyDetail: 'Cópialos, corrígelos o bórralos',
  passwordDetail: 'Se cierran tus otras sesiones',
} as const;
