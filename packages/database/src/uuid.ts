// Our own ids, as a column of the type uuid takes them: anything else is an error there, not «none».

const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** In letters of either case. */
export const isUuid = (id: string): boolean => shape.test(id);

/** As we write them. An id that goes to an operator is compared as text: in other letters it is another one. */
export const isUuidAsWritten = (id: string): boolean => isUuid(id) && id === id.toLowerCase();
