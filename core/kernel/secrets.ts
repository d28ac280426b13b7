/** What opens links and signs in: only its hash is stored. */
export interface Secrets {
  /** An unguessable secret of 256 bits, safe in addresses. */
  newToken(): string;
  /** Hex sha256: how secrets are stored. */
  hashToken(token: string): string;
}
