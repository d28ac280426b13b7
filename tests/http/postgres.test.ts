import { describeEverything } from './everything.ts';

describeEverything('postgres');
