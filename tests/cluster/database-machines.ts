import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/root.mjs';
import type { FindProgram } from '../support/debian-packages.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import { type DatabaseMachine, startDatabaseMachine } from './database-machine.ts';
import type { Etcd } from './etcd.ts';
import type { Secrets } from './secrets.ts';
import { plainNetwork, silentNetwork } from './silent-network.ts';

const MACHINES = ['db1', 'db2', 'db3'];
const START_MS = 90_000;
/** Of what a machine has said, in an error. */
const LAST_LINES = 25;
/** Patroni answers one question at a time, HAProxy's too. */
const POLL_MS = 50;

/** Three machines of the database, one of which leads. */
export interface DatabaseMachines {
  readonly all: readonly DatabaseMachine[];
  /** @throws Error when nobody leads within `patienceMs` */
  leader(patienceMs?: number): Promise<DatabaseMachine>;
  /** Waits until one leads, two follow, and one of these answers commits with it. */
  untilWhole(patienceMs?: number): Promise<void>;
  /** What an operator types to see who leads, and to change it. */
  readonly listCommand: string;
  readonly switchOverCommand: string;
  /** Runs `patronictl` with these words, and answers its questions with these lines. */
  control(words: string, answers?: readonly string[]): Promise<string>;
  /** Lets another machine lead, by the script of deploy/. */
  switchOver(): Promise<string>;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  readonly isCuttable: boolean;
  readonly isAsynchronous: boolean;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

const membersAt = async ({ restAddress }: DatabaseMachine): Promise<readonly Member[]> => {
  try {
    const answer = await fetch(`http://${restAddress}/cluster`, { signal: AbortSignal.timeout(1_000) });
    return ((await answer.json()) as { members?: readonly Member[] }).members ?? [];
  } catch {
    return [];
  }
};

export const startDatabaseMachines = async (
  folder: string,
  find: FindProgram,
  etcd: Etcd,
  secrets: Secrets,
  { isCuttable, isAsynchronous }: DatabaseOptions,
): Promise<DatabaseMachines> => {
  const all = await Promise.all(
    MACHINES.map((name) =>
      startDatabaseMachine({
        name,
        folder,
        find,
        etcd: etcd.addresses,
        secrets,
        network: isCuttable ? silentNetwork() : plainNetwork(),
        isCuttable,
        isAsynchronous,
      }),
    ),
  );

  const leader = (patienceMs = START_MS) =>
    until(
      'somebody leads',
      async () => {
        await timePasses(POLL_MS);
        const leads = await Promise.all(all.map((machine) => machine.is('primary')));
        return leads.filter(Boolean).length === 1 ? (all[leads.indexOf(true)] ?? null) : null;
      },
      patienceMs,
    );

  /** As the leader sees it: it decides which replica answers commits, and what the others know may be old. */
  const isWhole = async (): Promise<boolean> => {
    await timePasses(POLL_MS);
    const isLeader = await Promise.all(all.map((machine) => machine.is('primary')));
    const leading = all[isLeader.indexOf(true)];
    if (!leading) return false;
    const members = await membersAt(leading);
    const running = members.filter(({ state }) => /^(running|streaming)$/.test(state));
    const [leads, ...more] = running.filter(({ role }) => ['leader', 'master'].includes(role));
    if (leads?.name !== leading.name || more.length > 0) return false;
    // A former leader runs on its own timeline before it is rewound: it does not follow yet.
    const follow = running.filter(({ role, timeline }) => {
      return ['sync_standby', 'replica'].includes(role) && timeline === leads.timeline;
    });
    return follow.length === 2 && (isAsynchronous || follow.some(({ role }) => role === 'sync_standby'));
  };
  /** What every machine knows of the others, and what it has said last: why they are not whole is nowhere else. */
  const standing = async (): Promise<string> => {
    const told = all.map(async (machine) => {
      const members = (await membersAt(machine)).map(
        ({ name, role, state, timeline }) => `${name} ${role} ${state} on ${timeline}`,
      );
      const said = machine.output().trimEnd().split('\n').slice(-LAST_LINES);
      return [`${machine.name} knows: ${members.join(', ')}`, ...said.map((line) => `  ${line}`)].join('\n');
    });
    return (await Promise.all(told)).join('\n');
  };
  const untilWhole = async (patienceMs = START_MS) => {
    try {
      await until('the database has a leader and two replicas', isWhole, patienceMs);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${await standing()}`, { cause: error });
    }
  };

  const [first] = all;
  if (!first) throw new Error('There is no machine');
  /** Patroni's passwords are in the machine's settings, as they are in `/etc/patroni_env.conf`. */
  const withSettings = (command: string) => `(set -a; . ${first.envFile}; LC_ALL=C.UTF-8; ${command})`;
  const patronictl = (words: string) => withSettings(`${find('patronictl')} -c ${first.configFile} ${words}`);
  const switchOverCommand = withSettings(
    `PATRONICTL=${find('patronictl')} ${join(root, 'deploy/patroni/switchover.sh')} ${first.configFile}`,
  );
  const execute = async (command: string, answers: readonly string[] = []): Promise<string> => {
    const running = promisify(exec)(command, { env: { PATH: process.env.PATH } });
    running.child.stdin?.end(answers.map((line) => `${line}\n`).join(''));
    return (await running).stdout;
  };
  const control = (words: string, answers: readonly string[] = []) => execute(patronictl(words), answers);
  return {
    all,
    listCommand: patronictl('list'),
    leader,
    untilWhole,
    switchOverCommand,
    control,
    switchOver: () => execute(switchOverCommand),
    stop: async () => {
      await Promise.all(all.map(({ network }) => network.stop()));
    },
  };
};
