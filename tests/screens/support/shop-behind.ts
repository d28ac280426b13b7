import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { ADMIN_PASSWORD, type MemoryShop } from '../../e2e/support/memory-shop.ts';
import { type Client, createClient } from '../../support/http-client.ts';
import { aPicture } from '../../support/pictures.ts';
import { startHttpsAnswers, trustGoodCertificate } from '../../support/tls-servers.ts';
import { until } from '../../support/until.ts';

const SHOP = pathToFileURL(join(import.meta.dirname, '../../e2e/support/memory-shop.ts')).href;

/** What the shop answers itself; everything else is the runner's. */
const ITS_OWN = /^\/(?:api\/(?!.*\.tsx?(?:$|\?))|uploads\/)/;

const STATUS = /^(\d{3}) /;

// Loaded when first needed: every other project reads the runner's configuration too.
// Pictures of imports come from a server of this machine.
const openShop = (): Promise<MemoryShop> =>
  import(SHOP).then(({ openMemoryShop }) => openMemoryShop({ WEBHOOK_ALLOW_PRIVATE: 'true' }));

let shared: Promise<MemoryShop> | null = null;
/** By session: the shops of files that change what every screen shows. */
const ownShops = new Map<string, Promise<MemoryShop>>();

const shopOf = (sessionId: string): Promise<MemoryShop> => {
  const own = ownShops.get(sessionId);
  if (own) return own;
  shared ??= openShop();
  return shared;
};

/** Files run side by side, each in a session of the runner: its requests say which. */
const SESSION = 'screen-session';
const sessionOf = (cookie = ''): string => new RegExp(`${SESSION}=([^;]*)`).exec(cookie)?.[1] ?? '';

/** Paths that fail in a session at the moment, with the words of the failure. */
const failing = new Map<string, Map<string, string>>();

/** The demo shop over memory, in this process, behind the pages that the runner serves. */
export const shopBehind = (): Plugin => ({
  name: 'shop-behind',
  configureServer: ({ middlewares, httpServer }) => {
    middlewares.use(async (request, response, next) => {
      const { url = '' } = request;
      if (!ITS_OWN.test(url)) return next();
      const session = sessionOf(request.headers.cookie);
      const failure = failing.get(session)?.get(url.split('?')[0] ?? '');
      if (failure) {
        response.writeHead(Number(STATUS.exec(failure)?.[1]), { 'content-type': 'application/json' });
        return response.end(JSON.stringify({ message: failure.replace(STATUS, '') }));
      }
      const { running } = await shopOf(session);
      // As a reverse proxy does: the shop believes to be asked at its own address.
      if (request.headers.origin) request.headers.origin = running.ports.profile.publicUrl;
      return running.listener(request, response);
    });
    httpServer?.once('close', () => {
      for (const shop of [shared, ...ownShops.values()]) void shop?.then((each) => each.stop());
      void pictures?.then((server) => server.stop());
    });
  },
});

/** Puts one more experience into the catalogue. */
const sell: BrowserCommand<[change: Parameters<MemoryShop['sell']>[0]]> = async ({ sessionId }, change) =>
  (await shopOf(sessionId)).sell(change);

/** A path answers with a failure, such as `503 The shop is asleep`; null ends that. */
const fail: BrowserCommand<[path: string, failure: string | null]> = async ({ sessionId }, path, failure) => {
  const paths = failing.get(sessionId);
  if (failure === null) paths?.delete(path);
  else paths?.set(path, failure);
};

const administrators = new WeakMap<MemoryShop, Promise<Client>>();
const signIn = async (shop: MemoryShop): Promise<Client> => {
  const client = createClient(shop.url);
  const { status } = await client.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  if (status !== 200) throw new Error(`The administrator cannot sign in: ${status}`);
  return client;
};

/** Asks the shop as its administrator. */
const desk: BrowserCommand<[method: string, path: string, body?: unknown]> = async (
  { sessionId },
  method,
  path,
  body,
) => {
  const shop = await shopOf(sessionId);
  const administrator = administrators.get(shop) ?? signIn(shop);
  administrators.set(shop, administrator);
  const answer = await (await administrator).request(method, path, { body });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Waits for a mail to this address, or whose text has these words, and answers the last path in it that begins so. */
const mailed: BrowserCommand<[words: string, path: string]> = async ({ sessionId }, words, path) => {
  const shop = await shopOf(sessionId);
  let found = '';
  await until(`a mail says ${words} and leads to ${path}`, async () => {
    const sent = (await shop.outbox()).findLast(
      ({ mail, recipients }) =>
        mail.text?.includes(path) && (recipients.includes(words) || mail.text.includes(words)),
    );
    found = sent?.mail.text?.match(new RegExp(`${path}[\\w?=-]+`, 'g'))?.at(-1) ?? '';
    return found !== '';
  });
  return found;
};

/** Nobody is signed in any more, the shop knows no visitor, and nothing fails. */
const newVisitor: BrowserCommand<[]> = async ({ sessionId, context, page }) => {
  failing.set(sessionId, new Map());
  await context.clearCookies();
  await context.addCookies([{ name: SESSION, value: sessionId, url: new URL(page.url()).origin }]);
};

/** Mails what asks for reviews of a delivered booking, which waits a day otherwise. */
const askReviews: BrowserCommand<[bookingId: number]> = async ({ sessionId }, bookingId) => {
  const { running } = await shopOf(sessionId);
  await running.shop.mailReviewAsked({ bookingId, version: 1 });
};

/** Shows so many reviews of an experience; their texts are numbered from 1, the oldest. */
const reviewed: BrowserCommand<[experienceId: number, count: number]> = async (
  { sessionId },
  experienceId,
  count,
) => {
  const { running } = await shopOf(sessionId);
  await running.ports.unitOfWork(async ({ catalogue }) => {
    for (let at = 1; at <= count; at += 1)
      await catalogue.addReview({
        experienceId,
        username: 'mara',
        userImage: null,
        rating: 5,
        comment: `Evening number ${at}.`,
      });
  });
  await running.live.refresh();
};

let pictures: ReturnType<typeof startHttpsAnswers> | null = null;
const openPictures = async (): ReturnType<typeof startHttpsAnswers> => {
  trustGoodCertificate();
  const picture = await aPicture(400, 240).jpeg().toBuffer();
  return startHttpsAnswers(({ url = '' }, response) => {
    if (url.startsWith('/picture')) response.writeHead(200).end(picture);
    else response.writeHead(404).end();
  });
};
/** Answers where another server has pictures, at paths that begin with `/picture`, and nothing else. */
const picturesElsewhere: BrowserCommand<[]> = async () => {
  pictures ??= openPictures();
  return (await pictures).url;
};

/** From now on the screens of this session are those of a shop that no other session sees. */
const openOwnShop: BrowserCommand<[]> = async ({ sessionId }) => {
  const shop = openShop();
  ownShops.set(sessionId, shop);
  await shop;
};
const closeOwnShop: BrowserCommand<[]> = async ({ sessionId }) => {
  const shop = await ownShops.get(sessionId);
  ownShops.delete(sessionId);
  await shop?.stop();
};

export const shopCommands = {
  openOwnShop,
  closeOwnShop,
  sell,
  fail,
  desk,
  mailed,
  newVisitor,
  askReviews,
  reviewed,
  picturesElsewhere,
};
