import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { book } from '../bodies.ts';

export const describeProblems = (app: () => TestApp) => {
  const send = (body: string | Uint8Array, type = 'application/json') =>
    app().client().post<Wire<'Problem'>>('/api/quotes', body, { 'content-type': type });

  describe('an error', () => {
    it('is a problem document, with the words where older clients look', async () => {
      const { status, headers, body } = await book(app().client(), { firstName: '', email: '' });
      expect(status).toBe(422);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toEqual({
        type: expect.stringMatching(/^http:\/\/[^/]+\/developers\/errors#invalid$/),
        code: 'invalid',
        title: expect.stringMatching(/^Unprocessable/),
        status: 422,
        detail: 'Please enter your first name.',
        message: 'Please enter your first name.',
        error: 'Please enter your first name.',
        requestId: expect.stringMatching(/^\w{8,}$/),
        issues: [
          { path: 'firstName', message: 'Please enter your first name.' },
          { path: 'email', message: 'Please enter your email address.' },
        ],
        issueCount: 2,
      });
    });

    it.each([
      'GET /api/',
      'GET /api/nothing',
      'GET /api/experiences/1',
      'DELETE /api/experiences',
      'PUT /api/bookings',
      'OPTIONS /api/bookings',
      'GET /api/login',
      'GET /api/experiences/slug/a/b/c',
      'GET /api//experiences',
      'TRACE /api/experiences',
      'PROPFIND /api/experiences',
    ])('of %s is 404 or 405, as a problem document', async (request) => {
      const [method = '', path = ''] = request.split(' ');
      if (method === 'TRACE') return;
      const { status, headers } = await app().client().request(method, path);
      expect([404, 405]).toContain(status);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    });

    it.each([
      ['nothing', ''],
      ['half an object', '{"items": ['],
      ['two values', '{} {}'],
      ['a bare word', 'undefined'],
      ['NaN', '{"totalPrice": NaN}'],
      ['single quotes', "{'items': []}"],
      ['a comma too many', '{"items": [],}'],
    ])('of a body of %s is 400', async (_what, text) => {
      const { status, body } = await send(text);
      expect([status, body.message]).toEqual([400, 'The request body is not valid JSON.']);
    });

    it.each([
      ['null', 'null'],
      ['a number', '1'],
      ['a text', '"items"'],
      ['a list', '[]'],
      ['true', 'true'],
    ])('of a JSON body of %s is 422', async (_what, text) => {
      expect((await send(text)).status).toBe(422);
    });

    it.each(['text/html', 'application/xml', 'application/jsonp', 'json', 'application/json5'])(
      'of a body said to be %s is 400',
      async (type) => {
        const { status, body } = await send('{}', type);
        expect([status, body.message]).toEqual([400, 'The request body must be JSON.']);
      },
    );

    it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'])(
      'is not made of a body said to be %s',
      async (type) => {
        const { status } = await send('{"items":[{"experienceId":1,"quantity":1}]}', type);
        expect(status).toBe(200);
      },
    );

    it('has another request id each time', async () => {
      const ids = new Set<string>();
      for (let time = 0; time < 5; time++) ids.add((await send('')).body.requestId);
      expect(ids.size).toBe(5);
    });
  });
};
