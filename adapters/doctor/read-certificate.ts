import { connect as connectPlain, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

export interface SeenCertificate {
  readonly validTo: Date;
  /** Why this machine does not trust it; null when it does. */
  readonly problem: string | null;
}

export interface TlsServer {
  readonly host: string;
  readonly port: number;
  /** Whether to speak SMTP first and upgrade with STARTTLS, as on port 587. */
  readonly startTls?: boolean;
}

/** Sends a line and returns the reply. The last line of a reply has a space after its number. */
const ask = (socket: Socket, line: string | null): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      if (!/^\d{3} .*\r?\n$/m.test(said)) return;
      socket.off('data', listen);
      resolve(said);
    };
    socket.on('data', listen);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed the connection')));
    if (line !== null) socket.write(`${line}\r\n`);
  });

/** A connection that is ready for TLS; null when the mail server does not offer STARTTLS. */
const openMail = async (socket: Socket): Promise<Socket | null> => {
  await ask(socket, null);
  const offered = await ask(socket, 'EHLO doctor.invalid');
  if (!/^250[ -]STARTTLS/im.test(offered)) return null;
  const answer = await ask(socket, 'STARTTLS');
  return answer.startsWith('220') ? socket : null;
};

const handshake = (socket: TLSSocket): Promise<SeenCertificate> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('secureConnect', () =>
      resolve({
        validTo: new Date(socket.getPeerCertificate().valid_to),
        problem: socket.authorized ? null : String(socket.authorizationError),
      }),
    );
  });

/** The certificate that a server presents; null when it does not encrypt. @throws Error when it does not reply in time */
export const readCertificate = async (
  { host, port, startTls = false }: TlsServer,
  timeoutMs: number,
): Promise<SeenCertificate | null> => {
  const plain = connectPlain({ host, port });
  const gaveUp = setTimeout(() => plain.destroy(new Error('it did not answer in time')), timeoutMs);
  // The certificate is not verified here, because an expired one must be read too. Nothing secret is sent over this connection.
  const options = {
    servername: host.includes(':') || /^[\d.]+$/.test(host) ? '' : host,
    host,
    rejectUnauthorized: false,
  };
  try {
    await new Promise<void>((resolve, reject) => {
      plain.once('error', reject);
      plain.once('connect', () => resolve());
    });
    const ready = startTls ? await openMail(plain) : plain;
    return ready && (await handshake(connect({ ...options, socket: ready })));
  } finally {
    clearTimeout(gaveUp);
    plain.destroy();
  }
};
