import ensureWeb from '../../support/web-setup.ts';
import { allowing } from '../allowance.ts';
import { raceForCode } from './code-race.ts';
import { times } from './figures.ts';
import { type Ground, startGround } from './ground.ts';
import { changeLeader, LEADER_FAULTS, limitOf } from './leader-faults.ts';
import { killNode, killPostgres } from './node-faults.ts';
import { spreadEdit, spreadRevocation } from './spreading.ts';
import { loseLeaderUnreplicated } from './unreplicated.ts';

/*
 * The full counts of faults on a cluster, or a share of them: `npm run faults cluster-nodes 10` for a tenth. Limits of time
 * hold for a machine that does nothing else; on a busy one they are as much longer as work waits for its processors.
 */
const COUNTS = { nodes: 500, postgres: 300, leader: 50, codes: 100 };
const RACERS = 1_000;
/** Minutes after which a part ends with what it has counted by then, and is audited: `MINUTES=60 npm run faults cluster-nodes`. */
const MINUTES = Number(process.env.MINUTES ?? 9);
const SECOND_MS = 1_000;
/** Patroni looks once a second, twice before Postgres is promoted, and lets it recover in between. */
const PATRONI_MS = 3_000;
const NODES = [0, 1, 2];

const [part = '', share = '1'] = process.argv.slice(2);
const countOf = (full: number) => Math.max(1, Math.ceil(full / Number(share)));
let hasFailed = false;
const say = (holds: boolean, line: string) => {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${line}`);
  hasFailed ||= !holds;
};

/** Does it up to `all` times, as long as there is time, and says after every tenth how far it is. Answers how often it was done. */
const repeat = async (all: number, once: (time: number) => Promise<string>): Promise<number> => {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / SECOND_MS);
  for (let time = 0; time < all; time++) {
    if (seconds() >= MINUTES * 60) {
      console.log(`     ${MINUTES} minutes are over: ${time} of ${all}`);
      return time;
    }
    const so = await once(time);
    if (Math.floor((time * 10) / all) !== Math.floor(((time + 1) * 10) / all))
      console.log(`     ${time + 1} of ${all} after ${seconds()} s: ${so}`);
  }
  return all;
};

/** All three nodes fall in turn, each on its own: never two at a time. */
const nodes = async (ground: Ground): Promise<void> => {
  const back = times();
  const limit = allowing(SECOND_MS);
  await repeat(countOf(COUNTS.nodes), async (kill) => {
    back.add(await killNode(ground, kill % NODES.length));
    await ground.assertKept();
    return back.line('kept', limit, 'most');
  });
  say(back.holds(limit, 'most'), back.line('kills of nodes', limit, 'most'));
};

const postgres = async (ground: Ground): Promise<void> => {
  const [back, whole] = [times(), times()];
  const limit = allowing(SECOND_MS);
  await repeat(countOf(COUNTS.postgres), async () => {
    const { sinceKill, sinceServing } = await killPostgres(ground);
    back.add(sinceServing);
    whole.add(sinceKill);
    await ground.assertKept();
    return back.line('kept', limit, 'p50');
  });
  say(back.holds(limit, 'p50'), back.line('kills of Postgres', limit, 'p50'));
  const withPatroni = allowing(PATRONI_MS);
  say(whole.holds(withPatroni, 'p50'), whole.line('with Patroni’s look', withPatroni, 'p50'));
};

const leader = async (ground: Ground): Promise<void> => {
  const back = new Map(LEADER_FAULTS.map((fault) => [fault, times()]));
  await repeat(Math.max(LEADER_FAULTS.length, countOf(COUNTS.leader)), async (change) => {
    const [fault, of] = [...back][change % back.size] ?? [];
    if (!fault || !of) return '';
    of.add(await changeLeader(ground, fault));
    await ground.assertKept();
    return of.line(`${fault}, kept`, allowing(limitOf(fault)), 'most');
  });
  for (const [fault, of] of back) {
    const limit = allowing(limitOf(fault));
    say(of.holds(limit, 'most'), of.line(`leader: ${fault}`, limit, 'most'));
  }
};

const codes = async ({ cluster }: Ground): Promise<void> => {
  const racers = Math.max(100, Math.ceil(RACERS / Number(share)));
  let exact = 0;
  const races = await repeat(countOf(COUNTS.codes), async (race) => {
    const { won, counted, strange } = await raceForCode(cluster, racers, race % NODES.length);
    if (won === 10 && counted === 10 && strange.length === 0) exact += 1;
    else console.log(`race ${race}: ${won} won, ${counted} counted, ${strange.slice(0, 3).join('; ')}`);
    return `exactly 10 in ${exact}`;
  });
  say(exact === races, `${races} × ${racers} at once on a code with 10 uses: exactly 10 in ${exact}`);
  const limit = allowing(SECOND_MS);
  const [edit, revoked] = [await spreadEdit(cluster), await spreadRevocation(cluster)];
  say(edit <= limit, `an edit is on all nodes after ${Math.round(edit)} ms (≤ ${Math.round(limit)} ms)`);
  say(revoked <= limit, `a revoked key after ${Math.round(revoked)} ms (≤ ${Math.round(limit)} ms)`);
};

const parts: Readonly<Record<string, (ground: Ground) => Promise<void>>> = { nodes, postgres, leader, codes };
const run = parts[part];
if (!run) throw new Error(`There is no part ${part}: ${Object.keys(parts).join(', ')}`);

ensureWeb();
console.log(`\nA cluster of three nodes and three Postgres: ${part}`);
const ground = await startGround(part, { isCuttable: part === 'leader' });
try {
  await run(ground);
  await ground.finish();
  const booked = ground.buyers.promised().length;
  say(
    true,
    `${booked} acknowledged bookings: 0 lost, doubled or changed; 0 answers of 500; every mail sent; audited`,
  );
  const failures = ground.reader.failures();
  const longest = Math.round(ground.reader.longestWait());
  say(
    failures.length === 0,
    `${ground.reader.answered()} pages, ${failures.length} failed, ${longest} ms at most between two`,
  );
  for (const failure of failures.slice(0, 5)) console.log(`     ${failure}`);
} catch (error) {
  say(false, (error as Error).message);
  await ground.assertKept().catch((broken: Error) => say(false, broken.message));
  console.log(ground.cluster.lastWords());
} finally {
  await ground.stop();
}
if (part === 'leader') {
  const lost = await loseLeaderUnreplicated();
  say(lost.length > 0, `twin, with asynchronous replication: ${lost.length} acknowledged bookings lost`);
}
process.exit(hasFailed ? 1 : 0);
