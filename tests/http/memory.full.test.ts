import { describeEverything } from './everything.ts';

describeEverything('memory');
