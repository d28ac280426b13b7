import ensureWeb from '../../support/web-setup.ts';
import { allowing } from '../allowance.ts';
import { raceForCode } from './code-race.ts';
import { times } from './figures.ts';
import { changeLeader, LEADER_FAULTS, type LeaderFault, limitOf } from './leader-faults.ts';
import { killNode, killPostgres } from './node-faults.ts';
import { spreadEdit, spreadRevocation } from './spreading.ts';
import { startTestBed, type TestBed } from './test-bed.ts';
import { loseLeaderUnreplicated } from './unreplicated.ts';

/*
 * The full counts of faults on a cluster, or a share of them: `npm run faults cluster-nodes 10` for a tenth. They come in rounds,
 * each on a cluster of its own that is audited at the end. Limits of time hold for a machine that does nothing else; on a busy
 * one they are as much longer as work waits for its processors.
 */
const COUNTS = { nodes: 500, postgres: 300, leader: 50, codes: 100 };
type PartName = keyof typeof COUNTS;
/** As many as two processors do in less than ten minutes. */
const IN_A_ROUND: Readonly<Record<PartName, number>> = { nodes: 125, postgres: 75, leader: 28, codes: 50 };
const RACERS = 1_000;
/** Minutes after which a round ends with what it has counted by then, and is audited: `MINUTES=60 npm run faults cluster-nodes`. */
const MINUTES = Number(process.env.MINUTES ?? 9);
const SECOND_MS = 1_000;
/** Patroni looks every two seconds, and twice before Postgres is promoted, and lets it recover in between. */
const PATRONI_MS = 3_000;
const NODES = [0, 1, 2];

/** What is counted: one fault after the other, on any cluster, and what comes of all of them. */
interface Part {
  /** Answers in words how it went. @throws Error when a promise is broken */
  once(testBed: TestBed, time: number): Promise<string>;
  /** What a cluster says that has no faults any more. */
  after?(testBed: TestBed): Promise<void>;
  report(): void;
}

