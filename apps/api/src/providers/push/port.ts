// Web Push as the server sees it: a few words for one browser, through the push service that the browser names.

export interface PushAddress {
  /** Of the browser's push service: whoever subscribes chooses it, so it is nobody's word but theirs. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Ours at every push service; JSON, so that it is kept as one secret. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** `gone`: the browser is no longer subscribed. `refused`: another try would end the same. */
export type PushResult = 'accepted' | 'gone' | 'refused' | 'unavailable';

export interface PushSender {
  freshKeys(): PushKeys;
  /** Whether a push service may be there at all: never an address of our own networks. */
  mayBe(endpoint: string): boolean;
  /** Never throws for what happens on the way. The payload is encrypted for that browser alone. */
  send(keys: PushKeys, to: PushAddress, payload: string): Promise<PushResult>;
}
