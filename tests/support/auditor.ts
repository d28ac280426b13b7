import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_TEST_ID, TEST_REFERENCE } from '@wondercast/core/people/partners/test-data';
import { uploadAt } from '@wondercast/core/shop/media/uploaded-image';
import { draftsOf } from '../../adapters/outbox-folder/outbox-folder-mailer.ts';
import { ADMIN_PASSWORD, PASSWORD, type TestApp } from './app.ts';
import { type Evidence, evidenceOfPostgres, evidenceOfStore } from './auditor-evidence.ts';
import { evidenceOfPayments, type PaymentEvidence, paymentMistakes } from './auditor-payments.ts';
import { STORE_RULES } from './auditor-rules.ts';
import type { Exchange } from './http-client.ts';
import { filesOfOutbox, readOutbox, type SentMail } from './outbox.ts';
import { PATIENCE_MS } from './patience.ts';
import { until } from './until.ts';

/** What an audit looks at. */
export interface Premises {
  evidence(): Promise<Evidence>;
  /** Everything that clients asked and were told. */
  readonly exchanges: readonly Exchange[];
  readonly dataDir: string;
  /** Everything that was logged or printed. */
  readonly log: string;
  /** What must not be in it. */
  readonly secrets: readonly string[];
  /** Whether mails go to the outbox folder; elsewhere the caller looks after them. */
  readonly outbox?: boolean;
  /** When the database was away on purpose, in milliseconds since the epoch: 503 is right then. */
  readonly outages?: readonly { readonly from: number; readonly to: number }[];
  /** When the payment provider was: 502 is right then. */
  readonly providerOutages?: readonly { readonly from: number; readonly to: number }[];
  /** Administrators have changed what is sold since: what was booked cannot be compared with it. */
  readonly catalogueEdited?: boolean;
  /** What is known of card payments; where it is absent nobody pays by card. */
  payments?(): Promise<PaymentEvidence>;
}

interface Acknowledged {
  readonly id: number;
  readonly bookingReference: string;
  readonly totalPrice: number;
}

const isBooking = ({ method, path, status }: Exchange) =>
  method === 'POST' && path === '/api/bookings' && status === 201;

/** Bookings that clients were promised in the live shop, without those they had deleted again. */
export const acknowledged = (exchanges: readonly Exchange[]): readonly Acknowledged[] =>
  allAcknowledged(exchanges).filter(({ id }) => id < FIRST_TEST_ID);

const allAcknowledged = (exchanges: readonly Exchange[]): readonly Acknowledged[] => {
  const gone = new Set(
    exchanges
      .filter(({ method, status }) => method === 'DELETE' && status === 200)
      .map(({ path }) => /^\/api\/(?:admin\/)?bookings\/(\d+)(?:\?|$)/.exec(path)?.[1]),
  );
  return exchanges
    .filter(isBooking)
    .map(({ body }) => body as Acknowledged)
    .filter(({ id }) => !gone.has(String(id)));
};

/** An account that went took its bookings along, as the log says of each. */
const wentWithAccount = ({ deleted }: Evidence, exchanges: readonly Exchange[]): readonly string[] =>
  exchanges.some(({ path, status }) => path === '/api/user/delete' && status === 200) ? deleted : [];

const promisesKept = (evidence: Evidence, exchanges: readonly Exchange[]): readonly string[] => {
  const { bookings } = evidence;
  const gone = wentWithAccount(evidence, exchanges);
  return acknowledged(exchanges)
    .filter(({ bookingReference }) => !gone.includes(bookingReference))
    .filter(
      ({ id, bookingReference, totalPrice }) =>
        !bookings.some(
          (each) =>
            each.id === id &&
            each.reference === bookingReference &&
            // What was changed since costs something else; its sums are judged by themselves.
            (each.isChanged || each.total === Math.round(totalPrice * 100)),
        ),
    )
    .map(({ bookingReference }) => `booking ${bookingReference} was acknowledged and is not there as it was`);
};

/** What belongs to the test shop never stands in the live one, and its mails say what they are. */
const wallStands = ({ bookings }: Evidence, mails: readonly SentMail[]): readonly string[] => [
  ...bookings
    .filter(({ id, reference }) => id >= FIRST_TEST_ID || reference.startsWith(TEST_REFERENCE))
    .map(({ reference }) => `the test booking ${reference} is in the live shop`),
  ...mails
    .filter(
      ({ mail }) => mail.messageId?.includes(TEST_REFERENCE) && !mail.subject?.startsWith('[TEST] for '),
    )
    .map(({ mail }) => `the mail ${mail.messageId} of a test does not say so`),
];

const mailsMatch = ({ bookings, deleted }: Evidence, mails: readonly SentMail[]): readonly string[] => [
  ...bookings
    .filter(
      ({ reference, email }) =>
        !mails.some(
          ({ mail, recipients }) =>
            recipients.length === 1 && recipients[0] === email && mail.messageId?.includes(reference),
        ),
    )
    .map(({ reference }) => `booking ${reference} has no mail to its customer alone`),
  ...mails
    .filter(({ mail }) => mail.messageId?.startsWith('<booking-') && !mail.messageId.includes(TEST_REFERENCE))
    .filter(({ mail }) => {
      const known = [...bookings.map(({ reference }) => reference), ...deleted];
      return !known.some((reference) => mail.messageId?.includes(reference));
    })
    .map(({ mail }) => `the mail ${mail.messageId} is about a booking that never was`),
];

