import { startMailServer } from '../support/mail-server.ts';

/** A mail as far as an audit asks: whose, and about what. */
export interface CaughtMail {
  readonly messageId: string;
  readonly recipient: string;
}

export interface MailCatcher {
  /** Where mails are sent: `smtp://host:port`. */
  readonly url: string;
  caught(): readonly CaughtMail[];
  stop(): Promise<void>;
}

const header = (source: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(source)?.[1]?.trim() ?? '';

const address = (field: string): string => /<([^>]+)>/.exec(field)?.[1] ?? field;

/** Takes every mail and remembers what an audit needs. */
export const startMailCatcher = async (): Promise<MailCatcher> => {
  const server = await startMailServer();
  const mails: CaughtMail[] = [];
  return {
    url: server.url,
    caught: () => {
      for (const source of server.received.splice(0).map(String))
        mails.push({ messageId: header(source, 'Message-ID'), recipient: address(header(source, 'To')) });
      return mails;
    },
    stop: server.stop,
  };
};
