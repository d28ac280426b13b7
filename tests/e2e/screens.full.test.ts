import { describeHome } from './suite/home.ts';
import { describeNotFound } from './suite/not-found.ts';

describeHome();
describeNotFound();
