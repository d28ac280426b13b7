import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import pg from 'pg';

/* The plainest booking there can be: bare Koa and pg, one transaction of an insert and an update in a table without indexes. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
await pool.query(
  'create table if not exists bench_bookings (id serial primary key, reference text, body jsonb, paid boolean default false)',
);
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method !== 'POST') {
    ctx.body = 'ready';
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const reference = `WC-${randomBytes(8).toString('hex')}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'insert into bench_bookings (reference, body) values ($1, $2) returning id',
      [reference, JSON.stringify(body)],
    );
    const id = rows[0].id;
    await client.query('update bench_bookings set paid = true where id = $1', [id]);
    await client.query('commit');
    ctx.status = 201;
    ctx.body = { id, bookingReference: reference, ...body };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});
app.listen(Number(process.env.PORT), '127.0.0.1');
