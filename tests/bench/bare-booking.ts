import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import pg from 'pg';

/* The yardstick: bare Koa and pg writing the rows of one booking in one transaction, believing everything it is sent. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method !== 'POST') {
    ctx.body = 'ready';
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const client = await pool.connect();
  try {
    await client.query('begin');
    const reference = `WC-${randomBytes(8).toString('hex')}`;
    const { rows } = await client.query(
      `insert into bookings (reference, visitor_key, company_name, first_name, last_name, email, phone_number, subtotal, total)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
      [
        reference,
        'bare',
        body.companyName,
        body.firstName,
        body.lastName,
        body.email,
        body.phoneNumber,
        body.totalPrice * 100,
      ],
    );
    const id = rows[0].id;
    const [line] = body.items;
    await client.query(
      `insert into booking_lines (booking_id, position, experience_id, title, slug, duration, image_url, quantity, tier_price, add_ons_total)
       values ($1, 0, $2, 'Title', 'slug', '60 min', '/x', $3, 145000, 0)`,
      [id, line.experienceId, line.quantity],
    );
    const [slot] = line.slots;
    await client.query(
      'insert into booking_slots (booking_id, position, unit, day, time, meridiem, zone) values ($1, 0, 0, $2, $3, $4, $5)',
      [id, slot.date, slot.time, slot.meridiem, slot.zone],
    );
    const answer = { id, bookingReference: reference, ...body };
    await client.query(
      `insert into answers (scope, key, fingerprint, status, body, booking_id, created_at) values ('bare', $1, 'x', 201, $2, $3, now())`,
      [ctx.get('Idempotency-Key'), JSON.stringify(answer), id],
    );
    await client.query('select graphile_worker.add_job($1, $2::json)', [
      'bare',
      JSON.stringify({ bookingId: id }),
    ]);
    await client.query('commit');
    ctx.status = 201;
    ctx.body = answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});
app.listen(Number(process.env.PORT), '127.0.0.1');
