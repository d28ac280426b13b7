/** Secrets that open links and sign in: only their hashes are stored. */
export interface Secrets {
  /** An unguessable secret of 256 bits, safe in URLs. */
  newToken(): string;
  /** The hex sha256 of a secret, which is what is stored. */
  hashToken(token: string): string;
}
