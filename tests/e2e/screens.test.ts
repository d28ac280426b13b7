import { describeGuards } from './suite/guards.ts';
import { describeHome } from './suite/home.ts';
import { describeNoScript } from './suite/no-script.ts';
import { describeNotFound } from './suite/not-found.ts';

describeGuards();
describeHome();
describeNotFound();
describeNoScript();
