/** Why a backup could not be made or restored, in words for the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
