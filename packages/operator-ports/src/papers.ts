// Papers of one thing: drawn by the printer that draws invoices, whoever answers for the family of documents.

export interface Paper {
  title: string;
  createdAt: Date;
  lead: string;
  facts: [term: string, words: string][];
  /** Beneath them, one paragraph each. */
  notes: string[];
  /** Of a certificate: anybody checks it there. */
  verification?: { code: string; url: string };
}

export interface Papers {
  /** A PDF. */
  draw(paper: Paper): Promise<Uint8Array>;
}
