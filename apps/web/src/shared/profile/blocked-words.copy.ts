// A blocked account, in the documents' words; the wait follows.

export const blockedCopy = {
  blocked: 'Su cuenta ha sido bloqueada por intentos fallidos, favor de intentar nuevamente en ',
} as const;
