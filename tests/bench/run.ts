import { benchBoard } from './board.ts';
import { benchBookings } from './bookings.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCosts } from './costs.ts';
import { benchFreeTimes } from './free-times.ts';
import { benchHeavy } from './heavy.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMetrics } from './metrics.ts';
import { benchOffice } from './office.ts';
import { benchPartners } from './partners.ts';
import { benchProcess } from './process-size.ts';
import { benchProcesses } from './processes.ts';
import { benchReads } from './reads.ts';
import { benchSchedule } from './schedule.ts';
import { benchStatements } from './statements.ts';
import { benchTestMode } from './test-mode.ts';

/* Figures are ratios of one run: machines differ and are noisy, their quotients much less. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  reads: benchReads,
  metrics: benchMetrics,
  catalogue: benchCatalogue,
  import: benchImport,
  partners: benchPartners,
  bookings: benchBookings,
  statements: benchStatements,
  costs: benchCosts,
  'free-times': benchFreeTimes,
  heavy: benchHeavy,
  process: benchProcess,
  processes: benchProcesses,
  office: benchOffice,
  'test-mode': benchTestMode,
  schedule: benchSchedule,
  board: benchBoard,
  lighthouse: benchLighthouse,
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches))
  if (chosen.length === 0 || chosen.includes(name)) await bench();
