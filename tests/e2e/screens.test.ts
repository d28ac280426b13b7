import { describeGuards } from './suite/guards.ts';
import { describeNoScript } from './suite/no-script.ts';

describeGuards();
describeNoScript();
