// What the person's device makes and signs: its library comes with the first who wants it.
import type { AssertionOptions, NewPasskeyOptions } from '@portal/contract/access/passkeys';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** `cancelled`: the person would not, or took too long. `unable`: not on this device, or not at this address. */
export type NotSigned = 'cancelled' | 'known' | 'unable';

/** A name of this portal is asked for, which an address of numbers is not. */
const mayHavePasskeys = () => browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);

export async function makePasskey(options: NewPasskeyOptions): Promise<RegistrationResponseJSON | NotSigned> {
  if (!mayHavePasskeys()) return 'unable';
  return startRegistration({ optionsJSON: options }).catch(reasonOf);
}

export async function signByPasskey(
  options: AssertionOptions,
): Promise<AuthenticationResponseJSON | NotSigned> {
  if (!mayHavePasskeys()) return 'unable';
  return startAuthentication({ optionsJSON: options }).catch(reasonOf);
}

function reasonOf(error: unknown): NotSigned {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'unable';
}
