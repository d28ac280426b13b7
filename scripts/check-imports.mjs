// Checks every import against the rules of .dependency-cruiser.mjs.
import { root } from './root.mjs';

const { cruiseRooms } = await import('../tests/architecture/cruise.ts');
const { modules, violations } = await cruiseRooms(root);
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
// If the parser read nothing, it would find no violations either.
if (modules.length === 0) console.log('No module was found.');
else console.log(`${modules.length} modules, ${violations.length} violations`);
process.exit(violations.length === 0 && modules.length > 0 ? 0 : 1);
