import { writeFileSync } from 'node:fs';
import { permissionsFile, permissionsPage } from './permissionsPage';

writeFileSync(permissionsFile, permissionsPage());
