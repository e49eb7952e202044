// Where the server's policy wants it (trusted types), a text becomes a script's address here alone, when it is of this
// origin: workers and the service worker. No text becomes markup or code anywhere.

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): void;
}

export function admitOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}
