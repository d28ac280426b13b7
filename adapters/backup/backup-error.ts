/** A backup could not be made or restored. The message is for the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
