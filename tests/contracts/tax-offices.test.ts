import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { simulatedOffices } from '../../adapters/simulator/simulated-offices.ts';
import { hmrcRegister } from '../../adapters/tax-offices/hmrc.ts';
import { taxOffices } from '../../adapters/tax-offices/tax-offices.ts';
import { askVies } from '../../adapters/tax-offices/vies.ts';
import { startViesDouble } from '../support/vies-double.ts';

const NOW = () => new Date('2026-11-28T12:00:00.000Z');
const ASKER = 'DE136695976';

describe('VIES', () => {
  let vies: Awaited<ReturnType<typeof startViesDouble>>;
  beforeAll(async () => {
    vies = await startViesDouble();
  });
  afterAll(() => vies.stop());
  const ask = (number: string, asker: string | null = ASKER) =>
    taxOffices({ viesBase: vies.url, hmrc: null }, NOW).ask({ office: 'vies', number, asker });

  it('is told both numbers without their prefixes, and tells name, address and consultation number', async () => {
    vies.say('valid');
    expect(await ask('EL094259216')).toEqual({
      kind: 'valid',
      name: 'Wiener Quiz GmbH',
      address: 'Lindengasse 4, 1070 Wien',
      consultation: 'WAPIAAAAYc1x2',
    });
    expect(vies.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/taxation_customs/vies/rest-api/check-vat-number',
      countryCode: 'EL',
      vatNumber: '094259216',
      requesterMemberStateCode: 'DE',
      requesterNumber: '136695976',
    });
    await ask('ATU13585627', null);
    expect(vies.asked.at(-1)).not.toHaveProperty('requesterNumber');
  });

  it('refuses a number, and tells nothing of it', async () => {
    vies.say('invalid');
    expect(await ask('ATU13585627')).toMatchObject({ kind: 'invalid', name: null, address: null });
  });

  it.each([
    ['MS_UNAVAILABLE', "the member state's own service is away"],
    ['MS_MAX_CONCURRENT_REQ', "the member state's own service is busy"],
    ['INVALID_REQUESTER_INFO', 'it does not accept the number of the shop'],
    ['SOMETHING_NEW', 'it answered SOMETHING_NEW'],
  ])('says nothing just now: %s', async (error, problem) => {
    vies.say(error);
    expect(await ask('ATU13585627')).toEqual({ kind: 'away', problem });
  });

  it('calls a number that can be nobody’s refused', async () => {
    vies.say('INVALID_INPUT');
    expect((await ask('ATU13585627')).kind).toBe('invalid');
  });

  it('is away where it cannot be reached, answers nonsense, or is slow', async () => {
    const gone = taxOffices({ viesBase: 'http://127.0.0.1:9', hmrc: null }, NOW);
    expect(await gone.ask({ office: 'vies', number: 'ATU13585627', asker: null })).toEqual({
      kind: 'away',
      problem: 'it could not be reached',
    });
    vies.say('nonsense');
    expect(await ask('ATU13585627')).toEqual({ kind: 'away', problem: 'its answer could not be read' });
    vies.say('silence');
    await expect(askVies(vies.url, 'ATU13585627', null, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

/** A server that answers as HMRC does: one token, one known number. */
const startHmrc = async () => {
  const asked: string[] = [];
  let isRevoked = false;
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  const say = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    if (url === '/oauth/token') {
      const body = new URLSearchParams(await bodyOf(request));
      asked.push(`token ${body.get('grant_type')} ${body.get('client_id')}`);
      isRevoked = false;
      if (body.get('client_secret') !== 'secret')
        return say(response, 401, {
          error: 'invalid_client',
          error_description: 'invalid client id or secret',
        });
      return say(response, 200, { access_token: 'token-1', token_type: 'bearer', expires_in: 14_400 });
    }
    asked.push(`${url} ${headers.accept}`);
    if (headers.authorization !== 'Bearer token-1' || isRevoked)
      return say(response, 401, {
        code: 'INVALID_CREDENTIALS',
        message: 'Invalid Authentication information',
      });
    if (!url.includes('/lookup/980780684'))
      return say(response, 404, {
        code: url.includes('/lookup/') ? 'NOT_FOUND' : 'MATCHING_RESOURCE_NOT_FOUND',
        message: 'targetVrn does not match a registered company',
      });
    return say(response, 200, {
      target: {
        name: 'Credite Sberger Donal Inc.',
        vatNumber: '980780684',
        address: { line1: '131B Barton Hamlet', postcode: 'SW97 5CK', countryCode: 'GB' },
      },
      requester: '136695976',
      consultationNumber: 'Y3Y-Y9Y-BYS',
      processingDate: '2026-11-28T12:00:00+00:00',
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    revoke: () => {
      isRevoked = true;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

describe('HMRC', () => {
  let hmrc: Awaited<ReturnType<typeof startHmrc>>;
  beforeAll(async () => {
    hmrc = await startHmrc();
  });
  afterAll(() => hmrc.stop());
  beforeEach(() => {
    hmrc.asked.length = 0;
  });
  const settings = (clientSecret = 'secret') => ({ base: hmrc.base, clientId: 'shop', clientSecret });

  it('is asked with one token for many numbers, without prefixes', async () => {
    const ask = hmrcRegister(settings(), NOW);
    expect(await ask('GB980780684', 'GB999999973')).toEqual({
      kind: 'valid',
      name: 'Credite Sberger Donal Inc.',
      address: '131B Barton Hamlet, SW97 5CK, GB',
      consultation: 'Y3Y-Y9Y-BYS',
    });
    expect(await ask('XI123456782', null)).toMatchObject({ kind: 'invalid', consultation: null });
    const lookup = '/organisations/vat/check-vat-number/lookup';
    expect(hmrc.asked).toEqual([
      'token client_credentials shop',
      `${lookup}/980780684/999999973 application/vnd.hmrc.2.0+json`,
      `${lookup}/123456782 application/vnd.hmrc.2.0+json`,
    ]);
  });

  it('gets another token once one is not accepted any longer, or is over', async () => {
    let at = NOW().getTime();
    const ask = hmrcRegister(settings(), () => new Date(at));
    await ask('GB980780684', null);
    hmrc.revoke();
    expect(await ask('GB980780684', null)).toEqual({
      kind: 'away',
      problem: 'it answered INVALID_CREDENTIALS',
    });
    expect((await ask('GB980780684', null)).kind).toBe('valid');
    at += 14_400_000;
    expect((await ask('GB980780684', null)).kind).toBe('valid');
    expect(hmrc.asked.filter((each) => each.startsWith('token'))).toHaveLength(3);
  });

  it('says nothing to whom it does not know, and is not asked without credentials', async () => {
    expect(await hmrcRegister(settings('wrong'), NOW)('GB980780684', null)).toEqual({
      kind: 'away',
      problem: 'it does not accept HMRC_CLIENT_ID and HMRC_CLIENT_SECRET',
    });
    const none = taxOffices({ viesBase: hmrc.base, hmrc: null }, NOW);
    hmrc.asked.length = 0;
    expect(await none.ask({ office: 'hmrc', number: 'GB980780684', asker: null })).toEqual({
      kind: 'away',
      problem: 'HMRC_CLIENT_ID and HMRC_CLIENT_SECRET are not set',
    });
    expect(hmrc.asked).toEqual([]);
  });
});

describe('the simulator', () => {
  it.each([
    ['ATU13585627', 'valid'],
    ['ATU10223000', 'invalid'],
    ['DE136695979', 'away'],
  ])('says of %s: %s', async (number, kind) => {
    expect((await simulatedOffices.ask({ office: 'vies', number, asker: ASKER })).kind).toBe(kind);
  });
});
