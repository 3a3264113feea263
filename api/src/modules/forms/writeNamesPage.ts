import { writeFileSync } from 'node:fs';
import { formsPage, formsPageFile } from './namesPage';

writeFileSync(formsPageFile, formsPage());
