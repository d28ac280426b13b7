import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Undeliverable } from '@wondercast/core/kernel/mail';
import { simpleParser } from 'mailparser';
import { afterAll, describe, expect, it } from 'vitest';
import { draftsOf, outboxFolderMailer } from '../../adapters/outbox-folder/outbox-folder-mailer.ts';
import { smtpMailer } from '../../adapters/smtp/smtp-mailer.ts';
import { startMailServer } from '../support/mail-server.ts';
import { aMail, describeMailer, FROM } from './mailer.ts';

const dirs: string[] = [];
const tempDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'outbox-'));
  dirs.push(dir);
  return dir;
};
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));

describeMailer('outbox folder', async () => {
  const dir = await tempDir();
  return {
    mailer: outboxFolderMailer({ dir, from: () => FROM }),
    arrived: async (messageId) => [await readFile(join(dir, `${messageId}.eml`))],
    close: async () => {},
  };
});

describeMailer('SMTP', async () => {
  const { url, received, stop } = await startMailServer();
  const mailer = smtpMailer({ url, from: () => FROM });
  return {
    mailer,
    arrived: async (messageId) => received.filter((source) => source.includes(`<${messageId}>`)),
    close: async () => {
      mailer.close();
      await stop();
    },
  };
});

describe('the outbox folder', () => {
  it('holds one whole file a mail, also when it is sent again and by several at once', async () => {
    const dir = join(await tempDir(), 'made', 'when', 'needed');
    const { send } = outboxFolderMailer({ dir, from: () => FROM });
    const mail = aMail({ text: 'x'.repeat(100_000) });
    await Promise.all([send(mail), send(mail), send(mail), send(aMail())]);
    const files = await readdir(dir);
    expect(files).toHaveLength(2);
    expect(files).toContain(`${mail.messageId}.eml`);
    const { text } = await simpleParser(await readFile(join(dir, `${mail.messageId}.eml`)));
    expect(text?.trim()).toHaveLength(100_000);
  });

  it('keeps nothing of what a killed process had begun to write', async () => {
    const dir = join(await tempDir(), 'outbox');
    const { send } = outboxFolderMailer({ dir, from: () => FROM });
    const mail = aMail();
    const begun = join(draftsOf(dir), `${mail.messageId}.eml.0badcafe`);
    await mkdir(draftsOf(dir), { recursive: true });
    await writeFile(begun, 'half a ma');
    await send(aMail());
    expect(await readdir(draftsOf(dir))).toHaveLength(1);
    await send(mail);
    expect(await readdir(draftsOf(dir))).toEqual([]);
    expect(await readdir(dir)).toHaveLength(2);
  });

  it('stays inside itself, whatever the message id', async () => {
    const dir = await tempDir();
    await outboxFolderMailer({ dir, from: () => FROM }).send(aMail({ messageId: '../../evil/\0x@[::1]' }));
    expect(await readdir(dir)).toEqual(['.._.._evil__x@___1_.eml']);
  });

  it('fails, and leaves nothing, when it cannot be written', async () => {
    const dir = await tempDir();
    const file = join(dir, 'a-file');
    await writeFile(file, '');
    await expect(outboxFolderMailer({ dir: file, from: () => FROM }).send(aMail())).rejects.toThrow();
    expect(await readdir(dir)).toEqual(['a-file']);
  });
});

describe('SMTP', () => {
  const refusing = (responseCode: number) => ({
    onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error | null) => void) =>
      done(Object.assign(new Error('no'), { responseCode })),
  });

  it.each([451, 550])('fails when the server answers %i', async (code) => {
    const server = await startMailServer(refusing(code));
    const mailer = smtpMailer({ url: server.url, from: () => FROM });
    await expect(mailer.send(aMail())).rejects.toMatchObject({ responseCode: code });
    mailer.close();
    await server.stop();
  });

  const KEPT = [
    'mara@northlight.example',
    'Mara@EXAMPLE.com',
    'mara@mail.example.org',
    'mara@example.net',
    'mara@shop.test',
    'mara@nowhere.invalid',
  ];
  const SENT = ['mara@northlight-studio.com', 'mara@myexample.com', 'mara@test.com', 'mara@example.com.pl'];

  it('keeps back what nobody can receive, asks no server about it, and says so once', async () => {
    const server = await startMailServer();
    const kept: string[] = [];
    const onKeptBack = (messageId: string, why: string) => kept.push(`${messageId} ${why}`);
    const mailer = smtpMailer({ url: server.url, from: () => FROM, onKeptBack });
    for (const address of KEPT) {
      const mail = aMail({ to: { name: 'Mara', address } });
      await expect(mailer.send(mail)).rejects.toThrow(Undeliverable);
      expect(kept.at(-1)).toMatch(`${mail.messageId} Kept back: nobody receives mail at `);
    }
    expect([kept.length, server.received.length]).toEqual([KEPT.length, 0]);
    for (const address of SENT) await mailer.send(aMail({ to: { name: 'Mara', address } }));
    expect(server.received).toHaveLength(SENT.length);
    mailer.close();
    await server.stop();
  });

  it('fails at once when nobody listens', async () => {
    const server = await startMailServer();
    await server.stop();
    const mailer = smtpMailer({ url: server.url, from: () => FROM });
    await expect(mailer.send(aMail())).rejects.toMatchObject({ code: 'ESOCKET' });
    mailer.close();
  });

  it('signs in as the address says', async () => {
    const seen: unknown[] = [];
    const server = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    const mailer = smtpMailer({ url: server.url.replace('//', '//shop%40x:p%2Fw@'), from: () => FROM });
    await mailer.send(aMail());
    expect(seen).toEqual([['shop@x', 'p/w']]);
    mailer.close();
    await server.stop();
  });
});
