// Words that generated people, companies, homes and data sessions are made of.

export const givenNames = [
  ['María', 'José'],
  ['Ana', 'Belén'],
  ['Carmen', 'Elena'],
  ['Gabriela', 'Isabel'],
  ['Daniela', 'Sofía'],
  ['Verónica', 'Patricia'],
  ['Paola', 'Andrea'],
  ['Rosa', 'Elvira'],
  ['Lorena', 'Beatriz'],
  ['Silvia', 'Inés'],
  ['Mónica', 'Alejandra'],
  ['Jenny', 'Maribel'],
  ['Karla', 'Estefanía'],
  ['Diana', 'Carolina'],
  ['Nathaly', 'Michelle'],
  ['Carlos', 'Alberto'],
  ['Luis', 'Fernando'],
  ['José', 'Antonio'],
  ['Juan', 'Carlos'],
  ['Jorge', 'Luis'],
  ['Miguel', 'Ángel'],
  ['Víctor', 'Hugo'],
  ['Andrés', 'Sebastián'],
  ['Diego', 'Armando'],
  ['Santiago', 'David'],
  ['Ángel', 'Rafael'],
  ['Edison', 'Javier'],
  ['Wilson', 'Eduardo'],
  ['Marco', 'Vinicio'],
  ['Byron', 'Patricio'],
] as const;

export const familyNames = [
  'Andrade',
  'Benítez',
  'Bravo',
  'Cabrera',
  'Cajamarca',
  'Calderón',
  'Castillo',
  'Cedeño',
  'Chávez',
  'Chiluisa',
  'Cordero',
  'Delgado',
  'Espinoza',
  'Falconí',
  'Figueroa',
  'García',
  'Guamán',
  'Guerrero',
  'Herrera',
  'Intriago',
  'Jaramillo',
  'Lema',
  'León',
  'Loor',
  'Macías',
  'Maldonado',
  'Mendoza',
  'Mera',
  'Molina',
  'Morales',
  'Moreira',
  'Naranjo',
  'Ordóñez',
  'Ortega',
  'Paredes',
  'Pazmiño',
  'Peralta',
  'Quishpe',
  'Ramírez',
  'Rivadeneira',
  'Rosero',
  'Salazar',
  'Suárez',
  'Tigrero',
  'Toapanta',
  'Torres',
  'Vallejo',
  'Vélez',
  'Yánez',
  'Zambrano',
] as const;

export const streets = [
  'Av. de los Almendros',
  'Calle Las Palmas',
  'Av. del Río',
  'Calle Los Ceibos',
  'Av. Las Orquídeas',
  'Calle Los Arrayanes',
  'Av. El Mirador',
  'Calle Los Jazmines',
  'Av. Los Sauces',
  'Calle La Pradera',
  'Av. Los Guayacanes',
  'Calle El Molino',
  'Av. La Floresta',
  'Calle Los Laureles',
  'Av. Las Acacias',
] as const;

export const trades = [
  'Comercial',
  'Distribuidora',
  'Ferretería',
  'Transportes',
  'Agrícola',
  'Textiles',
  'Consultora',
  'Farmacia',
] as const;

export const hosts = [
  'www.noticias.example',
  'video.example',
  'musica.example',
  'mapas.example',
  'correo.example',
  'tienda.example',
  'juegos.example',
  'clases.example',
  'banco.example',
  'fotos.example',
  'deportes.example',
  'nube.example',
  'clima.example',
  'radio.example',
  'recetas.example',
] as const;

/** Lowercase letters without accents, as in an e-mail. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

// Seeded pseudo-random numbers (mulberry32): the same seed always gives the same operator.

export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}

/** A stream of its own for one customer, so that what comes before never changes it. */
export function randomFor(seed: number, ordinal: number): Random {
  return createRandom(seed ^ Math.imul(ordinal + 1, 0x9e3779b1));
}

/** Whole parts of at least 1 that add up to `total`; `total` must not be below `count`. */
export function splitTotal(random: Random, total: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 0.2 + random.next() ** 2);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = total - count;
  const parts = weights.map((weight) => 1 + Math.floor((spare * weight) / weightSum));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < left ? part + 1 : part));
}
