import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PreparedReply } from '../../../adapters/http/from-memory/prepared.ts';
import { prepare } from '../../../adapters/http/from-memory/prepared.ts';
import { replyCache } from '../../../adapters/http/from-memory/reply-cache.ts';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import {
  type AddOnReply,
  anAddOnBody,
  anExperienceBody,
  type CategoryReply,
  type ExperienceReply,
} from './bodies.ts';

const READS = [
  '/api/experiences',
  '/api/experiences?fields=card&limit=5',
  '/api/experiences?search=jazz',
  '/api/experiences?suggest=tea',
  '/api/experiences?category=wellness-programs&limit=3',
  '/api/experiences?featured=true&limit=1',
  '/api/experiences?relatedTo=the-harlem-jazz-hour&limit=6',
  '/api/experiences?duration=1hour&price=501-1000',
  '/api/experiences/slug/the-harlem-jazz-hour',
  '/api/experiences/slug/the-harlem-jazz-hour/reviews',
  '/api/experiences/1/addons',
  '/api/experiences/2/addons',
  '/api/categories',
  '/api/logos',
];

describeOnEachStore('replies that are kept while administrators edit', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const ask = async (path: string) => {
    const { status, body } = await app().client().get<unknown>(path);
    return status === 200 ? body : status;
  };
  /** A query parameter that nobody knows: such a reply is made anew each time. */
  const askAnew = (path: string) => ask(`${path}${path.includes('?') ? '&' : '?'}unknown=1`);

  it('are those that would be made anew, after every kind of edit', async () => {
    const compare = async (edit: string) => {
      for (const path of READS) expect(await ask(path), `${path} after ${edit}`).toEqual(await askAnew(path));
    };
    await compare('nothing');
    const { body: jazz } = await admin.get<ExperienceReply>('/api/experiences/slug/the-harlem-jazz-hour');
    const [shelf] = (await admin.get<Wire<'Category'>[]>('/api/categories')).body;
    await admin.patch(`/api/experiences/${jazz.id}`, { title: 'Jazz with Tea', version: jazz.version });
    await compare('a title');
    const added = await admin.post<ExperienceReply>('/api/experiences', anExperienceBody({ featured: true }));
    await compare('a new experience');
    await admin.patch(`/api/categories/${shelf?.id}`, { name: unique('Shelf'), version: shelf?.version });
    await compare('the name of a category');
    const category = await admin.post<CategoryReply>('/api/categories', { name: unique('Late') });
    await admin.patch(`/api/categories/${category.body.id}`, { order: 1, version: 1 });
    await compare('another order of categories');
    await admin.delete(`/api/categories/${category.body.id}`);
    await compare('a category that went');
    const addOn = await admin.post<AddOnReply>('/api/addons', anAddOnBody({ experienceIds: [1, 2] }));
    expect(addOn.status).toBe(201);
    await compare('a new add-on');
    await admin.delete(`/api/addons/${addOn.body.id}`);
    await compare('an add-on that went');
    await admin.delete(`/api/experiences/${added.body.id}`);
    await compare('an experience that went');
    await admin.delete('/api/experiences/1');
    await compare('an experience with add-ons that went');
  });
});

describe('the cache of replies', () => {
  const reply = (text: string): PreparedReply => prepare(200, Buffer.from(text), {});

  it('keeps a reply over a change that does not touch it, and drops one that the change touches', () => {
    const cache = replyCache();
    let title = 'Jazz';
    const [kept, dropped, plain] = [reply('kept'), reply('dropped'), reply('plain')];
    cache.startVersion(1);
    cache.put('/kept', kept, { version: 1, isStillTrue: () => true });
    cache.put('/dropped', dropped, { version: 1, isStillTrue: () => title === 'Jazz' });
    cache.put('/plain', plain, { version: 1 });
    title = 'Swing';
    expect(cache.get('/dropped')).toBe(dropped);
    cache.startVersion(2);
    expect(cache.get('/kept')).toBe(kept);
    expect(cache.get('/dropped')).toBeUndefined();
    expect(cache.get('/plain')).toBeUndefined();
  });

  it('takes no reply of an older version', () => {
    const cache = replyCache();
    cache.startVersion(2);
    cache.put('/old', reply('old'), { version: 1, isStillTrue: () => true });
    expect(cache.get('/old')).toBeUndefined();
  });
});
