import { readdir, readFile, stat } from 'node:fs/promises';
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

const parsed = new Map<string, Promise<SentMail>>();

/** Whoever waits for a mail asks many times, and parsing is slow: a file is parsed once, unless it is written again. */
const readOnce = async (dir: string, file: string): Promise<SentMail> => {
  const path = join(dir, file);
  const { ino, mtimeMs } = await stat(path);
  const key = `${path} ${ino} ${mtimeMs}`;
  const mail = parsed.get(key) ?? readFile(path, 'utf8').then((source) => readMail(source, file));
  parsed.set(key, mail);
  return mail;
};

export const readOutbox = async (dir: string): Promise<readonly SentMail[]> => {
  const files = (await filesOfOutbox(dir)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((file) => readOnce(dir, file)));
};
