import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';

/** A mail as its reader's program sees it. */
export interface SentMail {
  readonly file: string;
  readonly recipients: readonly string[];
  readonly mail: ParsedMail;
  /** As written, with its headers. */
  readonly source: string;
}

const recipientsOf = ({ to, cc, bcc }: ParsedMail): readonly string[] =>
  [to, cc, bcc]
    .flat()
    .flatMap((field) => field?.value ?? [])
    .map(({ address }) => address ?? '');

/** A mail from its source, however it came. */
export const readMail = async (source: string, file = ''): Promise<SentMail> => {
  const mail = await simpleParser(source);
  return { file, source, mail, recipients: recipientsOf(mail) };
};

/** What lies in an outbox folder, drafts included; nothing when there is none yet. */
export const filesOfOutbox = async (dir: string): Promise<readonly string[]> =>
  (await readdir(dir).catch(() => [])).sort();

export const readOutbox = async (dir: string): Promise<readonly SentMail[]> => {
  const files = (await filesOfOutbox(dir)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (file) => readMail(await readFile(join(dir, file), 'utf8'), file)));
};