const noFailures = ({ exchanges, outages = [], providerOutages = [] }: Premises): readonly string[] => {
  const declared = ({ at, until }: Exchange, times: NonNullable<Premises['outages']>) =>
    times.some(({ from, to }) => at <= to && from <= until);
  return exchanges
    .filter(({ status }) => status >= 500)
    .filter((exchange) => exchange.status !== 503 || !declared(exchange, outages))
    .filter((exchange) => exchange.status !== 502 || !declared(exchange, providerOutages))
    .map(({ method, path, status }) => `${method} ${path} answered ${status}`);
};

const HASH = /\$argon2\w+\$/;

const tokensIn = (mails: readonly SentMail[]): readonly string[] =>
  mails.flatMap(({ mail }) =>
    [...(mail.text ?? '').matchAll(/(?:[?&]token=|\/pay\/)([\w-]+)/g)].map(([, token = '']) => token),
  );

/** Keys and signing secrets, which their creation says once. */
const secretsTold = (exchanges: readonly Exchange[]): readonly string[] =>
  exchanges
    .filter(({ path, status }) => status === 201 && /^\/api\/admin\/(?:keys|webhooks)/.test(path))
    .map(({ body }) => body as { key?: string; secret?: string })
    .flatMap(({ key, secret }) => key ?? secret ?? []);

const nothingLeaks = (
  { log, secrets, exchanges }: Premises,
  mails: readonly SentMail[],
): readonly string[] => [
  ...[...secrets, ...tokensIn(mails), ...secretsTold(exchanges)]
    .filter((secret) => secret.length > 0 && log.includes(secret))
    .map((secret) => `the log says the secret that starts with ${secret.slice(0, 3)}`),
  ...(HASH.test(log) ? ['the log says a password hash'] : []),
  ...exchanges
    .filter(({ body }) => HASH.test(JSON.stringify(body) ?? ''))
    .map(({ method, path }) => `${method} ${path} answered a password hash`),
];

const noOrphans = async ({ imageNames, uploads }: Evidence, dataDir: string): Promise<readonly string[]> => {
  const files = await readdir(join(dataDir, 'uploads')).catch(() => []);
  const known = new Set([...uploads, ...imageNames.map(uploadAt)]);
  const strays = files.filter((file) => !known.has(uploadAt(`/uploads/${file}`) ?? file));
  const outbox = join(dataDir, 'outbox');
  const drafts = [...(await filesOfOutbox(outbox)), ...(await filesOfOutbox(draftsOf(outbox)))].filter(
    (name) => !name.endsWith('.eml'),
  );
  return [...strays, ...drafts].map((file) => `the file ${file} belongs to nothing`);
};

const COMPARED_WITH_CATALOGUE =
  /that the catalogue does not|that its code does not give|name different codes|uses and has|was used \d+ times/;

/** Everything that is wrong now, in sentences. Mails still on their way count as missing. */
export const violations = async (premises: Premises): Promise<readonly string[]> => {
  const evidence = await premises.evidence();
  const mails = premises.outbox === false ? null : await readOutbox(join(premises.dataDir, 'outbox'));
  const ofStore = STORE_RULES.flatMap((rule) => rule(evidence));
  return [
    ...ofStore.filter((each) => !(premises.catalogueEdited && COMPARED_WITH_CATALOGUE.test(each))),
    ...promisesKept(evidence, premises.exchanges),
    ...(mails ? mailsMatch(evidence, mails) : []),
    ...wallStands(evidence, mails ?? []),
    ...(await noOrphans(evidence, premises.dataDir)),
    ...noFailures(premises),
    ...nothingLeaks(premises, mails ?? []),
    ...(premises.payments ? paymentMistakes(evidence.bookings, await premises.payments()) : []),
  ];
};

const SHOWN = 20;
const inLines = (found: readonly string[]): string =>
  [...found.slice(0, SHOWN), ...(found.length > SHOWN ? [`and ${found.length - SHOWN} more`] : [])]
    .map((each) => `  ${each}`)
    .join('\n');

/** Waits for the mails that are under way, then @throws Error that lists what is wrong. */
export const audit = async (premises: Premises, patienceMs = PATIENCE_MS): Promise<void> => {
  let found: readonly string[] = [];
  const isSettled = async () => {
    found = await violations(premises);
    return !found.some((each) => /mail|belongs to nothing|is not finished/.test(each));
  };
  // What is still wrong then is said below.
  await until('all mails have left', isSettled, patienceMs).catch(() => {});
  if (found.length > 0) throw new Error(`The audit found:\n${inLines(found)}`);
};

const SLACK = 50;

/** An app of these tests, with nodes beside it, as an audit sees it. */
export const premisesOf = (app: TestApp, ...beside: readonly TestApp[]): Premises => {
  const nodes = [app, ...beside];
  const exchanges = nodes.flatMap((node) => node.exchanges);
  const { databaseUrl } = app;
  const highest = Math.max(0, ...acknowledged(exchanges).map(({ id }) => id)) + SLACK;
  return {
    exchanges,
    dataDir: app.dataDir,
    log: nodes.map((node) => node.log()).join(''),
    secrets: [ADMIN_PASSWORD, PASSWORD, ...(databaseUrl ? [new URL(databaseUrl).password] : [])],
    evidence: () =>
      databaseUrl ? evidenceOfPostgres(databaseUrl) : evidenceOfStore(app.running.ports.read, highest),
    payments: () => evidenceOfPayments(app.running.ports, databaseUrl, highest),
  };
};

export const auditApp = (app: TestApp, ...beside: readonly TestApp[]): Promise<void> =>
  audit(premisesOf(app, ...beside));
