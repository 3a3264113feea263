import { writeFileSync } from 'node:fs';
import { permissionsFile, permissionsPage } from './page';

writeFileSync(permissionsFile, permissionsPage());