const [name = '', share = '1'] = process.argv.slice(2);
let hasFailed = false;
const say = (holds: boolean, line: string) => {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${line}`);
  hasFailed ||= !holds;
};

/** All three nodes fall in turn, each on its own: never two at a time. */
const nodes = (): Part => {
  const back = times();
  const limit = allowing(SECOND_MS);
  return {
    once: async (testBed, kill) => {
      back.add(await killNode(testBed, kill % NODES.length));
      await testBed.assertKept();
      return back.line('kept', limit, 'most');
    },
    report: () => say(back.holds(limit, 'most'), back.line('kills of nodes', limit, 'most')),
  };
};

const postgres = (): Part => {
  const [back, whole] = [times(), times()];
  const [limit, withPatroni] = [allowing(SECOND_MS), allowing(PATRONI_MS)];
  return {
    once: async (testBed) => {
      const { sinceKill, sinceServing } = await killPostgres(testBed);
      back.add(sinceServing);
      whole.add(sinceKill);
      await testBed.assertKept();
      return back.line('kept', limit, 'p50');
    },
    report: () => {
      say(back.holds(limit, 'p50'), back.line('kills of Postgres', limit, 'p50'));
      say(whole.holds(withPatroni, 'p50'), whole.line('with Patroni’s look', withPatroni, 'p50'));
    },
  };
};

const leader = (): Part => {
  const back = new Map(LEADER_FAULTS.map((fault) => [fault, times()]));
  const limits = new Map(LEADER_FAULTS.map((fault) => [fault, allowing(limitOf(fault))]));
  const limit = (fault: LeaderFault) => limits.get(fault) ?? 0;
  return {
    once: async (testBed, change) => {
      const [fault, of] = [...back][change % back.size] ?? [];
      if (!fault || !of) return '';
      const waited = await changeLeader(testBed, fault);
      of.add(waited);
      if (waited > limit(fault))
        console.log(`change ${change}: ${waited} ms\n${testBed.cluster.lastWords()}`);
      await testBed.assertKept();
      return of.line(`${fault}, kept`, limit(fault), 'most');
    },
    report: () => {
      for (const [fault, of] of back)
        say(of.holds(limit(fault), 'most'), of.line(`leader: ${fault}`, limit(fault), 'most'));
    },
  };
};

const codes = (): Part => {
  const racers = Math.max(100, Math.ceil(RACERS / Number(share)));
  let [races, exact] = [0, 0];
  return {
    once: async ({ cluster }, race) => {
      const { won, counted, strange } = await raceForCode(cluster, racers, race % NODES.length);
      races += 1;
      if (won === 10 && counted === 10 && strange.length === 0) exact += 1;
      else console.log(`race ${race}: ${won} won, ${counted} counted, ${strange.slice(0, 3).join('; ')}`);
      return `exactly 10 in ${exact}`;
    },
    after: async ({ cluster }) => {
      const limit = allowing(SECOND_MS);
      const [edit, revoked] = [await spreadEdit(cluster), await spreadRevocation(cluster)];
      say(edit <= limit, `an edit is on all nodes after ${Math.round(edit)} ms (≤ ${Math.round(limit)} ms)`);
      say(revoked <= limit, `a revoked key after ${Math.round(revoked)} ms (≤ ${Math.round(limit)} ms)`);
    },
    report: () =>
      say(exact === races, `${races} × ${racers} at once on a code with 10 uses: exactly 10 in ${exact}`),
  };
};

const parts: Readonly<Record<PartName, () => Part>> = { nodes, postgres, leader, codes };

/** One fault after the other from `first` on, as long as there is time; says after every tenth of all how far it is. */
const repeat = async (part: Part, testBed: TestBed, first: number, end: number, all: number) => {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / SECOND_MS);
  for (let time = first; time < end; time++) {
    if (seconds() >= MINUTES * 60) {
      console.log(`     ${MINUTES} minutes are over: ${time - first} of ${end - first}`);
      return;
    }
    const so = await part.once(testBed, time);
    if (Math.floor((time * 10) / all) !== Math.floor(((time + 1) * 10) / all))
      console.log(`     ${time + 1} of ${all} after ${seconds()} s: ${so}`);
  }
};

/** Nobody was let down on this cluster. */
const judge = async (testBed: TestBed): Promise<void> => {
  await testBed.finish();
  const booked = testBed.buyers.promised().length;
  say(
    true,
    `${booked} acknowledged bookings: 0 lost, doubled or changed; 0 answers of 500; every mail sent; audited`,
  );
  const failures = testBed.reader.failures();
  const longest = Math.round(testBed.reader.longestWait());
  say(
    failures.length === 0,
    `${testBed.reader.answered()} pages, ${failures.length} failed, ${longest} ms at most between two`,
  );
  for (const failure of failures.slice(0, 5)) console.log(`     ${failure}`);
};

const isPart = (text: string): text is PartName => Object.hasOwn(COUNTS, text);
if (!isPart(name)) throw new Error(`There is no part ${name}: ${Object.keys(COUNTS).join(', ')}`);

ensureWeb();
const part = parts[name]();
const all = Math.max(name === 'leader' ? LEADER_FAULTS.length : 1, Math.ceil(COUNTS[name] / Number(share)));
const rounds = Math.ceil(all / IN_A_ROUND[name]);
for (let round = 0; round < rounds; round++) {
  console.log(`\nA cluster of three nodes and three Postgres: ${name}, round ${round + 1} of ${rounds}`);
  const testBed = await startTestBed(name, { isCuttable: name === 'leader' });
  const [first, end] = [Math.round((all * round) / rounds), Math.round((all * (round + 1)) / rounds)];
  try {
    await repeat(part, testBed, first, end, all);
    await part.after?.(testBed);
    await judge(testBed);
  } catch (error) {
    say(false, (error as Error).message);
    await testBed.assertKept().catch((broken: Error) => say(false, broken.message));
    console.log(testBed.cluster.lastWords());
  } finally {
    await testBed.stop();
  }
}
part.report();
if (name === 'leader') {
  const lost = await loseLeaderUnreplicated();
  say(lost.length > 0, `twin, with asynchronous replication: ${lost.length} acknowledged bookings lost`);
}
process.exit(hasFailed ? 1 : 0);
