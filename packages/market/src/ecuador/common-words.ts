// Words that many people in Ecuador have for a password: places, clubs, operators, and words of the trade.

export const ecuadorCommonWords = `
  ambato azuay bolivar canar carchi chimborazo cotopaxi cuenca ecuatoriano ecuatoriana esmeraldas galapagos
  guayaquil guayas ibarra imbabura latacunga loja losrios machala manabi morona napo orellana otavalo pastaza
  pichincha portoviejo quevedo quito riobamba salinas santodomingo sucumbios tungurahua tulcan zamora mitaddelmundo
  aucas barcelonasc campeon delfin deportivo elnacional emelec idolo independiente latri laliga liga
  ligadequito macara mushucruna seleccion
  claro claroec claroecuador miclaro claromovil movistar mimovistar tuenti cntmovil
  banco cedula chip cliente factura linea megas minutos miclave micelular
  miinternet mimovil movil operador pagos pospago postpago prepago recarga recargas saldo smartphone
  television wifi
`;
