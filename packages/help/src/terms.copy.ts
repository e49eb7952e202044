// The terms of use of the portal.

import { market } from '@portal/market/here';
import { bookedWithin } from './promises.ts';

interface Section {
  title: string;
  paragraphs: readonly string[];
}

export const termsCopy = {
  /** Of what stands here: whoever accepts it accepts this version. */
  version: '2026-11',
  title: 'Términos y condiciones',
  intro: (brand: string) =>
    `Estas condiciones regulan el uso del portal de autogestión ${brand} en ${market.country}. Léelas con calma: al iniciar sesión o registrarte aceptas cumplirlas.`,
  sections: (brand: string, helpPhone: string): readonly Section[] => [
    {
      title: '1. Qué es este portal',
      paragraphs: [
        `${brand} es el portal en el que los clientes de servicios móviles y del hogar consultan sus saldos y consumos, ven y descargan sus facturas, las pagan y administran los servicios asociados a su cuenta.`,
        'El portal complementa los demás canales de atención; no reemplaza tu contrato de servicios. Si estas condiciones y tu contrato dijeran cosas distintas sobre un servicio contratado, se aplica tu contrato.',
      ],
    },
    {
      title: '2. Quién puede usarlo',
      paragraphs: [
        'Puede usarlo la persona titular de una línea o de un servicio del hogar, o quien la persona titular haya autorizado mediante la asociación del servicio a su cuenta.',
        'Debes ser mayor de edad o contar con la autorización de tu representante legal, y entregar información verdadera, completa y actualizada.',
      ],
    },
    {
      title: '3. Tu cuenta y tu contraseña',
      paragraphs: [
        'El usuario es tu correo electrónico o tu número móvil. La contraseña es personal: no la compartas y cámbiala si crees que otra persona la conoce.',
        'Las operaciones hechas con tu usuario y contraseña se entienden hechas por ti, salvo que nos hayas avisado antes de un uso no autorizado. Después de varios intentos fallidos el acceso se bloquea por un tiempo para protegerte.',
        'En un equipo compartido, cierra tu sesión al terminar.',
      ],
    },
    {
      title: '4. Servicios asociados',
      paragraphs: [
        'Para asociar una línea te pediremos un código de seguridad que enviamos a ese número, y para asociar un servicio del hogar, los datos de su titular. Asocia solo servicios propios o para los que tengas autorización.',
        'Puedes retirar un servicio de tu cuenta cuando quieras. Retirarlo del portal no termina el contrato del servicio.',
      ],
    },
    {
      title: '5. Saldos, consumos y facturas',
      paragraphs: [
        'Los saldos y consumos se muestran con la hora de su última actualización y pueden diferir por unos minutos de lo que registra la red. El valor que debes pagar es el de tu factura.',
        'Las facturas se entregan en formato PDF. Una factura nueva puede tardar hasta cinco días laborables desde la fecha de corte en estar disponible.',
      ],
    },
    {
      title: '6. Pagos en línea',
      paragraphs: [
        'Los pagos con tarjeta los procesa un proveedor de pagos autorizado. Los datos de tu tarjeta viajan directamente a ese proveedor; este portal no los recibe ni los guarda.',
        `Antes de confirmar verás el valor total. Un pago aprobado se refleja en tu cuenta ${bookedWithin}. Si no conocemos todavía el resultado de un pago, lo verás en verificación y no se te cobrará dos veces por la misma factura.`,
        'Si encuentras un cobro que no reconoces, comunícalo lo antes posible por nuestros canales de atención y a la entidad emisora de tu tarjeta.',
      ],
    },
    {
      title: '7. Uso responsable',
      paragraphs: [
        'No está permitido intentar acceder a cuentas o datos de otras personas, probar contraseñas o códigos de forma automática, alterar el funcionamiento del portal ni usarlo para fines ilícitos.',
        'Podemos suspender el acceso de una cuenta mientras revisamos un uso que ponga en riesgo a otros clientes o a la red. Te informaremos el motivo y cómo recuperarlo.',
      ],
    },
    {
      title: '8. Datos personales',
      paragraphs: [
        `Tratamos tus datos personales para prestarte los servicios contratados, atender tus solicitudes, cobrar lo adeudado y cumplir obligaciones legales, de acuerdo con ${market.words.dataProtection}.`,
        'Puedes ejercer tus derechos de acceso, rectificación y actualización, eliminación, oposición, portabilidad y suspensión del tratamiento por nuestros canales de atención.',
        'Conservamos facturas y registros de pago durante el tiempo que exige la ley, aunque elimines tu cuenta del portal.',
      ],
    },
    {
      title: '9. Cookies y datos en tu navegador',
      paragraphs: [
        'El portal guarda en tu navegador lo necesario para mantener tu sesión: un identificador de sesión, tu nombre y tus datos de contacto, y la línea que elegiste. Todo esto se borra al cerrar sesión.',
        'Las herramientas de medición de terceros solo se activan si las permites en el aviso de cookies y, con tu sesión iniciada, también en Lo que aceptaste. Si no las permites, el portal funciona igual.',
      ],
    },
    {
      title: '10. Disponibilidad',
      paragraphs: [
        'Trabajamos para que el portal esté disponible todos los días a toda hora, pero puede interrumpirse por mantenimiento, fallas de terceros o causas de fuerza mayor. Una interrupción del portal no afecta los servicios contratados ni amplía los plazos de pago.',
      ],
    },
    {
      title: '11. Contenidos y propiedad intelectual',
      paragraphs: [
        'Los textos, diseños y programas del portal pertenecen al operador o a quienes le han concedido su uso. Puedes usarlos para gestionar tus servicios; no puedes copiarlos ni distribuirlos con otros fines.',
        'El portal puede llevarte a sitios de terceros. Cada sitio responde por sus propios contenidos y condiciones.',
      ],
    },
    {
      title: '12. Cambios',
      paragraphs: [
        'Podemos actualizar estas condiciones. Si un cambio afecta tus derechos, te avisaremos en el portal antes de que se aplique. Si no estás de acuerdo, puedes eliminar tu cuenta sin que eso afecte tus servicios contratados.',
      ],
    },
    {
      title: '13. Ley aplicable y reclamos',
      paragraphs: [
        `Estas condiciones se rigen por las leyes de la ${market.words.state}. Si tienes un reclamo, llámanos al ${helpPhone.replace(' / ', ' o ')}; si no quedas conforme con la respuesta, puedes acudir a la autoridad de control de telecomunicaciones o de defensa del consumidor.`,
      ],
    },
  ],
};
