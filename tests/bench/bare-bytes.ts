import { readFileSync } from 'node:fs';
import Koa from 'koa';

/* The yardstick: bare Koa answering the bytes of a file, with an ETag when asked to revalidate. */
const { FILE = '', TYPE = 'application/json', PORT } = process.env;
const body = readFileSync(FILE);
const etag = '"bare"';
const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', TYPE);
  ctx.set('ETag', etag);
  if (ctx.get('If-None-Match') === etag) ctx.status = 304;
  else ctx.body = body;
});
app.listen(Number(PORT), '127.0.0.1');
