import { describeSelling } from './selling.ts';

describeSelling('memory');
