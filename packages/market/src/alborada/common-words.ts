// Words that many people in the Alborada have for a password.

export const alboradaCommonWords = 'alborada telmo rambla faro telefar movil celular internet recarga saldo';
