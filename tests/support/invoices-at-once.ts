import pg from 'pg';

/**
 * Invoices of what is booked from now on are issued at once. A shop waits ten seconds, so that staff can delete a booking
 * before; tests of what comes after that need not wait for it. On memory, which has no `databaseUrl`, nothing changes.
 */
export const issueInvoicesAtOnce = async (databaseUrl: string | null): Promise<void> => {
  if (!databaseUrl) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      create function invoices_at_once() returns trigger language plpgsql as $$
      begin
        if new.task_id = (select id from graphile_worker._private_tasks where identifier = 'issue-invoice')
        then new.run_at := least(new.run_at, now());
        end if;
        return new;
      end $$;
      create trigger invoices_at_once before insert on graphile_worker._private_jobs
        for each row execute function invoices_at_once()`);
  } finally {
    await client.end();
  }
};
