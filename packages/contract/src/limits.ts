// How often a call may be made. Those that name the same limit share it, in all processes.

export interface CallLimit {
  points: number;
  seconds: number;
  /** Who is signed in; or, of who is not, the network that an address belongs to, which a whole carrier's customers may share. */
  by: 'user' | 'network';
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => minutes(count * 60);

export const callLimits = {
  /** Codes of WhatsApp guessed. */
  codeGuess: { points: 300, seconds: minutes(15), by: 'user' },
  /** Payment frames opened, authenticated and confirmed. */
  paymentFrame: { points: 300, seconds: minutes(10), by: 'user' },
  /** PDF documents and tables: each costs a twentieth of a second of a core. */
  document: { points: 120, seconds: minutes(10), by: 'user' },
  /** Archives of a year's invoices and of one's data. */
  archive: { points: 6, seconds: minutes(10), by: 'user' },
  /** Tests of a home: each asks the network. */
  serviceTest: { points: 30, seconds: minutes(10), by: 'user' },
  /** Changes of the Wi-Fi of a home: its devices, and the network of guests. */
  homeNetwork: { points: 60, seconds: hours(1), by: 'user' },
  /** Visits of a technician asked for, moved and cancelled. */
  visit: { points: 20, seconds: hours(1), by: 'user' },
  /** Turns at an office booked, moved and cancelled. */
  officeAppointment: { points: 20, seconds: hours(1), by: 'user' },
  /** Conversations with the assistant begun. */
  assistantLink: { points: 60, seconds: minutes(10), by: 'user' },
  /** Passkeys tried to be added. */
  passkey: { points: 30, seconds: hours(1), by: 'user' },
  /** Cards tried to be saved: they are not tried out here. */
  cardSaved: { points: 20, seconds: hours(1), by: 'user' },
  /** Browsers that somebody wants to be told in. */
  pushSubscription: { points: 30, seconds: minutes(10), by: 'user' },
  /** Papers checked: nobody guesses their codes, and nobody keeps the database busy with it. */
  verification: { points: 300, seconds: minutes(10), by: 'network' },
  /** Places looked for. */
  placesSeen: { points: 300, seconds: minutes(10), by: 'network' },
  /** Keys of Wi-Fi networks shown. */
  wifiReveal: { points: 60, seconds: minutes(10), by: 'user' },
  /** Invitations to a role tried. */
  acceptance: { points: 30, seconds: minutes(10), by: 'user' },
  /** Codes of payments sent by SMS once more. */
  paymentCode: { points: 10, seconds: hours(24), by: 'user' },
  /** Payment links made. */
  paymentLink: { points: 30, seconds: hours(1), by: 'user' },
  /** Requests about one's data: a copy reads everything. */
  dataRequest: { points: 12, seconds: hours(24), by: 'user' },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof callLimits;
